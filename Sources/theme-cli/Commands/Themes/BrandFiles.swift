import ThemeEngine

/// The brand documents that a call registers.
struct BrandFiles {
  private(set) var brands: BrandRegistry
  private(set) var findings: [Diagnostic] = []
  private(set) var sources: [String: [UInt8]] = [:]

  /// Registers each file's brand after the program's own; a later one may extend an earlier one.
  ///
  /// - Throws: everything that is wrong with the first file that can't be used.
  init(
    _ paths: [String],
    _ options: ReadingOptions,
    in context: CommandContext
  ) throws(CommandError) {
    brands = context.brands
    for path in paths {
      let file = try CommandError.file { () throws(FileError) in try context.input(path) }
      let document = BrandDocument(
        parsing: file.bytes,
        name: file.name,
        source: ConfinedDocumentSource(file.name, allowing: options.folders),
        extending: brands,
        options: options.documents
      )
      sources.merge(context.sources(of: document.findings, file)) { first, _ in first }
      guard let brand = document.definition else {
        throw .input(document.findings, sources: sources)
      }
      let refused = brands.findings.count
      brands.register(brand)
      let faults = brands.findings.dropFirst(refused).map { finding in
        var fault = finding
        fault.token = "brand.id"
        return document.located(fault)
      }
      if !faults.isEmpty {
        throw .input(faults, sources: context.sources(of: faults, file))
      }
      findings += document.findings
    }
  }
}
