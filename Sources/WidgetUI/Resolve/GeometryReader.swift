import WidgetRender

/// A view made from the room that it gets (SU-40).
///
/// It takes all it is offered, 10 points where nothing is offered, and puts its content at the top leading corner.
/// The content is made once, for the size that the widget's family gives it.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [
      scope.sized { place in
        scope.filling(content(GeometryProxy(place, in: scope)), alignment: .topLeading)
      }
    ]
  }
}

extension ArchiveScope {
  /// A view that takes all it is offered, with `content` in it: what is larger sticks out.
  func filling<Content: View>(_ content: Content, alignment: CellAlignment) -> ArchivedView {
    along(nil).children(of: content).reduce(.nothing) { .modified($0, .overlay($1, alignment)) }
  }
}
