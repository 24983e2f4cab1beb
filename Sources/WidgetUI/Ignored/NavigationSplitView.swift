/// Columns of screens, of which a widget has one: it is not drawn (SU-3).
public struct NavigationSplitView<Sidebar, Content, Detail> {}

extension NavigationSplitView: View, PrimitiveView, IgnoredView
where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init()
  }

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init()
  }
}
