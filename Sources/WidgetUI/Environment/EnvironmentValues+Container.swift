import Foundation
import WidgetRender

extension EnvironmentValues {
  private enum SizeKey: EnvironmentKey {
    static let defaultValue: CGSize? = nil
  }

  /// The size of the widget's content in points, without its margins; that of the family where nobody says.
  var containerSize: CGSize {
    get {
      let cells = widgetFamily.cells
      return self[SizeKey.self]
        ?? CGSize(
          width: Double(cells.columns) * PointScale.pointsPerColumn,
          height: Double(cells.rows) * PointScale.pointsPerRow
        )
    }
    set { self[SizeKey.self] = newValue }
  }
}
