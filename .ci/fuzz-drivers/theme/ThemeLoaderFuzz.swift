@testable import ThemeEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// A libFuzzer driver for the theme loader. A theme that comes out is read through every typed
// accessor, encoded and loaded again; where none comes out, an error has to say where and why.

private let seeds: [SeedTheme] = seedThemes()
private let accessors = ThemeAccessors()
private let printsDocument = unsafe getenv("THEME_FUZZ_PRINT") != nil

private func seedThemes() -> [SeedTheme] {
  var documents: [[UInt8]] = []
  do {
    for brand in brands {
      let definition = BrandDefinition(brand)
      for request in AppearanceRequest.principal {
        let theme = try ThemeResolver.resolve(definition, for: request)
        documents.append(theme.json(style: .compact))
      }
      let request = AppearanceRequest(.light, textSize: .accessibility5, platform: .macos)
      let traced = try ThemeResolver.resolve(definition, for: request, tracing: true)
      documents.append(shortened(traced).json(style: .pretty))
    }
    return try documents.map { try SeedTheme($0) }
  } catch {
    fail("a seed can't be made: \(error)")
  }
}

/// A traced theme with a few entries of its trace; more of the same kind only cost time.
private func shortened(_ theme: ResolvedTheme) -> ResolvedTheme {
  let trace = theme.trace?.enumerated().filter { $0.offset % 100 == 0 }.map(\.element)
  return ResolvedTheme(
    appearance: theme.appearance,
    table: theme.table,
    custom: theme.custom,
    trace: trace
  )
}

func check(_ condition: Bool, _ claim: @autoclosure () -> String) {
  if !condition { fail(claim()) }
}

func fail(_ claim: String) -> Never {
  let line = Array("theme-fuzz: doesn't hold: \(claim)\n".utf8)
  _ = unsafe write(STDERR_FILENO, line, line.count)
  abort()
}

/// How much is asked of a theme; the more, the slower.
private enum Depth {
  case full, returning, loading

  /// The depth for an input, the same each time: most are only loaded.
  init(_ input: [UInt8]) {
    switch input.reduce(0, &+) & 7 {
    case 0: self = .full
    case 1: self = .returning
    default: self = .loading
    }
  }
}

/// Loads what an input stands for, and checks what comes out.
private func examine(_ bytes: [UInt8], _ depth: Depth) {
  let result = ThemeLoader.load(bytes, file: "input")
  let errors = result.findings.filter { $0.severity == .error }
  check((result.theme == nil) == !errors.isEmpty, "a theme comes out exactly without errors")
  let size = bytes.count
  for finding in result.findings {
    check(!finding.message.isEmpty, "a finding has a message")
    check(finding.file == "input", "a finding names its file: \(finding)")
    guard let line = finding.line, let column = finding.column else {
      fail("a finding has a place: \(finding)")
    }
    check(
      (1...size + 1).contains(line) && (1...size + 1).contains(column),
      "a place is in the file"
    )
  }
  guard let theme = result.theme else { return }
  guard depth != .loading else { return }
  if depth == .full { accessors.readAll(theme) }
  let style: JSONStyle = depth == .full ? .pretty : .compact
  let written = theme.json(style: style)
  let again = ThemeLoader.load(written)
  check(again.findings.isEmpty, "what was written has no findings: \(again.findings)")
  check(again.theme == theme, "what was written loads as the same theme")
  guard depth == .full else { return }
  if result.findings.isEmpty {
    check(Lossless.holds(bytes, written), "a theme without findings is written without loss")
  }
  check(again.theme?.json(style: style) == written, "what was loaded is written as the same bytes")
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let document = EditScript.document(input, seeds: seeds)
  if printsDocument {
    print(String(decoding: document, as: UTF8.self))
    unsafe fflush(nil)
  }
  examine(document, printsDocument ? .full : Depth(input))
  return 0
}
