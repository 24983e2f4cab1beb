extension View {
  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Title: StringProtocol>(
    named name: Title,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAction<Intent: AppIntent, Name: View>(
    intent: Intent,
    @ViewBuilder label: () -> Name
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    named name: Text,
    intent: Intent
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    named name: LocalizedStringKey,
    intent: Intent
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Title: StringProtocol, Intent: AppIntent>(
    named name: Title,
    intent: Intent
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// The view itself: what a terminal shows is text, which screen readers read (SU-70).
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View { self }
}
