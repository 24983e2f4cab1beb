import WidgetRender

/// Children over each other, the last on top.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let children = scope.along(nil).children(of: content)
    return [
      .zStack(
        alignment.archived,
        scope.guided(scope.guided(children, by: alignment.horizontal), by: alignment.vertical)
      )
    ]
  }
}
