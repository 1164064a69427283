/// What edits put into themes: values and keys that readers stumble over.
enum Words {
  static let space: [UInt8] = Array(" \n\t\r\n".utf8)

  static let values: [[UInt8]] = [
    "null", "true", "false", "0", "-0", "-0.0", "1", "-1", "0.5", "1.0000000000000002", "1e0",
    "1000", "1001", "0.9999999999999999", "2", "3", "4", "1e999", "-1e999", "1e308", "5e-324",
    "1e-7", "1e-400", "1e15", "999999999999999.9", "9007199254740993", "18446744073709551616",
    "1e21", "0.1e1", "1000000", "1000001", "12.50", "\"\"", "\"a\"", "\" \"", "\"\\u0000\"",
    "\"\\ud83d\\ude00\"", "\"\\ud800\"", "\"e\\u0301\"", "\"\\u00e9\"", "\"\\u202e\"", "\"\\n\"",
    "\"default\"", "\"serif\"", "\"uppercase\"", "\"none\"", "\"fixed\"", "\"relative\"",
    "\"textStyle\"", "\"largeTitle\"", "\"caption2\"", "\"border\"", "\"shadow\"", "\"material\"",
    "\"light\"", "\"dark\"", "\"standard\"", "\"increased\"", "\"accessibility5\"", "\"xSmall\"",
    "\"visionos\"", "\"ios\"", "\"pinned\"", "\"darkFirst\"", "\"adaptive\"", "\"card\"",
    "\"flat\"", "\"accent\"", "\"accentText\"", "\"neutral\"", "\"signed\"", "\"placedAsset\"",
    "\"drawn\"", "\"asWritten\"", "\"coupled\"", "\"stated\"", "\"platform\"", "\"derived\"",
    "\"assumed\"", "\"1.0\"", "\"1.7\"", "\"2.0\"", "\"1\"", "\"01.0\"", "\"1.00\"", "\"-1.0\"",
    "\"1.99999999999999999999\"", "\"99999999999999999999.0\"", "\"#ffffff\"", "\"#FFFFFF\"",
    "\"#fff\"", "\"srgb\"", "\"oklch\"", "\"xyz-d50\"", "\"dimension\"", "\"color\"", "\"shadow\"",
    "[]", "{}", "[[]]", "[{}]", "{\"\":{}}", "[\"a\",\"a\"]", "[\"accent\"]", "[null]", "[0,0,0]",
    "[\"accent\",\"accent\"]", "[\"success\",\"danger\"]", "[1,2]", "[1,2,3,4]", "[1e999,0,0]",
    "[-5,300,1e308]", "[0,\"none\",0]", "[[[[[[[[]]]]]]]]",
    color("srgb", "0,0,0", "1", "#000000"), color("srgb", "0,0,0", "0", "#ffffff"),
    color("oklch", "0.5,0.1,360", "0.5", "#000000"), color("oklch", "1e308,1e308,-1e308", "1", ""),
    color("hsl", "720,50,50", "1", "#bf4040"), color("lab", "50,125,-125", "1", "#000000"),
    color("display-p3", "1,0,0", "1", "#ff0000"), color("display-p3", "2,-1,0", "7", "#ff0000"),
    color("xyz-d65", "1e-320,0,5e-324", "5e-324", "#000000"),
    color("srgb", "1,1,1", "-0", "#ffffff"),
    color("hwb", "0,0,100", "1", "#000000"), color("a98-rgb", "1,0.5,0", "1", "#000000"),
    color("prophoto-rgb", "0,1,0", "1", "#00ff00"), color("rec2020", "0,1,0", "1", "#00ff00"),
    color("lch", "50,200,-30", "1", "#000000"), color("srgb-linear", "0.5,0.5,0.5", "1", "#bcbcbc"),
    "{\"css\":0,\"sigma\":0,\"swiftUI\":0}", "{\"css\":8,\"sigma\":4,\"swiftUI\":4}",
    "{\"css\":1e308,\"sigma\":1e308,\"swiftUI\":1e308}", "{\"css\":5e-324,\"sigma\":5e-324}",
    "{\"name\":\"thin\",\"tint\":\(white),\"fallback\":\(white)}",
    "{\"width\":1,\"color\":\(white)}",
    shadow, "[\(shadow)]", "[\(shadow),\(shadow)]", "[\(shadow),null]",
    "{\"accent\":\"accent\"}", "{\"a b\":\"accent\"}", "{\"0\":\"accent\"}", "{\"x\":\"nope\"}",
    "{\"x\":\"accent\",\"y\":\"neutral\"}", "{\"y\":\"accent\",\"x\":\"neutral\"}",
    custom("color", white), custom("color", "null"), custom("number", "1"), custom("", "1"),
    custom("shadow", "[\(shadow)]"), custom("weird", white), custom("x", "[\(white),\"a\",1]"),
    custom("gradient", "[{\"color\":\(white),\"position\":0.5},[],[[]],{}]"),
    custom("x", "{\"a\":{\"b\":[1,[2,[3]]]},\"a\":1}"), custom("x", "1e999"),
    "{\"type\":\"x\",\"value\":1,\"description\":\"\",\"deprecated\":true}",
    "{\"type\":\"x\",\"value\":null,\"description\":\"d\",\"deprecated\":\"\"}",
    "{\"deprecated\":false,\"value\":[],\"type\":\"x\"}", "{\"type\":\"x\",\"value\":1,\"more\":1}",
    trace("stated"), trace("platform"), trace("nope"),
    "[{\"stated\":null,\"alternative\":\"a\",\"reason\":\"r\"}]",
    "[{\"stated\":\"\",\"alternative\":null,\"reason\":\"\"}]", "{\"title\":\"t\",\"file\":\"f\"}",
    "nul", "01", "+1", "\"", "\"\\q\"", "}", "]", ",", "{\"a\"}", "/**/", "NaN", "\u{7F}",
    "\u{FEFF}",
    String(repeating: "[", count: 520),
    String(repeating: "[", count: 500)
      + String(repeating: "]", count: 500),
    "\"" + String(repeating: "x", count: 300) + "\"", "\"/\\/\\b\"", "-", "1.", "1e", "1e+",
  ].map { Array($0.utf8) }

  static let keys: [[UInt8]] = [
    "\"\"", "\"a\"", "\"b\"", "\"0\"", "\"00\"", "\"-\"", "\"_x\"", "\"a-b\"", "\"a b\"", "\".\"",
    "\"a.b\"", "\"a..b\"", "\"a.\"", "\".a\"", "\"$root\"", "\"a.$root\"", "\"$type\"", "\"{a}\"",
    "\"color\"", "\"color.accent\"", "\"color.acent\"", "\"color.accent.alpha\"", "\"color.x\"",
    "\"space.s8\"", "\"space.s9\"", "\"space.md\"", "\"palette.red\"", "\"brand\"", "\"brand.id\"",
    "\"formatVersion\"", "\"appearance\"", "\"custom\"", "\"custom.x\"", "\"trace\"", "\"policy\"",
    "\"policy.statusTones.x\"", "\"component.button.variants.primary\"", "\"component.x\"",
    "\"elevation.card.shadows.0\"", "\"type\"", "\"value\"", "\"description\"", "\"deprecated\"",
    "\"style\"", "\"border\"", "\"shadows\"", "\"material\"", "\"colorSpace\"", "\"hex\"",
    "\"components\"", "\"alpha\"", "\"e\\u0301\"", "\"\\u00e9\"", "\"\\u0000\"", "\"\\u0061\"",
    "\"\\ud83d\\ude00\"", "\"\\ud800\"", "\"PAID\"", "\"paid\"", "\"text\"", "\"role\"", "1",
    "null",
    "\"provenance\"", "\"steps\"", "\"source\"", "\"conflicts\"", "\"documentName\"", "\"acent\"",
  ].map { Array($0.utf8) }

  private static let white = color("srgb", "1,1,1", "1", "#ffffff")
  private static let shadow =
    "{\"color\":\(white),\"offsetX\":0,\"offsetY\":-1e3,\"blur\":{\"css\":0,\"sigma\":0,"
    + "\"swiftUI\":0},\"spread\":-2.5,\"inset\":false}"

  private static func color(
    _ space: String,
    _ parts: String,
    _ alpha: String,
    _ hex: String
  ) -> String {
    "{\"colorSpace\":\"\(space)\",\"components\":[\(parts)],\"alpha\":\(alpha),\"hex\":\"\(hex)\"}"
  }

  private static func custom(_ type: String, _ value: String) -> String {
    "{\"type\":\"\(type)\",\"value\":\(value)}"
  }

  private static func trace(_ provenance: String) -> String {
    "{\"provenance\":\"\(provenance)\",\"source\":null,\"documentName\":null,\"steps\":[\"s\"],"
      + "\"conflicts\":[]}"
  }
}
