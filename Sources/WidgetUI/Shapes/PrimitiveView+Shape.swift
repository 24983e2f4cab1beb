import WidgetRender

extension PrimitiveView where Self: Shape {
  /// The library's shapes are archived without the detour of a body.
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let paint = ForegroundStyle().archivedPaint(in: scope.environment)
    return [scope.painted(self, paint) { $0.part(FillStyle()) }]
  }
}
