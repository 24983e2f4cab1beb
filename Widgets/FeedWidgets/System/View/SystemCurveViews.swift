import WidgetUI

/// The colours of curves and of their labels; each quantity has a fixed colour.
enum SystemColors {
  static let processor = Color.blue
  static let down = Color.purple
  static let up = Color.teal
}

/// The curve of the last hours, or a text if there is no data yet.
struct SystemArea: View {
  let values: [Double]
  let color: Color
  let words: String
  /// The value at the upper edge of the curve's frame.
  var top = 1.0

  var body: some View {
    if values.isEmpty {
      Text(verbatim: SystemWords.noCurve).foregroundStyle(.secondary).lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity, alignment: .topLeading)
    } else {
      AreaCurve(values: values, color: color, top: top).accessibilityLabel(words)
    }
  }
}

/// The processor's curve below a short title, for a widget with few lines.
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

/// A curve below its title, the hours that it covers and its highest value.
struct SystemCurveView: View {
  let title: String
  let value: String
  let hours: Int
  var isNarrow = false
  let values: [Double]
  let color: Color
  /// The value at the upper edge of the curve's frame.
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
  /// The value at the upper edge of the processor's curve: its highest value, but at least a
  /// quarter.
  ///
  /// So the curve of an idle processor is low.
  var processorTop: Double { max(highestProcessor, 0.25) }

  /// The highest value of the processor's curve, such as `54%`.
  var processorPeak: String { SystemWords.percent(highestProcessor) }

  private var highestProcessor: Double { processor.max() ?? 0 }
}
