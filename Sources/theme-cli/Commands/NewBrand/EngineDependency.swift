/// How the package of a new brand finds the theme engine.
struct EngineDependency: Equatable {
  /// The entry among the dependencies of the manifest.
  let declaration: String
  /// What the manifest's products call the package.
  let package: String
  /// Whether somebody still has to say where the engine is.
  let isPlaceholder: Bool

  /// - Parameters:
  ///   - place: a folder or repository; `nil` for the engine that this program was built from.
  ///   - folder: where the new package is to stand.
  /// - Throws: where a folder holds no package.
  init(_ place: String?, from folder: String) throws(UsageError) {
    if let place, place.contains("://") || place.hasPrefix("git@") {
      self.init(repository: place, isPlaceholder: false)
    } else if let place {
      guard Self.isPackage(place) else {
        throw UsageError(
          "'\(place)' has no Package.swift",
          expected: ["the folder of the theme engine", "the URL of its repository"]
        )
      }
      self.init(folder: place, from: folder)
    } else if let own = Self.own {
      self.init(folder: own, from: folder)
    } else {
      self = Self.unknown
    }
  }

  /// Stands for an engine whose place somebody still has to give.
  static let unknown = Self(
    repository: "https://example.com/theme-engine.git",
    isPlaceholder: true
  )

  private init(folder engine: String, from folder: String) {
    let path = FilePath.relative(FilePath.absolute(engine), from: FilePath.absolute(folder))
    declaration = ".package(name: \"ThemeEngine\", path: \"\(path.swiftLiteral)\")"
    package = "ThemeEngine"
    isPlaceholder = false
  }

  private init(repository: String, isPlaceholder: Bool) {
    declaration = ".package(url: \"\(repository.swiftLiteral)\", branch: \"main\")"
    let name = FilePath.name(of: repository)
    package = (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).swiftLiteral
    self.isPlaceholder = isPlaceholder
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileStatus(FilePath.joined(folder, "Package.swift"))?.kind == .file
  }

  /// The checkout that this program was built from, unless a package manager owns it.
  private static var own: String? {
    var folder = #filePath
    if folder.contains("/.build/") || folder.contains("/SourcePackages/") { return nil }
    while !folder.isEmpty, folder != "/" {
      folder = String(FilePath.folder(of: folder).dropLast())
      if isPackage(folder) { return folder }
    }
    return nil
  }
}

extension String {
  /// The text as it stands between the quotes of a Swift literal.
  fileprivate var swiftLiteral: String {
    reduce(into: "") { text, character in
      if character == "\\" || character == "\"" { text += "\\" }
      text.append(character)
    }
  }
}
