import WidgetExtension
import WidgetIntents
import WidgetTerminal

extension CommandError {
  /// What became of a request to an extension, with its own words and exit code.
  init(_ error: ExtensionError, signature: String? = nil) {
    let code = ExitCode(rawValue: error.exitCode) ?? .unavailable
    if code == .usage {
      self = .usage(.other(message: error.message, hint: error.hint, signature: signature))
    } else {
      self = .failed(code, message: error.message, hint: error.hint)
    }
  }
}
