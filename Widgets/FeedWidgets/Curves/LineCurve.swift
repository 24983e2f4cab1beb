import Foundation
import WidgetUI

/// A curve drawn as a line of dots; it fills the available space.
struct LineCurve: View {
  /// The values at equal horizontal distances; the first one is at the leading edge.
  let values: [Double]
  /// The number of equal distances between the leading and the trailing edge.
  let distances: Int
  let color: Color

  /// The width of one dot in points.
  private static let dot = 4.0

  var body: some View {
    GeometryReader { proxy in
      let columns = max(Int(proxy.size.width / Self.dot), 1)
      // The levels are one point apart, so that even an enlarged curve has no visible gaps.
      ZStack {
        ForEach(runs(columns: columns, rows: max(Int(proxy.size.height), 1)), id: \.place) { run in
          // Each run is a rectangle without height, of which only the first half of the outline is
          // drawn.
          Rectangle().scale(x: run.width, y: 0, anchor: UnitPoint(x: run.anchor, y: run.level))
            .trim(from: 0, to: 0.5).stroke(color, lineWidth: 2)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity)
  }

  /// Returns the runs of the line; the level of each is its distance from the upper edge, from 0 to
  /// 1.
  private func runs(columns: Int, rows: Int) -> [CurveRun] {
    guard let low = values.min(), let high = values.max() else { return [] }
    let levels = (0..<columns).map { column in
      let share = (value(at: column, of: columns) - low) / max(high - low, 1)
      let row = ((1 - share) * Double(rows - 1)).rounded()
      return (row + 0.5) / Double(rows)
    }
    return CurveRun.runs(of: levels)
  }

  private func value(at column: Int, of columns: Int) -> Double {
    let place = min(
      (Double(column) + 0.5) * Double(distances) / Double(columns),
      Double(values.count - 1)
    )
    let (before, after) = (Int(place), min(Int(place) + 1, values.count - 1))
    return values[before] + (values[after] - values[before]) * (place - Double(before))
  }
}
