/// How a screen reader takes a view's children, which a terminal does not tell it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: UInt8

  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  public static let combine = AccessibilityChildBehavior(value: 2)
}

/// What a screen reader could ask a view to do.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let value: UInt8

  public static let `default` = AccessibilityActionKind(value: 0)
  public static let escape = AccessibilityActionKind(value: 1)
  public static let magicTap = AccessibilityActionKind(value: 2)
  public static let delete = AccessibilityActionKind(value: 3)
  public static let showMenu = AccessibilityActionKind(value: 4)
}

/// What kind of text is read out.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let value: UInt8

  public static let plain = AccessibilityTextContentType(value: 0)
  public static let console = AccessibilityTextContentType(value: 1)
  public static let fileSystem = AccessibilityTextContentType(value: 2)
  public static let messaging = AccessibilityTextContentType(value: 3)
  public static let narrative = AccessibilityTextContentType(value: 4)
  public static let sourceCode = AccessibilityTextContentType(value: 5)
  public static let spreadsheet = AccessibilityTextContentType(value: 6)
  public static let wordProcessing = AccessibilityTextContentType(value: 7)
}

/// When more about a view is read out.
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
  private let value: UInt8

  public static let `default` = AccessibilityCustomContentImportance(value: 0)
  public static let high = AccessibilityCustomContentImportance(value: 1)
}

/// Whether a value would be raised or lowered.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Which of two views names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}
