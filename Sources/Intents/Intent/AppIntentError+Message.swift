// EX_UNAVAILABLE, EX_TEMPFAIL and EX_NOPERM of sysexits.h (CL-2).
private let unavailable: Int32 = 69
private let notNow: Int32 = 75
private let notAllowed: Int32 = 77

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
    case .featureCurrentlyRestricted: notNow
    case .networkFailure, .unsupportedOnDevice: unavailable
    case .notAllowed: WidgetIntents.notAllowed
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
  public var exitCode: Int32 { WidgetIntents.notAllowed }
}
