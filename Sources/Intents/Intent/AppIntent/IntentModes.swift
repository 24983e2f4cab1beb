/// The modes in which Apple's platforms run an intent: in the background or in the foreground
/// (AI-11).
public struct IntentModes: OptionSet, Sendable {
  /// The time at which an application comes to the foreground on Apple's platforms.
  public enum ForegroundMode: Sendable {
    case immediate, dynamic, deferred
  }

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let background = IntentModes(rawValue: 1)
  /// The mode in which the application is in the foreground from the beginning.
  public static let foreground = IntentModes(rawValue: 2)

  /// Returns the mode in which the application comes to the foreground: at the beginning, during
  /// the run, or at its end.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}

/// The authentication that an intent requires before it runs.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
