/// Why a command ended without doing what was asked.
package enum CommandError: Error, Equatable, Sendable {
  case usage(UsageError)
  case failed(ExitCode, message: String, hint: String?)
  /// Nobody reads the result any more; there is nothing to say and nobody to tell.
  case closedPipe

  package var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .failed(let code, _, _): code
    case .closedPipe: .done
    }
  }

  package var message: String {
    switch self {
    case .usage(let error): error.message
    case .failed(_, let message, _): message
    case .closedPipe: "the reader closed the pipe"
    }
  }

  package var hint: String? {
    switch self {
    case .usage(let error): error.hint
    case .failed(_, _, let hint): hint
    case .closedPipe: nil
    }
  }

  package var signature: String? {
    if case .usage(let error) = self { error.signature } else { nil }
  }
}

/// Runs what may find the command line wrong.
package func usage<Value>(_ body: () throws(UsageError) -> Value) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw .usage(error)
  }
}
