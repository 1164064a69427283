extension BrandReader {
  /// The fonts that the brand's apps bundle.
  mutating func fonts(_ node: JSONNode) -> Sourced<[CustomFont]> {
    let path = TokenPath("fonts")
    if node.kind != .array { mismatch(node, path, "fonts", expected: "a list of fonts") }
    let fonts = node.elements.compactMap { font($0, path) }
    return Sourced(fonts, Attribution(origin()))
  }

  private mutating func font(_ node: JSONNode, _ path: TokenPath) -> CustomFont? {
    guard var object = object(node, path, "a font") else { return nil }
    let keys = ["family", "faces"]
    guard let family = object.take("family"), let faces = object.take("faces") else {
      let expected = "an object with 'family' and 'faces'"
      mismatch(node, path, "a font", expected: expected)
      return nil
    }
    reportUnknown(object, below: path, known: keys)
    guard let name = family.string, !name.isEmpty else {
      mismatch(family, path, "family", expected: LeafKind.text.expectation)
      return nil
    }
    guard let members = self.object(faces, path, "faces") else { return nil }
    var font = CustomFont(name, faces: [:])
    for member in members.rest {
      guard let weight = Int(member.key).flatMap({ FontWeight($0) }),
        let face = member.value.string, !face.isEmpty
      else {
        mismatch(
          member.value,
          path,
          member.key,
          expected: "the PostScript name of a face under its weight, as in "
            + "\"400\": \"Name-Regular\""
        )
        continue
      }
      font.faces[weight] = face
    }
    return font
  }
}
