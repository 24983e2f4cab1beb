extension View {
  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    label: Text
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    value: Text
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    hint: Text
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    hidden: Bool
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    identifier: String
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    selectionIdentifier: AnyHashable
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    activationPoint: UnitPoint
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> some View { self }

  /// The view itself: an older form of the accessibility modifiers (SU-70).
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> some View { self }
}
