/// Walks a document along the form that every theme has.
struct ThemeReader {
  private let root: JSONNode
  var report: LocatedFindings
  var entries: [TokenTable.Entry] = []

  /// Whether a theme of plain tokens, which has no roles, will do.
  private let acceptsPlain: Bool

  init(_ document: JSONDocument, file: String?, acceptsPlain: Bool = false) {
    root = document.root
    self.acceptsPlain = acceptsPlain
    report = LocatedFindings(document, file: file)
  }

  var findings: [Diagnostic] { report.findings }

  /// `nil` where so much is missing that there is nothing to go on with.
  mutating func theme() -> ResolvedTheme? {
    guard root.kind == .object else {
      report.mismatch(root, nil, "the document", expected: "an object that is a resolved theme")
      return nil
    }
    var object = ObjectReader(root)
    guard acceptsVersion(&object) else { return nil }
    if isPlain {
      if acceptsPlain { return plainTheme(&object) }
      return refusePlain()
    }
    var appearance: ResolvedAppearance?
    for section in ThemeShape.sections {
      let path = TokenPath(section.name)
      if let node = take(section.name, path, from: &object) { read(section.shape, node, path) }
      if section.name == "brand",
        let node = take("appearance", TokenPath("appearance"), from: &object)
      {
        appearance = self.appearance(node)
      }
    }
    let custom = take("custom", TokenPath("custom"), from: &object).map { self.custom($0) } ?? []
    let trace = object.take("trace").map { self.trace($0) }
    reportUnknown(object, below: nil, known: Self.topLevel)
    guard let appearance else { return nil }
    return ResolvedTheme(
      appearance: appearance,
      table: TokenTable(entries),
      custom: custom,
      trace: trace
    )
  }

  /// Whether every table that plain tokens can't fill is null.
  var isPlain: Bool {
    (ThemeShape.sections.map(\.name) + ["appearance"]).allSatisfy {
      $0 == "brand" || root[$0]?.isNull == true
    }
  }

  private mutating func refusePlain() -> ResolvedTheme? {
    report.report(
      .themeNoRoles,
      at: root[ColorRole.section.description]?.offset ?? root.offset,
      ColorRole.section,
      "the theme was made from plain tokens and has no roles",
      expected: "the tables that every brand's theme has",
      found: "null"
    )
    return nil
  }

  private mutating func plainTheme(_ object: inout ObjectReader) -> ResolvedTheme? {
    for section in ThemeShape.sections { _ = object.take(section.name) }
    _ = object.take("appearance")
    let path = TokenPath("brand")
    var id: TokenValue?
    if let node = root["brand"], var brand = self.object(node, path) {
      id = take("id", path.appending("id"), from: &brand).flatMap {
        leaf(.text, $0, path.appending("id"))
      }
    }
    let custom = take("custom", TokenPath("custom"), from: &object).map { self.custom($0) } ?? []
    let trace = object.take("trace").map { self.trace($0) }
    reportUnknown(object, below: nil, known: Self.topLevel)
    guard let id else { return nil }
    return ResolvedTheme(
      appearance: ResolvedAppearance(AppearanceRequest(), .adaptive),
      table: TokenTable([TokenTable.Entry(path.appending("id"), id)]),
      custom: custom,
      trace: trace
    )
  }

  private static let topLevel =
    ["formatVersion", "appearance", "custom", "trace"] + ThemeShape.sections.map(\.name)

  mutating func acceptsVersion(_ object: inout ObjectReader) -> Bool {
    let path = TokenPath("formatVersion")
    guard let node = take("formatVersion", path, from: &object) else { return false }
    let own = ResolvedTheme.formatVersion
    guard let version = node.string.flatMap(FormatVersion.init) else {
      report.mismatch(
        node,
        path,
        "formatVersion",
        expected: "a version such as \"\(own)\"",
        rule: .themeFormatVersion
      )
      return false
    }
    guard version.major == own.major else {
      report.report(
        .themeFormatVersion,
        at: node.offset,
        path,
        "the theme has format version \(version), and this program reads version \(own.major); "
          + "write the theme again with the program that reads it",
        expected: "\(own.major).x",
        found: "\(version)"
      )
      return false
    }
    return true
  }

  /// Takes a member that has to be there.
  mutating func take(
    _ name: String,
    _ path: TokenPath,
    from object: inout ObjectReader
  ) -> JSONNode? {
    if let node = object.take(name) { return node }
    report.report(
      .themeMissingKey,
      at: object.node.offset,
      path,
      "'\(path)' is missing",
      expected: "the key '\(name)'",
      found: "an object without it"
    )
    return nil
  }

  mutating func reportUnknown(
    _ object: ObjectReader,
    below path: TokenPath?,
    known: [String]
  ) {
    for member in object.rest {
      let own = path.map { $0.appending(member.key) } ?? TokenPath(member.key)
      report.report(
        .themeUnknownKey,
        .warning,
        at: member.keyOffset,
        own,
        "'\(own)' is not part of the format and is ignored",
        suggestion: NameSuggestion.nearest(to: member.key, among: known)
      )
    }
  }

  mutating func object(_ node: JSONNode, _ path: TokenPath) -> ObjectReader? {
    if node.kind == .object { return ObjectReader(node) }
    if node.isNull, ThemeShape.sections.contains(where: { $0.name == path.description }) {
      report.report(
        .themeNoRoles,
        at: node.offset,
        path,
        "'\(path)' is null: the theme was made from plain tokens and has no roles",
        expected: "an object",
        found: "null"
      )
    } else {
      report.mismatch(node, path, path.description, expected: "an object")
    }
    return nil
  }
}

extension ThemeReader {
  mutating func read(_ shape: Shape, _ node: JSONNode, _ path: TokenPath) {
    switch shape {
    case .leaf(let kind):
      if let value = leaf(kind, node, path) { entries.append(TokenTable.Entry(path, value)) }
    case .optional(let inner):
      if node.isNull {
        entries.append(TokenTable.Entry(path, .null))
      } else {
        read(inner, node, path)
      }
    case .group(let fields):
      guard var object = object(node, path) else { return }
      for field in fields {
        let own = path.appending(field.name)
        if let value = take(field.name, own, from: &object) { read(field.shape, value, own) }
      }
      reportUnknown(object, below: path, known: fields.map(\.name))
      if path.section == "elevation" { checkStyle(path, node) }
    case .list(let element):
      guard node.kind == .array else {
        return report.mismatch(node, path, path.description, expected: "a list")
      }
      if node.count == 0 { entries.append(TokenTable.Entry(path, .list([]))) }
      for (index, item) in node.elements.enumerated() {
        read(element, item, path.appending("\(index)"))
      }
    case .map(let kind):
      guard let object = object(node, path) else { return }
      if node.count == 0 { entries.append(TokenTable.Entry(path, .object([]))) }
      for member in object.rest { map(kind, member, path) }
    }
  }

  mutating func map(_ kind: LeafKind, _ member: JSONMember, _ path: TokenPath) {
    let name = member.key
    let own = path.appending(name)
    guard name.isStatusName else {
      return report.report(
        .themeOutOfRange,
        at: member.keyOffset,
        own,
        "'\(name)' can't be a name in '\(path)'",
        expected: "letters, digits, '-' and '_', beginning with a letter",
        found: "'\(name)'"
      )
    }
    if let value = leaf(kind, member.value, own) {
      entries.append(TokenTable.Entry(own, value))
    }
  }

  /// Whether the main device of an elevation is there.
  mutating func checkStyle(_ path: TokenPath, _ node: JSONNode) {
    guard let style = node["style"]?.string.flatMap(ElevationStyle.init) else { return }
    let missing: String? =
      switch style {
      case .none: nil
      case .border: node["border"]?.isNull == true ? "a border" : nil
      case .shadow: node["shadows"]?.count == 0 ? "a shadow" : nil
      case .material: node["material"]?.isNull == true ? "a material" : nil
      }
    guard let missing else { return }
    report.report(
      .themeInconsistent,
      at: node.offset,
      path,
      "'\(path)' has the style '\(style.rawValue)' and not \(missing)",
      expected: missing,
      found: "nothing"
    )
  }
}
