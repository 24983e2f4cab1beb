import Foundation
import WidgetRender

/// The room that a view got: what author code is told that wants to know its size.
struct SizedPlace {
  /// Where the view lies in the widget, in cells.
  let cells: CellRect

  /// The size in points.
  var size: CGSize { frame.size }

  /// Where the view lies in the widget's content, in points.
  var frame: CGRect { CGRect(cells) }

  /// A widget has no safe areas (WK-52).
  var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension CGRect {
  /// Points for cells, by the scale that turns points into cells.
  init(_ cells: CellRect) {
    self.init(
      x: Double(cells.origin.column) * PointScale.pointsPerColumn,
      y: Double(cells.origin.row) * PointScale.pointsPerRow,
      width: Double(cells.size.columns) * PointScale.pointsPerColumn,
      height: Double(cells.size.rows) * PointScale.pointsPerRow
    )
  }
}
