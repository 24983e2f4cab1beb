import Foundation
import WidgetUI

/// The colours of curves and of their labels: each quantity has one colour.
enum SystemColors {
  static let processor = Color.blue
  static let down = Color.purple
  static let up = Color.teal
}

/// The curve of the last hours as an area in steps of a cell, which fills the available space.
struct SystemArea: View {
  let values: [Double]
  let color: Color
  let words: String
  /// The value at the upper edge.
  var top = 1.0
  /// The alignment of the text before there is a curve.
  var alignment = Alignment.topLeading

  /// The least height in points, an eighth of a cell, so that the curve has no gaps.
  private static let least = 2.0
  private static let column = 8.0

  var body: some View {
    if values.isEmpty {
      Text(verbatim: SystemWords.noCurve).foregroundStyle(.secondary).lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity, alignment: alignment)
    } else {
      Canvas { context, size in
        context.fill(
          area(width: Double(size.width), height: Double(size.height)),
          with: .color(color)
        )
      }
      .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity)
      .accessibilityLabel(words)
    }
  }

  private func area(width: Double, height: Double) -> Path {
    let columns = Int(width / Self.column)
    var path = Path()
    path.move(to: CGPoint(x: 0, y: height))
    for column in 0..<columns {
      let share = min(max(average(column, of: columns) / top, 0), 1)
      // Whole eighths of a cell.
      let tall = max((share * height / Self.least).rounded() * Self.least, Self.least)
      path.addLine(to: CGPoint(x: Double(column) * Self.column, y: height - tall))
      path.addLine(to: CGPoint(x: Double(column + 1) * Self.column, y: height - tall))
    }
    path.addLine(to: CGPoint(x: Double(columns) * Self.column, y: height))
    path.closeSubpath()
    return path
  }

  private func average(_ column: Int, of columns: Int) -> Double {
    let first = column * values.count / columns
    let part = values[first..<max(first + 1, (column + 1) * values.count / columns)]
    return part.reduce(0, +) / Double(part.count)
  }
}

/// The processor's curve on two lines or more, with its name and the value at its upper edge next to it.
struct SystemLabelledCurve: View {
  let picture: SystemPicture

  var body: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: picture.processor.isEmpty ? "" : SystemWords.percent(picture.processorTop))
          .foregroundStyle(.tertiary)
        Spacer(minLength: 0)
        Text(verbatim: SystemWords.processor).foregroundStyle(.secondary)
      }
      .frame(width: 32, alignment: .leading)
      SystemArea(
        values: picture.processor,
        color: SystemColors.processor,
        words: SystemWords.processor,
        top: picture.processorTop,
        alignment: .bottomLeading
      )
    }
    .lineLimit(1)
    .frame(minHeight: 32, maxHeight: .infinity)
  }
}

/// A curve below its title.
struct SystemCurveView: View {
  let title: String
  let value: String
  let hours: Int
  let values: [Double]
  let color: Color
  /// The value at the upper edge.
  var top = 1.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: title)
        Text(verbatim: SystemWords.last(hours))
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
  var processorTop: Double { max(processorMost, 0.25) }

  var processorMost: Double { processor.max() ?? 0 }
}
