extension DiagnosticReport {
  /// The report in the Static Analysis Results Interchange Format 2.1.0, as UTF-8 JSON.
  ///
  /// Tokens are logical locations. Columns count characters as people see them, which are Unicode
  /// code points in all but combined characters.
  ///
  /// - Parameters:
  ///   - tool: the program's name.
  ///   - version: the program's version.
  ///   - style: how the JSON is laid out.
  /// - Returns: one run with a result for each finding, and the rules that they name.
  public func sarif(tool: String, version: String, style: JSONStyle = .pretty) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    writer.key("$schema")
    writer.string("https://json.schemastore.org/sarif-2.1.0.json")
    writer.key("version")
    writer.string("2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.key("name")
    writer.string(tool)
    writer.key("version")
    writer.string(version)
    writer.key("rules")
    writer.beginArray()
    let used = Set(findings.map(\.ruleId))
    let rules = RuleID.allCases.filter(used.contains)
    for rule in rules {
      writer.beginObject()
      writer.key("id")
      writer.string(rule.rawValue)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
    writer.key("columnKind")
    writer.string("unicodeCodePoints")
    writer.key("results")
    writer.beginArray()
    for finding in findings { writer.result(finding, rules) }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func result(_ finding: Diagnostic, _ rules: [RuleID]) {
    beginObject()
    key("ruleId")
    string(finding.ruleId.rawValue)
    if let index = rules.firstIndex(of: finding.ruleId) {
      key("ruleIndex")
      integer(index)
    }
    key("level")
    string(finding.severity.rawValue)
    message(
      finding.suggestion.map { "\(finding.message); did you mean '\($0)'?" } ?? finding.message
    )
    if finding.file != nil || finding.token != nil {
      key("locations")
      beginArray()
      location(finding.file, finding.line, finding.column, finding.token, nil)
      endArray()
    }
    if !finding.related.isEmpty {
      key("relatedLocations")
      beginArray()
      for related in finding.related {
        location(related.file, related.line, related.column, related.token, related.message)
      }
      endArray()
    }
    endObject()
  }

  private mutating func location(
    _ file: String?,
    _ line: Int?,
    _ column: Int?,
    _ token: String?,
    _ text: String?
  ) {
    beginObject()
    if let file {
      key("physicalLocation")
      beginObject()
      key("artifactLocation")
      beginObject()
      key("uri")
      string(file.uri)
      endObject()
      if let line {
        key("region")
        beginObject()
        key("startLine")
        integer(line)
        if let column {
          key("startColumn")
          integer(column)
        }
        endObject()
      }
      endObject()
    }
    if let token {
      key("logicalLocations")
      beginArray()
      beginObject()
      key("fullyQualifiedName")
      string(token)
      endObject()
      endArray()
    }
    if let text { message(text) }
    endObject()
  }

  private mutating func message(_ text: String) {
    key("message")
    beginObject()
    key("text")
    string(text)
    endObject()
  }
}

extension String {
  /// A path as a relative reference of RFC 3986: bytes that can't stand there in per cent notation.
  fileprivate var uri: String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return result
  }
}
