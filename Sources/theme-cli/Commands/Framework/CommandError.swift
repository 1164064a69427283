package import ThemeEngine

/// Why a command gives no result.
package enum CommandError: Error, Equatable {
  case usage(UsageError)
  case file(FileError)
  /// An input that can't be used, with everything that is wrong with it.
  case input(InputFault)

  /// The faults of an input, and the bytes that a report may quote.
  package struct InputFault: Equatable, Sendable {
    package var findings: [Diagnostic]
    package var sources: [String: [UInt8]]
  }

  package static func input(_ findings: [Diagnostic], sources: [String: [UInt8]] = [:]) -> Self {
    .input(InputFault(findings: findings, sources: sources))
  }
}

extension CommandError {
  /// Takes what reading a command line throws.
  static func usage<Value>(_ body: () throws(UsageError) -> Value) throws(CommandError) -> Value {
    do throws(UsageError) {
      return try body()
    } catch {
      throw .usage(error)
    }
  }

  /// Takes what reading a file throws.
  static func file<Value>(_ body: () throws(FileError) -> Value) throws(CommandError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}
