package import Moments

/// A drawn widget: its cells, and the areas that can be pressed.
package struct WidgetPicture: Sendable {
  package var grid: CellGrid
  /// The areas in drawing order: if they overlap, the last one is on top.
  package var hitAreas: [HitArea]
  /// The first instant after that of drawing at which a date or a timed progress changes.
  ///
  /// It is `nil` if nothing changes, or if it was not requested.
  package var nextChange: Instant?
  /// The number of rows in the list whose beginning is shown; `nil` if all of it is.
  package var continuedRows: Int?
  /// The view that the widget's frame shows next to the widget (`widgetLabel(label:)`); `nil` if
  /// there is none.
  package var label: ArchivedView?
  /// The scrollable window of the picture; `nil` if there is none.
  package var window: ScrolledWindow?
  /// The hit areas above and below the scrollable window, at their positions in the whole scrolled
  /// content.
  package var areasBeyond: [HitArea] = []
  /// The pictures of pixels in the order in which they were drawn.
  package var images: [PlacedImage] = []

  package init(grid: CellGrid, hitAreas: [HitArea] = []) {
    self.grid = grid
    self.hitAreas = hitAreas
  }
}

extension WidgetPicture {
  /// Measures, places and draws an archive on `size` cells; what does not fit is clipped.
  package init(_ view: ArchivedView, size: CellSize, in context: DrawContext) {
    var layout = LayoutEngine(LayoutTree(view, in: context))
    layout.firstRow = context.firstRow
    layout.layOut(in: CellGrid.clamped(size))
    var painter = Painter(layout, in: context)
    painter.drawAll()
    self.init(grid: painter.canvas.grid, hitAreas: painter.hitAreas)
    nextChange = painter.canvas.nextChange
    continuedRows = painter.continuedRows
    label = painter.label
    window = layout.window
    areasBeyond = painter.areasBeyond
    images = painter.canvas.images
  }
}

extension WidgetPicture {
  /// Draws an archive in the state between a press of one of its controls and the new timeline that answers it.
  ///
  /// A toggle shows its other state (WK-97), and parts that can be out of date are marked so (WK-98).
  package init(
    _ view: ArchivedView,
    pressing action: ArchivedAction,
    size: CellSize,
    in context: DrawContext
  ) {
    var context = context
    context.isInvalidated = true
    self.init(view.pressing(action), size: size, in: context)
  }
}

/// An area of a picture that performs an action or opens a link when it is pressed.
package struct HitArea: Sendable, Hashable {
  package enum Target: Sendable, Hashable {
    case action(ArchivedAction)
    /// A link, with the address that it opens.
    case link(String)
  }

  package var rect: CellRect
  package var target: Target
  /// The cells of the row of text that begins with the control; `nil` if there is none.
  ///
  /// Nothing else in that row can be pressed.
  package var row: CellRect?

  /// All cells in which a press is for the control: its row of text, otherwise its own cells.
  package var area: CellRect { row ?? rect }

  /// Returns the area moved by a distance.
  package func offset(columns: Int, rows: Int) -> HitArea {
    HitArea(
      rect: rect.offset(columns: columns, rows: rows),
      target: target,
      row: row?.offset(columns: columns, rows: rows)
    )
  }

  /// Returns the area moved by a distance and clipped to the bounds; `nil` if no part of it is
  /// inside them.
  package func offset(
    columns: Int = 0,
    rows: Int = 0,
    within bounds: CellRect
  ) -> HitArea? {
    let rect = rect.offset(columns: columns, rows: rows).intersection(bounds)
    guard !rect.isEmpty else { return nil }
    let row = row?.offset(columns: columns, rows: rows).intersection(bounds)
    return HitArea(rect: rect, target: target, row: row)
  }
}
