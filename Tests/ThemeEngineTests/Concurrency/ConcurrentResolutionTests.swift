import Testing
import ThemeEngine

/// Brands, themes and readers are used from many tasks at once, and give what one alone gives.
@Suite struct ConcurrentResolutionTests {
  private static let brands = DeliveredBrands.plugins

  /// What one pass over all brands and appearances gives, in their order.
  private struct Pass: Equatable, Sendable {
    var themes: [ResolvedTheme] = []
    var documents: [[UInt8]] = []
    var loaded: [ResolvedTheme] = []
    var roleCount = 0
  }

  private static func pass(_ definitions: [BrandDefinition]) throws -> Pass {
    var pass = Pass()
    for definition in definitions {
      for request in AppearanceRequest.principal {
        let theme = try ThemeResolver.resolve(definition, for: request, tracing: true)
        let bytes = theme.json(style: request.scheme == .light ? .pretty : .compact)
        let loaded = try ResolvedTheme(json: bytes)
        pass.themes.append(theme)
        pass.documents.append(bytes)
        pass.loaded.append(loaded)
        pass.roleCount += ColorRole.allCases.count { loaded.color($0) == theme.color($0) }
        pass.roleCount += TextRole.allCases.count { loaded.text($0) == theme.text($0) }
      }
    }
    return pass
  }

  private static func passes(
    by count: Int,
    _ work: @escaping @Sendable () throws -> Pass
  ) async throws -> [Pass] {
    try await withThrowingTaskGroup(of: Pass.self) { group in
      for _ in 0..<count { group.addTask { try work() } }
      var passes: [Pass] = []
      for try await pass in group { passes.append(pass) }
      return passes
    }
  }

  @Test func eightTasksGiveWhatOneGives() async throws {
    // The tasks run first, so that whatever is made on first use is made while they compete.
    let passes = try await Self.passes(by: 8) {
      try Self.pass(Self.brands.map { BrandDefinition($0) })
    }
    let alone = try Self.pass(Self.brands.map { BrandDefinition($0) })
    let themes = Self.brands.count * AppearanceRequest.principal.count
    #expect(alone.themes.count == themes)
    #expect(alone.roleCount == themes * (ColorRole.allCases.count + TextRole.allCases.count))
    #expect(alone.loaded == alone.themes)
    #expect(passes.count == 8)
    for pass in passes { #expect(pass == alone) }
  }

  @Test func tasksShareOneDefinition() async throws {
    let definitions = Self.brands.map { BrandDefinition($0) }
    let passes = try await Self.passes(by: 8) { try Self.pass(definitions) }
    let alone = try Self.pass(definitions)
    #expect(passes.count == 8)
    for pass in passes { #expect(pass == alone) }
  }

  @Test func faultsAreTheSameInEveryTask() async throws {
    let bytes = Array(#"{"formatVersion":"1.0","color":{"accent":1},"accent":2}"#.utf8)
    let alone = ThemeLoader.load(bytes, file: "theme.json").findings
    let findings = await withTaskGroup(of: [Diagnostic].self) { group in
      for _ in 0..<8 {
        group.addTask { ThemeLoader.load(bytes, file: "theme.json").findings }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(alone.count > ColorRole.allCases.count)
    #expect(findings == Array(repeating: alone, count: 8))
  }
}
