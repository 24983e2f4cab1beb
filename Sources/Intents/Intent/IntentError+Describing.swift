#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension IntentError {
  /// The error that stands for whatever an author's code threw, in the author's words where there are any.
  package init(describing error: any Error) {
    switch error {
    case let error as IntentError:
      self = error
    case is CancellationError:
      self = .cancelled
    case AppIntentError.needsValue(let parameter, let dialog):
      self = .needsInput(parameter: CommandLineName.kebab(parameter), dialog: dialog?.full.text)
    case AppIntentError.needsDisambiguation(let parameter, let values, let dialog):
      self = .needsInput(
        parameter: CommandLineName.kebab(parameter),
        dialog: dialog?.full.text
          ?? "one of these has to be chosen: "
          + values.map(\.displayText).joined(separator: ", ")
      )
    case AppIntentError.restartPerform:
      self = .failed("the intent begins again and again")
    case let error as any CustomLocalizedStringResourceConvertible:
      self = .failed(error.localizedStringResource.text)
    case let error as any ExplainedError:
      self = .failed(message: error.message, hint: error.hint, exitCode: error.exitCode)
    default:
      self = .failed(String(describing: error))
    }
  }
}
