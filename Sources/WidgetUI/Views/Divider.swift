import WidgetRender

/// A line across its stack's direction, one cell thick (SU-24).
public struct Divider {
  public nonisolated init() {}
}

extension Divider: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [.divider(SeparatorShapeStyle().archivedColor(in: scope.environment))]
  }
}
