import Testing
import ThemeEngine

@Suite(.enabled(if: JSONTestSuiteFolder.url != nil, "skipped: the conformance files are absent"))
struct JSONTestSuiteTests {
  @Test func allFilesAreThere() {
    #expect(JSONTestSuiteFolder.files("y_").count == 95)
    #expect(JSONTestSuiteFolder.files("n_").count == 188)
    #expect(JSONTestSuiteFolder.files("i_").count == 35)
    #expect(Self.answers.map(\.file).sorted() == JSONTestSuiteFolder.files("i_"))
  }

  @Test(arguments: JSONTestSuiteFolder.files("y_"))
  func valid(_ file: String) throws {
    _ = try JSONDocument(parsing: JSONTestSuiteFolder.bytes(file))
  }

  @Test(arguments: JSONTestSuiteFolder.files("n_"))
  func invalid(_ file: String) throws {
    let bytes = try JSONTestSuiteFolder.bytes(file)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    let fault = try #require(error)
    #expect(fault.offset <= bytes.count)
    #expect(!fault.expected.isEmpty && !fault.found.isEmpty)
  }

  /// What this reader does with the files that RFC 8259 leaves open.
  enum Answer: Sendable {
    /// Accepted; the first number has this value, nil where it is beyond `Double`.
    case number(Double?)
    case accepted
    case refused(JSONErrorKind, offset: Int)
  }

  struct Decision: Sendable, CustomTestStringConvertible {
    var file: String
    var answer: Answer
    var testDescription: String { file }

    init(_ file: String, _ answer: Answer) {
      self.file = "i_" + file + ".json"
      self.answer = answer
    }
  }

  static let answers: [Decision] = [
    // Syntax is accepted whatever the size; a value beyond Double is nil, one below it zero.
    Decision("number_double_huge_neg_exp", .number(0)),
    Decision("number_huge_exp", .number(nil)),
    Decision("number_neg_int_huge_exp", .number(nil)),
    Decision("number_pos_double_huge_exp", .number(nil)),
    Decision("number_real_neg_overflow", .number(nil)),
    Decision("number_real_pos_overflow", .number(nil)),
    Decision("number_real_underflow", .number(0)),
    Decision("number_too_big_neg_int", .number(-1.2312312312312312e29)),
    Decision("number_too_big_pos_int", .number(1e20)),
    Decision("number_very_big_negative_int", .number(-2.374623746732769e47)),
    // Half a surrogate pair has no place in a string.
    Decision("object_key_lone_2nd_surrogate", .refused(.loneSurrogate(0xDFAA), offset: 2)),
    Decision("string_1st_surrogate_but_2nd_missing", .refused(.loneSurrogate(0xDADA), offset: 2)),
    Decision("string_1st_valid_surrogate_2nd_invalid", .refused(.loneSurrogate(0xD888), offset: 2)),
    Decision(
      "string_incomplete_surrogate_and_escape_valid",
      .refused(.loneSurrogate(0xD800), offset: 2)
    ),
    Decision("string_incomplete_surrogate_pair", .refused(.loneSurrogate(0xDD1E), offset: 2)),
    Decision(
      "string_incomplete_surrogates_escape_valid",
      .refused(.loneSurrogate(0xD800), offset: 2)
    ),
    Decision("string_invalid_lonely_surrogate", .refused(.loneSurrogate(0xD800), offset: 2)),
    Decision("string_invalid_surrogate", .refused(.loneSurrogate(0xD800), offset: 2)),
    Decision("string_inverted_surrogates_U+1D11E", .refused(.loneSurrogate(0xDD1E), offset: 2)),
    Decision("string_lone_second_surrogate", .refused(.loneSurrogate(0xDFAA), offset: 2)),
    // Only UTF-8 is read, and only when it is well formed.
    Decision("string_UTF-16LE_with_BOM", .refused(.unsupportedEncoding("UTF-16"), offset: 0)),
    Decision("string_utf16BE_no_BOM", .refused(.unsupportedEncoding("UTF-16"), offset: 0)),
    Decision("string_utf16LE_no_BOM", .refused(.unsupportedEncoding("UTF-16"), offset: 0)),
    Decision("string_UTF-8_invalid_sequence", .refused(.invalidUTF8, offset: 7)),
    Decision("string_UTF8_surrogate_U+D800", .refused(.invalidUTF8, offset: 2)),
    Decision("string_invalid_utf-8", .refused(.invalidUTF8, offset: 2)),
    Decision("string_iso_latin_1", .refused(.invalidUTF8, offset: 2)),
    Decision("string_lone_utf8_continuation_byte", .refused(.invalidUTF8, offset: 2)),
    Decision("string_not_in_unicode_range", .refused(.invalidUTF8, offset: 2)),
    Decision("string_overlong_sequence_2_bytes", .refused(.invalidUTF8, offset: 2)),
    Decision("string_overlong_sequence_6_bytes", .refused(.invalidUTF8, offset: 2)),
    Decision("string_overlong_sequence_6_bytes_null", .refused(.invalidUTF8, offset: 2)),
    Decision("string_truncated-utf-8", .refused(.invalidUTF8, offset: 2)),
    // Within the default depth; a mark before UTF-8 is skipped.
    Decision("structure_500_nested_arrays", .accepted),
    Decision("structure_UTF-8_BOM_empty_object", .accepted),
  ]

  @Test(arguments: answers)
  func open(_ decision: Decision) throws {
    let bytes = try JSONTestSuiteFolder.bytes(decision.file)
    switch decision.answer {
    case .accepted:
      _ = try JSONDocument(parsing: bytes)
    case .number(let value):
      let document = try JSONDocument(parsing: bytes)
      let first = try #require(document.root.elements.first { _ in true })
      #expect(first.number == value)
      #expect(first.numberText != nil)
      #expect(first.integer == nil || value == 0)
    case .refused(let kind, let offset):
      let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
      #expect(error?.kind == kind)
      #expect(error?.offset == offset)
    }
  }
}
