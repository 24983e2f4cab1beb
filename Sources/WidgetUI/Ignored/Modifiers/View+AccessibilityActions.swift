extension View {
  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Title: StringProtocol>(
    named name: Title,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAction<Intent: AppIntent, Name: View>(
    intent: Intent,
    @ViewBuilder label: () -> Name
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    named name: Text,
    intent: Intent
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAction<Intent: AppIntent>(
    named name: LocalizedStringKey,
    intent: Intent
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Title: StringProtocol, Intent: AppIntent>(
    named name: Title,
    intent: Intent
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Name: StringProtocol>(
    _ inputLabels: [Name]
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Returns the view unchanged: screen readers read the text of the terminal (SU-70).
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Does the same as `accessibilityLabel(_:)`, which replaces it (SU-70).
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Does the same as `accessibilityValue(_:)`, which replaces it (SU-70).
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Returns the view unchanged: the former name of `accessibilityHint(_:)`, which has no effect
  /// either (SU-70).
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// Does the same as `accessibilityHidden(_:)`, which replaces it (SU-70).
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Returns the view unchanged: the former name of `accessibilityIdentifier(_:)`, which has no
  /// effect either (SU-70).
  public nonisolated func accessibility(identifier: String) -> some View { self }

  /// Returns the view unchanged: the former name of `accessibilityInputLabels(_:)`, which has no
  /// effect either (SU-70).
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }

  /// Returns the view unchanged: a screen reader reads the text of the terminal and selects no
  /// views (SU-70).
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Returns the view unchanged: the former name of `accessibilitySortPriority(_:)`, which has no
  /// effect either (SU-70).
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }

  /// Returns the view unchanged: the former name of `accessibilityActivationPoint(_:)`, which has
  /// no effect either (SU-70).
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// Returns the view unchanged: the former name of `accessibilityAddTraits(_:)`, which has no
  /// effect either (SU-70).
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Returns the view unchanged: the former name of `accessibilityRemoveTraits(_:)`, which has no
  /// effect either (SU-70).
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> some View { self }
}
