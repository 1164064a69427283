extension ThemeReader {
  mutating func custom(_ node: JSONNode) -> [CustomToken] {
    let path = TokenPath("custom")
    guard let object = object(node, path) else { return [] }
    return object.rest.compactMap { customToken($0) }.sorted { $0.path < $1.path }
  }

  mutating func customToken(_ member: JSONMember) -> CustomToken? {
    let path = TokenPath(member.key)
    guard isPlain || !ThemeShape.claims(path) else {
      report.report(
        .brandExtraCollision,
        at: member.keyOffset,
        path,
        "'\(path)' in 'custom' has the path of a table that every theme has"
      )
      return nil
    }
    guard var object = object(member.value, path) else { return nil }
    let type = take("type", path.appending("type"), from: &object)
    let value = take("value", path.appending("value"), from: &object)
    let description = object.take("description")
    let deprecated = object.take("deprecated")
    reportUnknown(object, below: path, known: ["type", "value", "description", "deprecated"])
    guard let type, let value else { return nil }
    guard let typeName = type.string, !typeName.isEmpty else {
      report.mismatch(type, path, "\(path).type", expected: "the name of a token type")
      return nil
    }
    if let description, description.kind != .string {
      report.mismatch(description, path, "\(path).description", expected: "a text")
    }
    var deprecation: CustomTraits.Deprecation?
    if let deprecated {
      deprecation = deprecated.bool.map { .flag($0) } ?? deprecated.string.map { .reason($0) }
      if deprecation == nil {
        report.mismatch(deprecated, path, "\(path).deprecated", expected: "true, false or a text")
      }
    }
    let traits = CustomTraits(
      TokenType(rawValue: typeName),
      description: description?.string,
      deprecated: deprecation
    )
    if traits.type == .color {
      return color(value, path).map { CustomToken(path, traits, .color($0)) }
    }
    guard let free = value.freeValue() else {
      report.mismatch(
        value,
        path,
        "\(path).value",
        expected: "numbers that fit a double, nested at most \(JSONNode.freeValueDepth) deep",
        rule: .themeOutOfRange
      )
      return nil
    }
    return CustomToken(path, traits, free)
  }
}
