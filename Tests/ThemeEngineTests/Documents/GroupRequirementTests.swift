import Testing

@testable import ThemeEngine

/// What the Format module asks of names, groups and the properties around values.
struct GroupRequirementTests {
  /// `N` is a number type, `V` a whole number token.
  private static func tokens(_ lines: String) -> [MarkedCase] {
    MarkedCase.table(lines) { line in
      var text = ""
      for character in line {
        switch character {
        case "N": text += #""$type": "number""#
        case "V": text += #"{"$type": "number", "$value": 1}"#
        default: text.append(character)
        }
      }
      return text
    }
  }

  @Test(
    arguments: tokens(
      #"""
      {" a": V, "a ": V, "a/b": V, "0": V, "😀": V, "a$b": V, "\u0000": V, "ü": V}
      {«"": V} => dtcg/invalid-name 
      {«"a.": V, «"{a}": V, "g": {«"\u0024x": V}} => dtcg/invalid-name a., dtcg/invalid-name {a}, dtcg/invalid-name g.$x
      # A group is no unknown property because its name begins with '$'.
      {«"$g": {"t": V}} => dtcg/invalid-name $g
      {"g": {«"$h": {"i": {"t": V}}}} => dtcg/invalid-name g.$h
      {«"$themes": {"a": {"b": 1}}, "t": V} => warning dtcg/unknown-property
      {"g": {N, «"$root": 5}} => dtcg/not-a-token g.$root
      {"g": {N, «"$root": {"a": {"$value": 1}}}} => dtcg/invalid-name g.$root
      {"a": V, "b": {"$value": «"{A}"}} => alias/unknown b ? a
      """#
    )
  )
  func namesFollowTheFormat(_ value: MarkedCase) { value.checkTokens() }

  @Test(
    arguments: tokens(
      ##"""
      {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "t": V}
      {"$schema": «5, "t": V} => dtcg/wrong-type
      {"g": {"$description": «1, "$deprecated": «null, "$extensions": «[], "t": V}} => dtcg/wrong-type g, dtcg/wrong-type g, dtcg/wrong-type g
      {"t": {N, "$value": 1, "$description": «null, "$deprecated": «1, "$extensions": «"x"}} => dtcg/wrong-type t, dtcg/wrong-type t, dtcg/wrong-type t
      {"t": {N, "$value": 1, «"$descripton": "x"}} => warning dtcg/unknown-property t ? $description
      {"t": {N, "$value": 1, «"description": "x"}} => dtcg/unknown-key t ? $description
      {"t": {N, "$value": 1, «"alpha": 0.5}} => dtcg/unknown-key t
      {"t": {N, "$value": 1, «"a": {}}} => dtcg/token-and-group t
      {"t": {N, "$value": 1, «"$root": {"$value": 2}}} => dtcg/token-and-group t
      {«"$value": 1, N} => dtcg/token-and-group
      {"t": {N, «"$valu": 1}} => warning dtcg/unknown-property t ? $value
      {"t": «{N}} => warning dtcg/missing-value t
      {"g": {"$type": «"size", "t": {"$value": 1}, "u": {"$value": 2}}} => dtcg/unknown-type g
      {"t": {"$ref": «"#/u", "$value": 1}, "u": V} => dtcg/unknown-property t
      """##
    )
  )
  func propertiesFollowTheFormat(_ value: MarkedCase) { value.checkTokens() }

  @Test(
    arguments: tokens(
      ##"""
      {"s": {"x": V}, "t": {"$ref": "#/s", "y": V}, "u": {"$extends": "{t}"}}
      {"s": {"x": V}, "t": {"$extends": «"{ss}"}} => dtcg/extends-unknown t ? s
      {"s": {"x": V}, "t": {"$extends": «"#/s/x/$value"}} => dtcg/extends-token t
      {"s": {"x": V}, "t": {"$ref": «"#/s/x", "y": V}} => dtcg/extends-token t
      {"s": {"x": V}, "t": {"$extends": «"s"}} => alias/malformed t
      {"s": {"x": V}, "t": {"$extends": «{"$ref": "#/s"}}} => alias/malformed t
      {"s": {"x": V}, "t": {"$extends": "{s}", "$ref": «"#/s", "y": V}} => dtcg/unknown-property t
      {"a": {"b": {"c": {"$extends": «"{a}"}}, "t": V}} => dtcg/extends-cycle a.b.c
      {"a": {"$extends": «"#"}, "t": V} => dtcg/extends-cycle a
      {"a": {"$extends": "{a.b}", "b": {"t": V}}, "c": {"$value": "{a.t}"}}
      # A token and a group can't be one, wherever the other one comes from.
      {"s": {"x": V}, "t": {"$extends": "{s}", «"x": {"y": V}}} => dtcg/clash t.x
      {"s": {"x": {"y": V}}, "t": {"$extends": "{s}", «"x": V}} => dtcg/clash t.x
      """##
    )
  )
  func groupsAreCopied(_ value: MarkedCase) { value.checkTokens() }

  /// One fault is one finding, and what depends on it is named there.
  @Test(
    arguments: tokens(
      ##"""
      {"a": {"$extends": «"{gone}"}, "b": {"$extends": "{a}"}, "u": {"$value": "{a.x}"}, "w": {"$value": {"$ref": "#/b/x"}}} => dtcg/extends-unknown a
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": «"x"}}, "u": {N, "$value": {"$ref": "#/c/$value/alpha"}}, "w": {"$value": "{u}"}} => dtcg/wrong-type c
      {"u": {N, "$value": {"$ref": "#/d/$value/value"}}, "w": {"$value": "{u}"}, "d": {"$type": "dimension", "$value": «"4px"}} => dtcg/wrong-type d
      {"a": {"$type": "dimension", "$value": «"{gone}"}, "u": {N, "$value": {"$ref": "#/a/$value/value"}}, "w": {"$type": "cubicBezier", "$value": [0, {"$ref": "#/a/$value/value"}, 1, 1]}} => alias/unknown a
      {"f": {"$type": "strokeStyle", "$value": {"dashArray": [«5], "lineCap": "butt"}}, "u": {"$type": "strokeStyle", "$value": {"dashArray": {"$ref": "#/f/$value/dashArray"}, "lineCap": "butt"}}, "w": {"$value": "{u}"}} => dtcg/wrong-type f
      """##
    )
  )
  func aFaultIsReportedWhereItIs(_ value: MarkedCase) {
    let reading = value.checkTokens()
    #expect(reading.document.findings.flatMap(\.related).compactMap(\.token) == ["u", "w"])
    #expect(reading.paths == [])
  }

  /// A fault behind which nothing is hidden stays one of its own.
  @Test(
    arguments: tokens(
      ##"""
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": «"x", "hex": "#000000"}}, "u": {N, "$value": «{"$ref": "#/c/$value/hex"}}} => dtcg/wrong-type c, alias/wrong-type u
      {"a": {N, "$value": «{"$ref": "#/b/$value/x"}}, "b": {N, "$value": «{"$ref": "#/a/$value/y"}}, "u": {N, "$value": {"$ref": "#/b/$value/x"}}} => alias/cycle a, alias/cycle b
      """##
    )
  )
  func faultsOfTheirOwnAreKept(_ value: MarkedCase) { value.checkTokens() }
}
