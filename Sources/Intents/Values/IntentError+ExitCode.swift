extension IntentError {
  /// The exit code that the command line ends with (CL-2; 64, 70, 77 and 78 are sysexits.h's).
  public var exitCode: Int32 {
    switch self {
    case .unknownIntent, .unknownEntityType, .unknownProperty, .unknownParameter,
      .missingParameters, .repeatedParameter, .mistyped, .mistypedProperty, .outOfRange,
      .unknownCase, .ambiguous, .needsInput:
      64
    case .notFound, .declined: 1
    case .duplicateIdentifier: 78
    case .missingDependency: 70
    case .notPermitted: 77
    case .failed(_, _, let exitCode): exitCode
    case .cancelled: 130
    }
  }
}
