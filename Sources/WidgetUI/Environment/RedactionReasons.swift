/// The reasons why parts of a picture are redacted; a redacted part keeps its size (SU-65).
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The reason that no data is available yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The reason that others may see the screen, so that views marked as sensitive are redacted.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The reason that a control was used and its result is not available yet.
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
  /// A view marked by `invalidatableContent()` that reads them is also archived in its invalidated
  /// appearance (WK-98).
  public var redactionReasons: RedactionReasons {
    get {
      reasonReads?.happened = true
      return maskReasons
    }
    set { maskReasons = newValue }
  }

  /// The reasons for which content is hidden; they never include `.invalidated`.
  var maskReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[SensitiveKey.self] }
    set { self[SensitiveKey.self] = newValue }
  }
}
