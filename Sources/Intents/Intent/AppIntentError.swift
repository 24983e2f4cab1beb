/// What App Intents itself throws into and out of `perform()`.
public enum AppIntentError: Error, Sendable {
  /// Ends the run; it begins again with the parameters that have been asked for (AI-24).
  case restartPerform
  /// A parameter has to be asked for; the run begins again once it is answered.
  case needsValue(parameter: String, dialog: IntentDialog?)
  /// The person has to say which of several values is meant.
  case needsDisambiguation(parameter: String, among: [IntentValue], dialog: IntentDialog?)

  /// What cannot be put right by trying again (AI-68).
  public enum Unrecoverable: Error, Sendable, Hashable {
    case entityNotFound
    case featureCurrentlyRestricted
    case networkFailure
    case notAllowed
    case partialFailure
    case unknown
    case unsupportedOnDevice
  }

  /// What the person has to do first.
  public enum UserActionRequired: Error, Sendable, Hashable {
    case accountSetup
    case confirmation
    case signin
  }

  /// What the person has to allow first.
  public enum PermissionRequired: Error, Sendable, Hashable {
    case bluetooth
    case contacts
    case localNetwork
    case location(precise: Bool)
    case photos
    case siri
  }
}
