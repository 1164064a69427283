import Testing
import ThemeEngine

/// Which dialect a token file is told to be of by its content.
struct DialectRecognitionTests {
  private static let files: [(String, Dialect?)] = [
    (#"{"$themes": [], "a": {}}"#, .tokensStudio),
    (#"{"a": {}, "$metadata": {"tokenSetOrder": ["a"]}}"#, .tokensStudio),
    (
      ##"{"a": {"$value": "#000", "$type": "color", "$extensions": {"studio.tokens": {}}}}"##,
      .tokensStudio
    ),
    (#"{"a": {"b": {"value": "4", "type": "sizing"}}}"#, .tokensStudio),
    (#"{"a": {"b": {"$value": "4", "$type": "fontSizes"}}}"#, .tokensStudio),
    (#"{"a": {"$type": "spacing", "b": {"$value": "4"}}}"#, .tokensStudio),
    (#"{"a": {"value": [{"x": 1}], "type": "boxShadow"}}"#, .tokensStudio),
    // References that lead somewhere only where the groups of the root are sets.
    (
      #"{"a": {"x": {"value": "1"}}, "b": {"y": {"value": "{x}"}, "z": {"value": "{y}"}}}"#,
      .tokensStudio
    ),
    (
      #"{"a": {"x": {"value": "1"}, "w": {"value": "{a.x}"}}, "b": {"y": {"value": "{x}"}}}"#,
      .styleDictionary
    ),
    (#"{"a": {"x": {"value": "1"}}, "b": {"y": {"value": "{gone}"}}}"#, .styleDictionary),
    (
      #"{"a": {"x": {"value": "1"}}, "b": {"y": {"value": "{x}"}, "z": {"value": "{gone}"}}}"#,
      .styleDictionary
    ),
    // A reference that would lead to its own token, and sets of which there is one.
    (#"{"a": {"x": {"value": "{x}"}}, "b": {"y": {"value": "{y}"}}}"#, .styleDictionary),
    (#"{"a": {"x": {"value": "1"}, "y": {"value": "{x}"}}}"#, .styleDictionary),
    (#"{"a": {"x": {"value": "1"}, "y": {"value": "{a.x}"}}}"#, .styleDictionary),
    (#"{"a": {"value": "4px", "type": "size"}}"#, .styleDictionary),
    (#"{"a": {"value": "a.png", "type": "asset"}}"#, .styleDictionary),
    (#"{"spacing": {"a": {"value": "4px"}}}"#, .styleDictionary),
    (#"{"type": "sizing", "a": {"value": 4}}"#, .styleDictionary),
    (#"{"a": {"$value": 4, "$type": "number"}}"#, .dtcg),
    (#"{"a": {"$value": {"type": "spacing"}, "$type": "custom"}}"#, .dtcg),
    (#"{"$metadata": {}, "a": {"$value": 4, "$type": "number"}}"#, .dtcg),
    (#"{"a": {"$type": "number"}}"#, nil),
  ]

  @Test(arguments: files)
  func theContentTells(_ text: String, dialect: Dialect?) throws {
    let document = try JSONDocument(parsing: Array(text.utf8))
    #expect(Dialect.recognized(in: document.root)?.dialect == dialect)
  }
}
