public import Foundation

/// The domain of Watch Connectivity's errors.
public let WCErrorDomain = "WCErrorDomain"

/// The error of a message to the other device; in a terminal always `sessionNotSupported`.
public struct WCError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) {
    precondition(
      error.domain == WCErrorDomain,
      "\(error.domain) is not Watch Connectivity's domain"
    )
    _nsError = error
  }

  public static var _nsErrorDomain: String { WCErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = WCError

    case genericError = 7_001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge
    case payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied
    case deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut
    case companionAppNotInstalled, watchOnlyApp
  }

  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
  public static var deliveryFailed: Code { .deliveryFailed }
}
