extension View {
  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Name: StringProtocol>(
    _ inputLabels: [Name]
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func speechAdjustedPitch(
    _ value: Double
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func speechSpellsOutCharacters(
    _ value: Bool = true
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func speechAnnouncementsQueued(
    _ value: Bool = true
  ) -> some View { self }
}
