import Foundation
import WidgetUI

/// The colours of curves and of their labels: each quantity has one colour.
enum SystemColors {
  static let processor = Color.blue
  static let down = Color.purple
  static let up = Color.teal
}

/// The curve of the last hours as an area in steps of a cell, as wide and as high as there is room.
///
/// Its bars are fractions of the frame, and so it follows a page that has more or fewer cells than the size.
struct SystemArea: View {
  let values: [Double]
  let color: Color
  let words: String
  /// The value at the upper edge.
  var top = 1.0

  /// The least height in points, an eighth of a cell, so that the curve has no gaps.
  private static let least = 2.0
  private static let column = 8.0

  var body: some View {
    if values.isEmpty {
      Text(verbatim: SystemWords.noCurve).foregroundStyle(.secondary).lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity, alignment: .topLeading)
    } else {
      GeometryReader { proxy in
        let bars = bars(width: Double(proxy.size.width), height: Double(proxy.size.height))
        ZStack {
          ForEach(bars, id: \.place) { bar in
            Rectangle().scale(x: bar.width, y: bar.share, anchor: UnitPoint(x: bar.anchor, y: 1))
              .fill(color)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity)
      .accessibilityLabel(words)
    }
  }

  /// Columns of one height beside each other, in fractions of the frame.
  private struct Bar {
    let place: Int
    let width: Double
    let share: Double
    /// The place of the line around which a whole frame shrinks to the bar.
    let anchor: Double
  }

  private func bars(width: Double, height: Double) -> [Bar] {
    let columns = max(Int(width / Self.column), 1)
    // Whole eighths of a cell.
    let tall = (0..<columns).map { column in
      let share = min(max(average(column, of: columns) / top, 0), 1)
      return max((share * height / Self.least).rounded() * Self.least, Self.least)
    }
    var bars: [Bar] = []
    var first = 0
    while first < columns {
      let end = tall[first...].firstIndex { $0 != tall[first] } ?? columns
      let rest = columns - (end - first)
      bars.append(
        Bar(
          place: first,
          width: Double(end - first) / Double(columns),
          share: tall[first] / max(height, Self.least),
          anchor: rest > 0 ? Double(first) / Double(rest) : 0.5
        )
      )
      first = end
    }
    return bars
  }

  private func average(_ column: Int, of columns: Int) -> Double {
    let first = column * values.count / columns
    let part = values[first..<max(first + 1, (column + 1) * values.count / columns)]
    return part.reduce(0, +) / Double(part.count)
  }
}

/// The processor's curve below a title of few letters, for a widget of few lines.
struct SystemShortCurve: View {
  let picture: SystemPicture
  var isNarrow = false

  var body: some View {
    SystemCurveView(
      title: SystemWords.processor,
      value: picture.processor.isEmpty ? "" : SystemWords.peak(picture.processorPeak),
      hours: picture.hours,
      isNarrow: isNarrow,
      values: picture.processor,
      color: SystemColors.processor,
      top: picture.processorTop
    )
    .frame(minHeight: 32, maxHeight: .infinity)
  }
}

/// A curve below its title: what it is of, since when, and the value of its highest point.
struct SystemCurveView: View {
  let title: String
  let value: String
  let hours: Int
  var isNarrow = false
  let values: [Double]
  let color: Color
  /// The value at the upper edge.
  var top = 1.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: title)
        Text(verbatim: isNarrow ? SystemWords.span(hours) : SystemWords.last(hours))
          .foregroundStyle(.secondary)
        Spacer(minLength: 8)
        Text(verbatim: value).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      SystemArea(values: values, color: color, words: "\(title) \(value)", top: top)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

extension SystemPicture {
  /// The value at the upper edge of the processor's curve: its highest one, but at least a quarter.
  ///
  /// So an idle processor looks idle.
  var processorTop: Double { max(highestProcessor, 0.25) }

  /// The highest value of the processor's curve: `54%`.
  var processorPeak: String { SystemWords.percent(highestProcessor) }

  private var highestProcessor: Double { processor.max() ?? 0 }
}
