public import Foundation

extension View {
  /// The view itself: nothing is chosen in a widget.
  public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true)
    -> some View
  { self }

  /// The view itself: a widget has one screen.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    self
  }

  /// The view itself: the controls whose labels it hides are not drawn.
  public nonisolated func labelsHidden() -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    self
  }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// The view itself: nothing is deleted in a widget.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// The view itself: nothing is moved in a widget.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
