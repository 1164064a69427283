/// Groups and tokens as one or several documents give them, before anything is resolved.
///
/// Nodes lie in one array and name each other by position, so a tree costs one small record a node.
/// What stands in a token is looked at only when the tree is read as a document. Repeated keys are
/// for whoever parsed the document to report.
package struct TokenTree: Sendable {
  /// A value of one of the tree's documents, by the position of its word on the document's tape.
  package struct Place: Hashable, Sendable {
    var source: Int32
    var word: Int32
  }

  enum Kind: UInt8 {
    case group
    case token
    /// Neither: no object stands where a group or a token has to.
    case other
  }

  struct Node: Sendable {
    var kind: Kind
    /// The node's object, whose key is the node's name; of a group that several documents give, the
    /// first one's.
    var place: Place
    var childCount: Int32 = 0
    var firstChild = none
    var lastChild = none
    /// The next child of the group that the node is in.
    var next = none
    /// The first of the `$` properties of a group as they hold after merging, in the order of first
    /// appearance.
    var firstProperty = none
    /// The `$type` that a token or group copied by `$extends` had from outside the copied group.
    var inheritedType: Place?
  }

  /// A `$` property of a group; its key is its name.
  struct Property: Sendable {
    var value: Place
    /// The next property of the same group.
    var next = none
  }

  /// A token that replaced a group of another document or of an extended group, or the other way
  /// round.
  struct Clash: Sendable {
    var earlier: Place
    var later: Place
    var node: Int32
  }

  package internal(set) var sources: [TokenSource]
  /// Where the words of each source are.
  private var tapes: [JSONTape]
  var nodes: [Node]
  var properties: [Property] = []
  var clashes: [Clash] = []
  /// Groups that lack what their `$extends` should have given them, with the finding that says so.
  var incompleteGroups: [Int32: Int] = [:]
  /// Tables of large groups, kept so that merging many trees stays linear in them.
  var childNames: [Int32: ChildNames] = [:]

  /// The position of the root, which is a group.
  static let root: Int32 = 0
  /// No node or property.
  static let none: Int32 = -1

  /// The tree of an object in a document, its groups and tokens by their keys.
  ///
  /// - Parameters:
  ///   - root: the object that holds the groups and tokens; a value of another kind gives an empty
  ///     tree, which the reader reports.
  ///   - source: the document of the object.
  package init(reading root: JSONNode, in source: TokenSource) {
    sources = [source]
    tapes = [source.tape]
    nodes = []
    root.read { read($0) }
  }

  /// A tree without anything in it.
  init() {
    sources = []
    tapes = []
    nodes = [Node(kind: .group, place: Place(source: 0, word: 0))]
  }

  /// The value at a place, with a share in its document.
  func node(_ place: Place) -> JSONNode {
    let storage = sources[Int(place.source)].document.root.storage
    return JSONNode(storage: storage, index: Int(place.word))
  }

  /// The value at a place, valid as long as the tree is kept.
  @inline(__always)
  func value(_ place: Place) -> JSONView {
    JSONView(tapes[Int(place.source)], Int(place.word))
  }

  /// Takes over the documents of another tree; its places move by the result.
  mutating func adopt(_ other: TokenTree) -> Int32 {
    // Trees of one document, laid over each other one by one, share it.
    if other.tapes.count == 1, let last = tapes.last, last.isSame(as: other.tapes[0]) {
      return Int32(tapes.count - 1)
    }
    let shift = Int32(sources.count)
    sources += other.sources
    tapes += other.tapes
    return shift
  }
}
