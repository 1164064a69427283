/// Values that no seed holds: those that lenient reading repairs, and those that readers stumble
/// over.
enum Words {
  /// Each as JSON.
  static let values = (texts.map { "\"\($0)\"" } + others).map { Array($0.utf8) }

  private static let texts = [
    "#f0f8", "rgb(0 0 0 / 50%)", "rgba(255, 0, 10%, .2)", "hsl(0.5turn 50% 50%)",
    "hwb(3rad 10% 20%)", "lab(50% 20 -30)", "oklch(50% 0.1 120grad)",
    "color(display-p3 1 0 0 / .5)", "transparent", "16px", "-1.5rem", "50%", "2em", "200ms",
    "0.2s", "ease-in-out", "cubic-bezier(0, 0, 1, 1)",
    "0 1px 2px rgb(0 0 0), inset 0 0 0 1px #fff", "Arial, 'Open Sans', ,", "semi bold", "normal",
    "none", "{a}", "{a.b.$root}", "", #"\u0000"#, #"\ud83d\ude00\u0301"#, "\u{FEFF}\u{202E}",
  ]

  private static let others = [
    ##"{"$ref": "#/a/$value/0"}"##, ##"{"$ref": "#"}"##, ##"{"$ref": "#/sets/a"}"##,
    #"{"$ref": "a.json"}"#, "0", "-1", "0.5", "360", "1e308", "1e400", "-0", "null", "true", "[]",
    "{}", "\r0", "\r\n\t0",
  ]
}
