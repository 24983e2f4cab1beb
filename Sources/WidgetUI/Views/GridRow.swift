import WidgetRender

/// Cells side by side in a grid; outside of one, the views as they are (SU-42).
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A row; `alignment` `nil` is the grid's.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let cells = scope.children(of: content)
    guard let grid = scope.grid else { return cells }
    let row = grid.nextRow()
    return cells.map { grid.marked($0, .row(row, alignment: alignment?.archived)) }
  }
}
