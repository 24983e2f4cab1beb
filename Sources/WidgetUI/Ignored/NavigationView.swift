/// A stack of screens, of which a widget has one: it is not drawn (SU-3).
public struct NavigationView<Content> {}

extension NavigationView: View, PrimitiveView, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}
