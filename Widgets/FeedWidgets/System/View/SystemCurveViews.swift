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

/// The processor's curve below a title of few letters, for a widget of few lines.
///
/// While there are too few samples for a curve, the load is shown as bars.
struct SystemShortCurve: View {
  let picture: SystemPicture
  var isNarrow = false

  var body: some View {
    Group {
      if picture.hasLoadBars {
        SystemLoadBlock(picture: picture).frame(maxHeight: .infinity, alignment: .top)
      } else {
        SystemCurveView(
          title: SystemWords.processor,
          value: peak,
          picture: picture,
          isNarrow: isNarrow,
          values: picture.processor,
          color: SystemColors.processor,
          top: picture.processorTop
        )
      }
    }
    .frame(minHeight: 32, maxHeight: .infinity)
  }
}

extension SystemShortCurve {
  /// The highest value of the curve as text; empty without a curve.
  ///
  /// A curve that does not cover all of its hours yet has its length next to it. In a narrow widget
  /// there is then no space for a word.
  private var peak: String {
    if picture.processor.isEmpty { return "" }
    return isNarrow && picture.since != nil
      ? "≤\(picture.processorPeak)" : SystemWords.peak(picture.processorPeak)
  }
}

/// The load averages as bars below a heading.
struct SystemLoadBlock: View {
  let picture: SystemPicture
  /// Points between two bars.
  var spacing = 0.0

  /// The width of the longest label, `15 min`, in columns.
  static let label = 6

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      Text(verbatim: SystemWords.loads(on: picture.cores)).foregroundStyle(.secondary).lineLimit(1)
      SystemLoadBars(picture: picture, label: Self.label)
    }
  }
}

/// The time that a curve covers: `last hour`, or `since 14:02`; in a narrow widget its length, such
/// as `5 min`.
private struct SystemSpan: View {
  let picture: SystemPicture
  let isNarrow: Bool

  var body: some View {
    words.foregroundStyle(.secondary)
  }

  private var words: Text {
    guard let since = picture.since else {
      return Text(
        verbatim: isNarrow ? SystemWords.span(picture.hours) : SystemWords.last(picture.hours)
      )
    }
    guard !isNarrow else { return Text(verbatim: SystemWords.duration(picture.span)) }
    let (before, after) = SystemWords.since
    return Text(verbatim: before) + Text(since, style: .time) + Text(verbatim: after)
  }
}

/// A curve below its title, the hours that it covers and its highest value.
struct SystemCurveView: View {
  let title: String
  let value: String
  let picture: SystemPicture
  var isNarrow = false
  let values: [Double]
  let color: Color
  /// The value at the upper edge of the curve's frame.
  var top = 1.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: title)
        SystemSpan(picture: picture, isNarrow: isNarrow)
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
  /// Whether the load is shown as bars, because there are too few samples for a curve.
  var hasLoadBars: Bool { processor.isEmpty && cores > 0 && !loads.isEmpty }

  /// The value at the upper edge of the processor's curve: its highest value, but at least a
  /// quarter.
  ///
  /// So the curve of an idle processor is low.
  var processorTop: Double { max(highestProcessor, 0.25) }

  /// The highest value of the processor's curve, such as `54%`.
  var processorPeak: String { SystemWords.percent(highestProcessor) }

  private var highestProcessor: Double { processor.max() ?? 0 }
}
