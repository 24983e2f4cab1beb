extension View {
  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Content: StringProtocol>(
    _ label: Content
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

/// How a screen reader takes a view's children, which a terminal does not tell it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let value: UInt8

  public static let ignore = AccessibilityChildBehavior(value: 0)
  public static let contain = AccessibilityChildBehavior(value: 1)
  public static let combine = AccessibilityChildBehavior(value: 2)
}
