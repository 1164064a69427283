/// The files of a new brand's package.
struct BrandTemplate {
  /// One file of the package.
  struct File {
    let path: String
    let text: String
  }

  let name: BrandName
  let engine: EngineDependency

  var files: [File] {
    let sources = "Sources/\(name.module)"
    return [
      File(path: "Package.swift", text: manifest),
      File(path: "README.md", text: readme),
      File(path: "\(sources)/\(name.type).swift", text: sheet),
      File(path: "\(sources)/\(name.type)+Palette.swift", text: palette),
      File(path: "\(sources)/\(name.type)+Components.swift", text: components),
      File(path: "\(sources)/\(name.type)+Policies.swift", text: policies),
      File(path: "Sources/\(name.id)-themes/main.swift", text: program),
      File(path: "Tests/\(name.module)Tests/\(name.type)Tests.swift", text: test),
    ]
  }

  /// Whether a name already means something in the sources of a brand.
  static func usesType(_ name: String) -> Bool {
    if ["Any", "Optional", "Protocol", "Self", "Swift", "Type"].contains(name) { return true }
    let probe = Self(name: BrandName("ZZ"), engine: EngineDependency.unknown)
    let sources = [probe.sheet, probe.palette, probe.components, probe.policies, probe.test]
    return sources.contains { source in
      source.split(separator: "\n").contains { line in
        !line.drop { $0 == " " }.hasPrefix("//")
          && line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name }
      }
    }
  }
}
