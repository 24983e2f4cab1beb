import Foundation
import WidgetUI

/// A curve drawn as a filled area, with one step for each column of cells; it fills the available
/// space.
struct AreaCurve: View {
  let values: [Double]
  let color: Color
  /// The value at the upper edge of the curve's frame.
  var top = 1.0
  /// The least height of the area in points: an eighth of a cell, so that low values leave no gaps.
  var least = Self.eighth

  private static let eighth = 2.0
  private static let column = 8.0

  var body: some View {
    GeometryReader { proxy in
      let height = max(Double(proxy.size.height), Self.eighth)
      ZStack {
        ForEach(runs(columns: Int(proxy.size.width / Self.column), height: height), id: \.place) {
          Rectangle().scale(x: $0.width, y: $0.level, anchor: UnitPoint(x: $0.anchor, y: 1))
            .fill(color)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity)
  }

  private func runs(columns: Int, height: Double) -> [CurveRun] {
    let columns = max(columns, 1)
    // Whole eighths of a cell.
    let levels = (0..<columns).map { column in
      let share = min(max(average(column, of: columns) / top, 0), 1)
      return max((share * height / Self.eighth).rounded() * Self.eighth, least) / height
    }
    return CurveRun.runs(of: levels).filter { $0.level > 0 }
  }

  private func average(_ column: Int, of columns: Int) -> Double {
    let first = column * values.count / columns
    let part = values[first..<max(first + 1, (column + 1) * values.count / columns)]
    return part.reduce(0, +) / Double(part.count)
  }
}
