/// Keys and values of brand documents and their tokens, right ones and those that readers stumble
/// over.
enum Words {
  /// Each as JSON.
  static let values =
    (texts.map { "\"\($0)\"" } + others).map { Array($0.utf8) } + BrandSchemaCopy.words

  /// Each as JSON.
  static let keys = names.map { Array("\"\($0)\"".utf8) } + BrandSchemaCopy.names

  private static let names = [
    "$value", "$type", "$ref", "$root", "$extends", "$deprecated", "$description", "$extensions",
    "palette", "ink", "a", "a.b", "", "$schema", "contexts", "default", "sources", "sets",
    "modifiers", "resolutionOrder", "version", "0", "400", "1001", "light+increased", "sepia",
  ]

  private static let texts = [
    "{palette.ink}", "{palette}", "{}", "{", "{a}", "{color.accent}", "{brand.id}", "{text.body}",
    "{extra.a}", "novus", "pizza", "noovus", "0.json", "1.json", "2.json", "3.json", "9.json",
    "../a", "a/", "ab/",
    "https://example.org/a.json", "1.0", "1.9", "2.0", "house", "none", "dark", "light", "blue",
    "", #"\u0000"#, #"\ud83d\ude00\u0301"#, "\u{FEFF}\u{202E}", "#/sets/base", "2025.10", "color",
    "dimension", "typography", "shadow", "border", "number", "fontWeight", "fontFamily", "duration",
  ]

  private static let others = [
    ##"{"$ref": "#/palette/ink"}"##, ##"{"$ref": "#/sets/base"}"##, #"{"$ref": "2.json"}"#,
    #"{"light": "{palette.ink}", "dark": "accent"}"#, #"{"light": null}"#, #"{"theme": "dark"}"#,
    #"{"theme": "sepia"}"#, #"{"tone": "dark"}"#, #"{"readableOn": "accent"}"#,
    #"{"role": "accent", "opacity": 2}"#, #"{"css": 8}"#, #"{"css": 8, "sigma": 4}"#,
    #"{"value": 1, "unit": "rem"}"#, #"{"value": -1, "unit": "px"}"#,
    #"{"colorSpace": "oklch", "components": [0.5, 0.1, "none"]}"#,
    #"{"$type": "number", "$value": 3}"#, #"{"$type": "color", "$value": "{palette.ink}"}"#,
    "0", "-1", "0.5", "1000", "1001", "1.5", "1e308", "1e400", "-0", "1e-320", "null", "true", "[]",
    "{}", "\r0", "\r\n\t0", #"["a", "a"]"#,
  ]
}
