import Essentials
internal import Ground

/// The errors by which an intent asks for values, and those with a fixed meaning.
public enum AppIntentError: Error, Sendable {
  /// Ends the run, which begins again with the parameters that were asked for (AI-24).
  case restartPerform
  /// Ends the run; the parameter is asked for, and the run begins again.
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

  /// An action that is required of the user first.
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
    case .entityNotFound: "what was named is not there"
    case .featureCurrentlyRestricted: "this cannot be done at the moment"
    case .networkFailure: "the network did not answer"
    case .notAllowed: "this is not allowed"
    case .partialFailure: "only a part of it was done"
    case .unknown: "it failed, and the intent does not say why"
    case .unsupportedOnDevice: "this cannot be done here"
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
    case .accountSetup: "an account has to be set up first"
    case .confirmation: "this has to be confirmed first"
    case .signin: "you have to sign in first"
    }
  }

  public var hint: String? { nil }
}

extension AppIntentError.PermissionRequired: ExplainedError {
  public var message: String {
    switch self {
    case .bluetooth: "the use of Bluetooth has to be allowed first"
    case .contacts: "reading the contacts has to be allowed first"
    case .localNetwork: "the use of the local network has to be allowed first"
    case .location(let precise):
      "knowing the \(precise ? "exact " : "")location has to be allowed first"
    case .photos: "reading the photos has to be allowed first"
    case .siri: "the use of Siri has to be allowed first"
    }
  }

  public var hint: String? { nil }
  public var exitCode: Int32 { ExitCode.notPermitted.rawValue }
}

extension IntentError {
  /// Creates the error that represents one thrown by an author's code, with the author's text if it has one.
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
