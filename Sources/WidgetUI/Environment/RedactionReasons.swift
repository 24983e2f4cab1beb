/// Why parts of a picture are masked; masks keep the size of what they hide (SU-65).
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing true is known yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may see the screen: views marked as sensitive are masked.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// A control was used and its result is not there yet.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  private enum ReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }
  private enum SensitiveKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The redaction reasons that apply to the views inside.
  ///
  /// A view marked by `invalidatableContent()` that reads them is also archived in its invalidated appearance
  /// (WK-98).
  public var redactionReasons: RedactionReasons {
    get {
      reasonReads?.happened = true
      return maskReasons
    }
    set { maskReasons = newValue }
  }

  /// The reasons, for what is masked: it looks the same out of date.
  var maskReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[SensitiveKey.self] }
    set { self[SensitiveKey.self] = newValue }
  }
}
