/// Controls to fill in, which a widget has none of: it is not drawn (SU-3).
public struct Form<Content> {}

extension Form: View, PrimitiveView, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}
