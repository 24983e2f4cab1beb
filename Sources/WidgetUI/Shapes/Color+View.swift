import WidgetRender

/// A colour as a view fills all the room it is offered (SU-11).
extension Color: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { [.fill(.color(archived))] }
}
