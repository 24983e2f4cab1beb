/// A drawn widget: its cells, and where pressing does something.
package struct WidgetPicture: Sendable {
  package var grid: CellGrid
  /// In drawing order: where areas overlap, the last one is on top.
  package var hitAreas: [HitArea]

  package init(grid: CellGrid, hitAreas: [HitArea] = []) {
    self.grid = grid
    self.hitAreas = hitAreas
  }
}
