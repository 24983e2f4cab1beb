import WidgetRender

/// No view at all: no room, no spacing (SU-55).
public struct EmptyView {
  public nonisolated init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { [] }
}
