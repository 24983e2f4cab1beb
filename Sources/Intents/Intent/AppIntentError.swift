#if canImport(Darwin)
public import Foundation
#endif

/// What App Intents itself throws into and out of `perform()`.
public enum AppIntentError: Error, Sendable {
  /// Ends the run; it would begin again with the parameters that have been asked for.
  case restartPerform
  /// A parameter has to be asked for, and nobody can answer here (AI-30).
  case needsValue(parameter: String, dialog: IntentDialog?)
  /// The person has to say which of several values is meant.
  case needsDisambiguation(parameter: String, among: [IntentValue], dialog: IntentDialog?)

  /// What cannot be put right by trying again.
  public enum Unrecoverable: Error, Sendable {
    case entityNotFound
    case featureCurrentlyRestricted
    case networkFailure
    case notAllowed
    case partialFailure
    case unknown
    case unsupportedOnDevice
  }

  /// What the person has to do first.
  public enum UserActionRequired: Error, Sendable {
    case accountSetup
    case confirmation
    case signin
  }
}
