import WidgetCharts
import WidgetRender
import WidgetUI

/// Bars beneath each other, their labels and numbers in columns.
struct SystemGauges: View {
  let gauges: [SystemPicture.Gauge]
  /// Whether there is room for how much of how much.
  var hasDetails = false
  /// Points between two bars.
  var spacing = 0.0

  var body: some View {
    let label = columns(of: \.label, atMost: 8)
    let detail = hasDetails ? columns(of: \.detail, atMost: 18) : 0
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(gauges) { gauge in
        HStack {
          Text(verbatim: gauge.label).lineLimit(1)
            .frame(width: Double(label) * 8, alignment: .leading)
          ProgressView(value: gauge.share).tint(gauge.level.color).accessibilityHidden(true)
          SystemPercent(gauge: gauge)
          if detail > 0 {
            Text(verbatim: gauge.detail).foregroundStyle(.secondary).lineLimit(1)
              .frame(width: Double(detail) * 8, alignment: .trailing)
          }
        }
      }
    }
  }

  private func columns(of text: (SystemPicture.Gauge) -> String, atMost limit: Int) -> Int {
    min(limit, gauges.map { TextWidth.columns(of: text($0)) }.max() ?? 0)
  }
}

/// A share in percent, followed by a sign if it is critical, so that no colour is needed.
struct SystemPercent: View {
  let gauge: SystemPicture.Gauge
  /// Whether numbers beneath each other end in one column.
  var isInColumn = true

  var body: some View {
    let number = Int((gauge.share * 100).rounded())
    HStack(spacing: 0) {
      Text(verbatim: "\(number)%").foregroundStyle(
        gauge.level == .fine ? .primary : gauge.level.color
      )
      // Where a place has no colours, red is darker than the text beside it.
      .bold(gauge.level == .critical)
      .frame(width: isInColumn ? 32 : nil, alignment: .trailing)
      if isInColumn || gauge.level == .critical {
        Text(verbatim: gauge.level == .critical ? "!" : " ").bold().foregroundStyle(.red)
          .frame(width: 8)
      }
    }
    .lineLimit(1)
    .accessibilityLabel("\(gauge.label) \(number) percent")
  }
}

extension SystemPicture.Level {
  var color: Color {
    switch self {
    case .fine: .green
    case .high: .orange
    case .critical: .red
    }
  }
}

/// The curve of the last hours as an area, as high as there is room.
struct SystemArea: View {
  let values: [Double]
  let color: Color
  let words: String
  /// The alignment of the text before there is a curve.
  var alignment = Alignment.topLeading
  /// The least share that is drawn: with a lower one, of which no cell shows anything, the curve has holes.
  var least = 0.06

  var body: some View {
    if values.isEmpty {
      Text(verbatim: SystemWords.noCurve).foregroundStyle(.secondary).lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity, alignment: alignment)
    } else {
      area
    }
  }

  private var area: some View {
    Chart {
      ForEach(Array(values.enumerated()), id: \.offset) { place, value in
        AreaMark(x: .value("time", place), y: .value("share", max(value, least)))
          .foregroundStyle(color)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXScale(domain: 0...(SystemPicture.stretches - 1))
    .chartYScale(domain: 0...1)
    .frame(maxWidth: .infinity, minHeight: 16, maxHeight: .infinity)
    .accessibilityLabel(words)
  }
}

/// The processor's curve with its name beside it, for a widget without room for a line above.
struct SystemLabelledArea: View {
  let picture: SystemPicture

  var body: some View {
    HStack(alignment: .bottom) {
      Text(verbatim: SystemWords.processor).foregroundStyle(.secondary)
        .frame(width: 32, alignment: .leading)
      SystemArea(
        values: picture.processor,
        color: .blue,
        words: SystemWords.processor,
        alignment: .bottomLeading,
        // Half a cell of two rows.
        least: 0.13
      )
    }
  }
}

/// A curve below its title.
struct SystemCurveView: View {
  let title: String
  let value: String
  let hours: Int
  let values: [Double]
  let color: Color

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
      SystemArea(values: values, color: color, words: "\(title) \(value)")
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// The system's load, beside the number of its processors.
struct SystemLoads: View {
  let picture: SystemPicture

  var body: some View {
    if !picture.loads.isEmpty {
      HStack {
        Text(verbatim: SystemWords.load).foregroundStyle(.secondary).fixedSize()
        ViewThatFits(in: .horizontal) {
          Text(verbatim: picture.loads.joined(separator: " ")).fixedSize()
          Text(verbatim: picture.loads.prefix(2).joined(separator: " ")).fixedSize()
          Text(verbatim: picture.loads.prefix(1).joined()).lineLimit(1)
        }
      }
    }
  }
}

/// The received and sent bytes a second.
struct SystemRates: View {
  let picture: SystemPicture
  var hasUp = true

  var body: some View {
    HStack {
      if let down = picture.down {
        Text(verbatim: "↓ \(down)").foregroundStyle(.blue).accessibilityLabel("\(down) down")
      }
      if hasUp, let up = picture.up {
        Text(verbatim: "↑ \(up)").foregroundStyle(.purple).accessibilityLabel("\(up) up")
      }
    }
    .lineLimit(1)
  }
}

/// Since when the system runs, and how warm it is.
struct SystemUptime: View {
  let picture: SystemPicture
  var hasTemperature = true

  var body: some View {
    HStack {
      if let startedAt = picture.startedAt {
        Text(verbatim: SystemWords.up).foregroundStyle(.secondary).fixedSize()
        Text(startedAt, style: .relative).lineLimit(1)
      }
      Spacer(minLength: 0)
      if hasTemperature, let temperature = picture.temperature {
        Text(verbatim: temperature).foregroundStyle(.secondary).fixedSize()
      }
    }
  }
}
