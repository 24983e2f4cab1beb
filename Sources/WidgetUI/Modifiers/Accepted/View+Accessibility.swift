extension View {
  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Title: StringProtocol>(
    _ label: Title
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityLabel<Name: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Name
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityValue(
    _ value: Text
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Title: StringProtocol>(
    _ value: Title
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityValue(
    _ value: Text,
    isEnabled: Bool
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Title: StringProtocol>(
    _ hint: Title
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }
}
