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

  /// Marks what an action makes out of date, until a new timeline answers it (WK-98).
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(PlacedChange { _ in invalidatable ? .invalidatable : nil })
  }
}
