/// Why a command ended without doing what was asked.
enum CommandError: Error, Equatable, Sendable {
  case usage(UsageError)
  case failed(ExitCode, message: String, hint: String?)
  /// Nobody reads the result any more; there is nothing to say and nobody to tell.
  case closedPipe

  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .failed(let code, _, _): code
    case .closedPipe: .done
    }
  }

  var message: String {
    switch self {
    case .usage(let error): error.message
    case .failed(_, let message, _): message
    case .closedPipe: "the reader closed the pipe"
    }
  }

  var hint: String? {
    switch self {
    case .usage(let error): error.hint
    case .failed(_, _, let hint): hint
    case .closedPipe: nil
    }
  }

  var signature: String? {
    if case .usage(let error) = self { error.signature } else { nil }
  }
}
