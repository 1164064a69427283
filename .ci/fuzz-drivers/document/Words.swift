/// Keys and values that few seeds hold: those of dialects, those that lenient reading repairs, and
/// those that readers stumble over.
enum Words {
  /// Each as JSON.
  static let values = (texts.map { "\"\($0)\"" } + others).map { Array($0.utf8) }

  /// Each as JSON.
  static let keys = names.map { Array("\"\($0)\"".utf8) }

  private static let names = [
    "value", "type", "comment", "description", "deprecated", "deprecated_comment", "$value",
    "$type",
    "$extensions", "$ref", "$root", "$extends", "$deprecated", "$description",
    "com.styledictionary",
    "studio.tokens", "modify", "space", "$themes", "$metadata", "tokenSetOrder",
    "selectedTokenSets", "group", "id", "name", "set/one", "a", "b", "x", "y", "offsetX", "blur",
    "inset", "fontFamily", "fontSize", "fontWeight", "lineHeight", "paragraphSpacing", "", "a.b",
    "\u{1F600}",
  ]

  private static let texts =
    [
      "#f0f8", "rgb(0 0 0 / 50%)", "rgba(255, 0, 10%, .2)", "hsl(0.5turn 50% 50%)",
      "hwb(3rad 10% 20%)", "lab(50% 20 -30)", "oklch(50% 0.1 120grad)",
      "color(display-p3 1 0 0 / .5)", "transparent", "16px", "-1.5rem", "50%", "2em", "200ms",
      "0.2s",
      "ease-in-out", "cubic-bezier(0, 0, 1, 1)", "0 1px 2px rgb(0 0 0), inset 0 0 0 1px #fff",
      "Arial, 'Open Sans', ,", "semi bold", "normal", "none", "{a}", "{a.b.$root}", "",
      #"\u0000"#, #"\ud83d\ude00\u0301"#, "\u{FEFF}\u{202E}",
    ] + expressions + types + settings

  /// What dialects compute and fill in, right and wrong.
  private static let expressions = [
    "{a} * 2", "({a} + {b}) / 2", "{a.value} - -1px", "1 / 0", "roundTo({a} * 1.25, 0)",
    "round(1.5)", "max({a}, {b})", "1px + 1em", "2 ^", "((((1))))", "1px solid {a}", "{a} {b} {a}",
    "rgba({a}, 0.5)", "{ a . b }", "{a", "a}", "{}", "{{a}}", "$a * 2", "16 * 1.5rem",
    "1e999 * 1e9",
  ]

  /// Type words that only dialects have.
  private static let types = [
    "spacing", "sizing", "borderRadius", "borderWidth", "fontSizes", "fontWeights", "fontFamilies",
    "lineHeights", "letterSpacing", "paragraphSpacing", "textCase", "textDecoration", "opacity",
    "boxShadow", "dropShadow", "innerShadow", "composition", "asset", "other", "text", "color",
    "dimension", "shadow", "typography", "border", "size", "time", "string",
  ]

  /// Words of settings, and of the changes of colours.
  private static let settings = [
    "enabled", "source", "disabled", "lighten", "darken", "mix", "alpha", "srgb", "hsl", "lch",
    "p3",
    "set/one", "AUTO", "120%", "-2%", "Bold Italic",
  ]

  private static let others = [
    ##"{"$ref": "#/a/$value/0"}"##, ##"{"$ref": "#"}"##, ##"{"$ref": "#/sets/a"}"##,
    #"{"$ref": "a.json"}"#, "0", "-1", "0.5", "360", "1e308", "1e400", "-0", "null", "true", "[]",
    "{}", "\r0", "\r\n\t0", #"{"value": "{a}", "type": "color"}"#,
    #"{"studio.tokens": {"modify": {"type": "lighten", "value": "0.2", "space": "lch"}}}"#,
    ##"{"modify": {"type": "mix", "value": "{a}", "space": "srgb", "color": "#f00"}}"##,
    ##"{"x": "0", "y": 1, "blur": "{a}", "spread": 0, "color": "#000", "type": "innerShadow"}"##,
    #"{"tokenSetOrder": ["set/one", "set/two", "set/one"]}"#,
    #"[{"id": "1", "name": "Light", "group": "mode", "selectedTokenSets": {"set/one": "source"}}]"#,
    #"{"set/one": "enabled", "set/two": "disabled"}"#,
  ]
}
