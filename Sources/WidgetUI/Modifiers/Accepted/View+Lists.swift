extension View {
  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listItemTint(
    _ tint: Color?
  ) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func headerProminence(
    _ prominence: Prominence
  ) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some View { self }
}
