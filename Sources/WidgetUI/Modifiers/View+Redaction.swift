extension View {
  /// Adds a reason to mask the view and what it holds (SU-65).
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Takes away all reasons to mask the view and what it holds (SU-65).
  public nonisolated func unredacted() -> some View {
    transformingEnvironment { $0.redactionReasons = [] }
  }

  /// Marks what nobody else should see: it is masked where others may be looking (WK-124).
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// The view itself: nothing is drawn between a press and the picture that follows it.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
