import WidgetRender
import WidgetUI

/// Bars in one column, each with its label and its number.
struct SystemGauges: View {
  let gauges: [SystemPicture.Gauge]
  /// Whether there is space for the used and total amounts.
  var hasDetails = false
  /// The minimum width of the labels in cells, for bars below others.
  var leastLabel = 0
  /// Whether the amounts are on a line below their bar, which is then as wide as the column.
  var hasDetailsBelow = false
  /// The text below the first bar, the processor's, which has no amounts.
  var detailOfFirst = ""

  var body: some View {
    let label = max(leastLabel, columns(of: \.label, atMost: 8))
    let detail = hasDetails && !hasDetailsBelow ? columns(of: \.detail, atMost: 18) : 0
    VStack(alignment: .leading, spacing: 0) {
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
        let detail = gauge == gauges.first && gauge.detail.isEmpty ? detailOfFirst : gauge.detail
        if hasDetailsBelow, !detail.isEmpty {
          Text(verbatim: detail).foregroundStyle(.secondary).lineLimit(1)
            .padding(.leading, Double(label + 1) * 8)
        }
      }
    }
  }

  private func columns(of text: (SystemPicture.Gauge) -> String, atMost limit: Int) -> Int {
    min(limit, gauges.map { TextWidth.columns(of: text($0)) }.max() ?? 0)
  }
}

/// A share in percent, with a sign after it if it is critical, so that no colour is needed.
struct SystemPercent: View {
  let gauge: SystemPicture.Gauge
  /// Whether the number has a fixed width, so that several rows are aligned.
  var isInColumn = true

  var body: some View {
    let number = gauge.percent
    HStack(spacing: 0) {
      Text(verbatim: "\(number)%").foregroundStyle(
        gauge.level == .fine ? .primary : gauge.level.color
      )
      // Without colours, red becomes a grey that is darker than the text beside it, so it is also
      // bold.
      .bold(gauge.level == .critical)
      .frame(width: isInColumn ? 32 : nil, alignment: .trailing)
      if isInColumn || gauge.level == .critical {
        Text(verbatim: gauge.level == .critical ? "!" : " ").bold().foregroundStyle(.red)
          .frame(width: 8)
      }
    }
    .lineLimit(1)
    .accessibilityLabel(
      String(english: "\(gauge.label) \(number) percent", turkish: "\(gauge.label) yüzde \(number)")
    )
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

/// The load averages, or the number of critical values without a bar, which are more urgent.
struct SystemLoads: View {
  let picture: SystemPicture
  /// The number of bars that the view shows above this line; `nil` if all are shown.
  var bars: Int?
  /// Whether the load is shown above as bars.
  var hasBars = false

  var body: some View {
    let hidden = bars.map { picture.alarms(hiddenBy: $0) } ?? 0
    if hidden > 0 {
      Text(verbatim: "+\(SystemWords.alarms(hidden))!").bold().foregroundStyle(.red).lineLimit(1)
    } else if !hasBars, !picture.loads.isEmpty {
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

/// The load averages over one, five and fifteen minutes as bars.
///
/// A full bar means as many tasks as processors.
struct SystemLoadBars: View {
  let picture: SystemPicture
  /// The width of each label in cells.
  let label: Int

  private static let minutes = [1, 5, 15]

  var body: some View {
    ForEach(Array(zip(Self.minutes, picture.loads.indices)), id: \.0) { minutes, place in
      HStack {
        Text(verbatim: "\(minutes) \(SystemWords.minute)").foregroundStyle(.secondary)
          .frame(width: Double(label) * 8, alignment: .leading)
        ProgressView(value: picture.loadShares[place]).tint(color(picture.loadShares[place]))
          .accessibilityHidden(true)
        Text(verbatim: picture.loads[place]).frame(width: 40, alignment: .trailing)
      }
      .lineLimit(1)
    }
  }

  private func color(_ share: Double) -> Color { SystemPicture.Level(share).color }
}

/// The received and sent bytes per second.
struct SystemRates: View {
  let picture: SystemPicture
  var hasUp = true

  var body: some View {
    HStack {
      if let down = picture.down {
        Text(verbatim: "↓ \(down)").foregroundStyle(SystemColors.down).accessibilityLabel(
          String(english: "\(down) down", turkish: "\(down) indirme")
        )
      }
      if hasUp, let up = picture.up {
        Text(verbatim: "↑ \(up)").foregroundStyle(SystemColors.up).accessibilityLabel(
          String(english: "\(up) up", turkish: "\(up) yükleme")
        )
      }
    }
    .lineLimit(1)
  }
}

/// The time since the system started, and the temperature.
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
