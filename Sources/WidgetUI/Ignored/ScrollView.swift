/// Views that scroll, which nothing in a widget does: it is not drawn (SU-3).
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }
}
