/// Screens to choose from, of which a widget has one: it is not drawn (SU-3).
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable {}

extension TabView: View, PrimitiveView, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.init()
  }
}
