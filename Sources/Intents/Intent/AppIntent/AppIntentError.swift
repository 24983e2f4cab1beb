import Essentials
internal import Ground

/// The errors by which an intent asks for values, and the standard reasons for a failure.
public enum AppIntentError: Error, Sendable {
  /// Ends the run, which begins again with the requested parameters (AI-24).
  case restartPerform
  /// Ends the run; the user is asked for the parameter, and the run begins again.
  case needsValue(parameter: String, dialog: IntentDialog?)
  /// Ends the run; the user chooses one of several values, and the run begins again.
  case needsDisambiguation(parameter: String, among: [IntentValue], dialog: IntentDialog?)

  /// An error that another attempt cannot fix (AI-68).
  public enum Unrecoverable: Error, Sendable, Hashable {
    case entityNotFound
    case featureCurrentlyRestricted
    case networkFailure
    case notAllowed
    case partialFailure
    case unknown
    case unsupportedOnDevice
  }

  /// An action that the user must perform first.
  public enum UserActionRequired: Error, Sendable, Hashable {
    case accountSetup
    case confirmation
    case signin
  }

  /// A permission that the user must grant first.
  public enum PermissionRequired: Error, Sendable, Hashable {
    case bluetooth
    case contacts
    case localNetwork
    case location(precise: Bool)
    case photos
    case siri
  }
}

extension AppIntentError.Unrecoverable: ExplainedError {
  public var message: String {
    switch self {
    case .entityNotFound: "the requested item was not found"
    case .featureCurrentlyRestricted: "this action is not possible at the moment"
    case .networkFailure: "the network did not answer"
    case .notAllowed: "this is not allowed"
    case .partialFailure: "only a part of the action was completed"
    case .unknown: "the action failed and gave no reason"
    case .unsupportedOnDevice: "this action is not available here"
    }
  }

  public var hint: String? { self == .networkFailure ? "try again" : nil }

  public var exitCode: Int32 {
    switch self {
    case .entityNotFound, .partialFailure, .unknown: 1
    case .featureCurrentlyRestricted: ExitCode.busy.rawValue
    case .networkFailure, .unsupportedOnDevice: ExitCode.unavailable.rawValue
    case .notAllowed: ExitCode.notPermitted.rawValue
    }
  }
}

extension AppIntentError.UserActionRequired: ExplainedError {
  public var message: String {
    switch self {
    case .accountSetup: "an account is required: set it up first"
    case .confirmation: "a confirmation is required first"
    case .signin: "an account is required: sign in first"
    }
  }

  public var hint: String? { nil }
}

extension AppIntentError.PermissionRequired: ExplainedError {
  public var message: String {
    switch self {
    case .bluetooth: "permission for Bluetooth is required"
    case .contacts: "permission for the contacts is required"
    case .localNetwork: "permission for the local network is required"
    case .location(let precise):
      "permission for the \(precise ? "exact " : "")location is required"
    case .photos: "permission for the photos is required"
    case .siri: "permission for Siri is required"
    }
  }

  public var hint: String? { nil }
  public var exitCode: Int32 { ExitCode.notPermitted.rawValue }
}

extension IntentError {
  /// Creates an error from one that an author's code threw; its message is the author's if there is
  /// one.
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
        dialog: IntentError.choice(
          dialog?.full.text ?? "one of these has to be chosen",
          of: values.map(\.displayText)
        )
      )
    case AppIntentError.restartPerform:
      self = .failed("the intent begins again and again")
    case let error as any CustomLocalizedStringResourceConvertible:
      self = .failed(error.localizedStringResource.text)
    case let error as any ExplainedError:
      self = .failed(message: error.message, hint: error.hint, exitCode: error.exitCode)
    default:
      let hint = (error as? any LocalizedError)?.recoverySuggestion
      self = .failed(ErrorWords.text(of: error), hint: hint)
    }
  }
}
