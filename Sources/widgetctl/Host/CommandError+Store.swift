import SharedStore
import WidgetTerminal

extension CommandError {
  /// The store's error with its own words and exit code.
  init(_ error: StoreError) {
    self = .failed(
      ExitCode(rawValue: error.exitCode) ?? .internalError,
      message: error.message,
      hint: error.hint
    )
  }

  /// Any error of asynchronous work, whose type was lost on the way.
  init(any error: any Error) {
    self =
      switch error {
      case let error as CommandError: error
      case let error as StoreError: CommandError(error)
      case let error as UsageError: .usage(error)
      default: .failed(.internalError, message: String(describing: error), hint: nil)
      }
  }
}

/// Runs what reads or writes the store.
func stored<Value>(_ body: () throws(StoreError) -> Value) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw CommandError(error)
  }
}
