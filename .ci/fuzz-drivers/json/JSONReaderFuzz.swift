// A libFuzzer driver for the JSON reader, compiled into one module with the engine's folders Support,
// JSON and Diagnostics.
//
// Every input is read; what is accepted is walked with all values decoded, written compact and
// pretty, read again and compared; what is refused is rendered. A difference traps.

/// What a walk saw, in order.
private struct Walk: Equatable {
  var kinds: [JSONKind] = []
  var texts: [[UInt8]] = []
  var numbers: [UInt64] = []
  var counts: [Int] = []

  init(_ root: JSONNode) {
    var open = [root]
    while let node = open.popLast() {
      kinds.append(node.kind)
      counts.append(node.count)
      check(node.offset < node.endOffset)
      switch node.kind {
      case .string:
        guard let text = node.string else { fail() }
        check(node.isString(text))
        texts.append(Array(text.utf8))
      case .number:
        guard let text = node.numberText else { fail() }
        let value = node.number
        let reference = Double(text) ?? .nan
        check(value == nil ? !reference.isFinite : value == reference)
        // A zero is written without its sign.
        numbers.append(value.map { ($0 == 0 ? 0 : $0).bitPattern } ?? 1)
        if let integer = node.integer { check(value == nil || Double(integer) == value) }
      case .bool:
        counts.append(node.bool == true ? 1 : 0)
      case .null:
        check(node.isNull)
      case .array:
        var seen = 0
        for element in node.elements {
          open.append(element)
          seen += 1
        }
        check(seen == node.count)
      case .object:
        var seen = 0
        for member in node.members {
          let key = member.key
          check(member.hasKey(key) && member.keyOffset < member.value.offset)
          texts.append(Array(key.utf8))
          open.append(member.value)
          seen += 1
        }
        check(seen == node.count)
      }
    }
  }
}

private func check(_ condition: Bool) {
  if !condition { fail() }
}

private func fail() -> Never { fatalError("difference") }

/// The later uses of repeated keys, found the simple way.
private func repeatedKeys(_ root: JSONNode) -> [Int] {
  var offsets: [Int] = []
  var open = [root]
  while let node = open.popLast() {
    open.append(contentsOf: node.elements)
    var seen: Set<[UInt8]> = []
    for member in node.members {
      if !seen.insert(Array(member.key.utf8)).inserted { offsets.append(member.keyOffset) }
      open.append(member.value)
    }
  }
  return offsets.sorted()
}

private func rendered(_ finding: Diagnostic, _ bytes: [UInt8], width: Int) {
  let renderer = DiagnosticTextRenderer(sources: ["input": bytes], color: false, width: width)
  let text = renderer.text(for: finding)
  check(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  do throws(JSONError) {
    let document = try JSONDocument(parsing: bytes)
    check(JSONByte.isUTF8(bytes[...]))
    let lines = document.lineIndex()
    for offset in [0, size / 3, size / 2, size - 1, size, document.root.endOffset] {
      check(document.position(at: offset) == lines.position(at: offset))
    }
    check(document.duplicateKeys.map(\.offset) == repeatedKeys(document.root))
    for duplicate in document.duplicateKeys.prefix(2) {
      rendered(
        Diagnostic(duplicate, in: document, file: "input", severity: .warning),
        bytes,
        width: 40
      )
    }
    let walk = Walk(document.root)
    for style in [JSONStyle.compact, .pretty] {
      var writer = JSONWriter(style: style)
      writer.copy(document.root)
      let written = writer.finish()
      let again = try JSONDocument(parsing: written)
      check(Walk(again.root) == walk)
      var second = JSONWriter(style: style)
      second.copy(again.root)
      check(second.finish() == written)
    }
  } catch {
    check(error.offset >= 0 && error.offset <= size)
    check(LineIndex(bytes).position(at: error.offset) == error.position)
    rendered(Diagnostic(error, file: "input"), bytes, width: 30)
  }
  return 0
}
