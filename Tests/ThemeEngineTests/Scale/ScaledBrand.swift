import BrandNovus
import ThemeEngine

/// A brand with tokens of its own in number, and what comes of it.
struct ScaledBrand {
  private let definition: BrandDefinition

  init(_ tokens: [Token]) {
    definition = BrandDefinition(Novus()).adding(tokens)
  }

  func theme() throws -> ResolvedTheme { try ThemeResolver.resolve(definition) }

  func resolution() throws -> Resolution { try ThemeResolver.resolution(of: definition) }

  /// Empty where the brand resolves.
  func findings() -> [Diagnostic] {
    do throws(ThemeError) {
      _ = try ThemeResolver.resolve(definition)
      return []
    } catch {
      return error.findings
    }
  }

  static func path(_ index: Int) -> TokenPath { TokenPath("extra.token\(index)") }

  static func token(_ index: Int, _ expression: Expression) -> Token {
    Token(path(index), expression, Origin(.stated), custom: CustomTraits(.color))
  }

  static func alias(_ index: Int, of target: Int) -> Token {
    token(index, .alias(path(target)))
  }

  static func literal(_ index: Int, _ rgb: UInt32) -> Token {
    token(index, .value(.color(.hex(rgb))))
  }
}
