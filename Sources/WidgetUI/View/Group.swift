import WidgetRender

/// Views that take modifiers together and are laid out each for itself (SU-55).
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { scope.children(of: content) }
}
