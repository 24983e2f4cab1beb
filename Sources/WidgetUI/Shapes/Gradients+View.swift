import WidgetRender

/// A style that is a view as well: it fills all the room that it is offered (SU-11).
@MainActor
private func filled<Style: ShapeStyle>(_ style: Style, _ scope: ArchiveScope) -> [ArchivedView] {
  [.fill(style.archivedPaint(in: scope.environment))]
}

extension LinearGradient: View, PrimitiveView {
  public typealias Body = Never
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension RadialGradient: View, PrimitiveView {
  public typealias Body = Never
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension EllipticalGradient: View, PrimitiveView {
  public typealias Body = Never
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension AngularGradient: View, PrimitiveView {
  public typealias Body = Never
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension MeshGradient: View, PrimitiveView {
  public typealias Body = Never
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}
