/// One token of a tree while it is read; its path lies beside it.
struct TokenEntry {
  /// What a token's value is made of.
  enum Form: UInt8 {
    case literal
    /// The whole value is a reference to another token.
    case alias
    /// The whole value is a pointer to a part of another token's value.
    case part
    /// There is no usable value; a finding says why.
    case unusable
  }

  static let none: Int32 = -1

  /// The position among the entries.
  let index: Int32
  /// The position in the tree.
  let node: Int32
  let source: Int32
  /// The `$type` of the nearest group that has one.
  let groupType: TokenTree.Place?
  /// The `$deprecated` of the nearest group that has one.
  let groupDeprecation: TokenTree.Place?
  /// The words of the token's properties.
  var value = none
  /// The word of a `$ref` beside the other properties, which then stands for the value.
  var reference = none
  var explicitType = none
  var description = none
  var deprecation = none
  var extensions = none
  var form = Form.literal
  var type: ValueType?
  /// The name of a type that the format doesn't know.
  var typeName: TokenTree.Place?
  /// The entry that an alias refers to.
  var target = none
  /// The entry at the end of a chain of aliases, the own one where it is none; `none` in a ring.
  var terminal = none
  /// The finding that leaves the token without a value.
  var fault: Int?
  var isFaulty = false
}
