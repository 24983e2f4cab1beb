extension View {
  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityLabel<Name: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Name
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Title: StringProtocol>(
    _ hint: Title
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }
}

/// The grouping of a view's children for a screen reader; not available in a terminal.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: UInt8

  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  public static let combine = AccessibilityChildBehavior(value: 2)
}

/// An action that a screen reader can trigger.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let value: UInt8

  public static let `default` = AccessibilityActionKind(value: 0)
  public static let escape = AccessibilityActionKind(value: 1)
  public static let magicTap = AccessibilityActionKind(value: 2)
  public static let delete = AccessibilityActionKind(value: 3)
  public static let showMenu = AccessibilityActionKind(value: 4)
}

/// The kind of a text that is read aloud.
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

/// The time at which additional information about a view is read aloud.
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
  private let value: UInt8

  public static let `default` = AccessibilityCustomContentImportance(value: 0)
  public static let high = AccessibilityCustomContentImportance(value: 1)
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading for a screen reader, from 1 to 6; without effect in a terminal.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The part of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The traits of a view for a screen reader; not available in a terminal.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
