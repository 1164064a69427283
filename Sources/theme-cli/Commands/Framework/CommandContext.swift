package import ThemeEngine

/// What a command works with: the brands, and how its texts are to look.
package struct CommandContext: Sendable {
  package let program: String
  package private(set) var brands: BrandRegistry
  package let style: TextStyling
  package let errorStyle: TextStyling
  /// Cells of a line of results.
  package let width: Int
  /// Cells of a line of diagnostics.
  package let errorWidth: Int
  let standardInput: @Sendable () throws(FileError) -> [UInt8]

  /// Cells of a line where nobody says otherwise.
  static let usualWidth = 100

  init(_ environment: CommandEnvironment, _ brands: BrandRegistry, allowsColor: Bool) {
    program = environment.program
    self.brands = brands
    let columns = environment.variable("COLUMNS").flatMap { Int($0) }
    func width(_ stream: CommandEnvironment.Stream) -> Int {
      min(max(stream.width ?? columns ?? Self.usualWidth, 40), 1000)
    }
    self.width = width(environment.output)
    errorWidth = width(environment.error)
    style = TextStyling(ColorDepth(environment, environment.output, allowsColor: allowsColor))
    errorStyle = TextStyling(ColorDepth(environment, environment.error, allowsColor: allowsColor))
    standardInput = environment.standardInput
  }

  /// The same with other brands.
  func with(_ brands: BrandRegistry) -> Self {
    var copy = self
    copy.brands = brands
    return copy
  }

  /// A line for standard error that tells of something that isn't wrong.
  package func note(_ text: String) -> String {
    "\(errorStyle.paint("note", .note)): \(PlainText.visible(text))\n"
  }

  /// A line for standard error that names a file or stream and what the system says of it.
  package func failure(_ error: FileError) -> String {
    "\(errorStyle.paint("error", .error)): \(PlainText.visible(error.description))\n"
  }

  /// An error as standard error shows it; `help` is the call that tells more of the usage.
  func text(of error: CommandError, help: String) -> String {
    switch error {
    case .usage(let error): UsageErrorText.text(error, help: help, errorStyle, width: errorWidth)
    case .file(let error): failure(error)
    case .input(let fault): diagnostics(fault.findings, sources: fault.sources)
    }
  }

  /// Findings as standard error shows them; where there are many of one kind most are only counted.
  package func diagnostics(_ findings: [Diagnostic], sources: [String: [UInt8]] = [:]) -> String {
    let limit = FindingLimit(
      advice: "'\(program) \(ValidateCommand.name) \(ValidateCommand.all.spelling)' shows each"
    )
    return renderer(sources, errorStyle, errorWidth, limit).text(for: findings)
  }

  /// A report as standard output shows it, all of it where there is no limit.
  package func report(
    _ report: DiagnosticReport,
    sources: [String: [UInt8]],
    limit: FindingLimit?
  ) -> String {
    renderer(sources, style, width, limit).text(for: report)
  }

  private func renderer(
    _ sources: [String: [UInt8]],
    _ style: TextStyling,
    _ width: Int,
    _ limit: FindingLimit?
  ) -> DiagnosticTextRenderer {
    DiagnosticTextRenderer(
      sources: sources,
      color: style.depth != .none,
      width: width,
      limit: limit
    )
  }
}
