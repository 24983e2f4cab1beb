import WidgetUI

/// The widget that shows the state of the system.
struct SystemWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: SystemConfiguration.kind, provider: SystemProvider()) { entry in
      SystemWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(SystemConfiguration.title)
    .description(SystemConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The state of the system, laid out for the widget's family.
struct SystemWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: SystemPicture

  var body: some View {
    if picture.gauges.isEmpty, picture.loads.isEmpty {
      Text(verbatim: SystemWords.nothing)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      switch family {
      case .accessoryInline: SystemInlineView(picture: picture)
      case .accessoryCircular, .accessoryCorner: SystemCircularView(picture: picture)
      case .accessoryRectangular: SystemRectangularView(picture: picture)
      case .systemSmall: SystemSmallView(picture: picture)
      case .systemMedium: SystemMediumView(picture: picture)
      case .systemLarge, .systemExtraLargePortrait: SystemLargeView(picture: picture)
      case .systemExtraLarge: SystemWideView(picture: picture)
      }
    }
  }
}

/// Bars, the processor's curve, and load and network on two lines.
///
/// The time since the system started is shown only if the bars leave a line for it.
private struct SystemSmallView: View {
  let picture: SystemPicture

  private static let most = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SystemGauges(gauges: picture.shown(Self.most))
      SystemShortCurve(picture: picture, isNarrow: true)
      SystemLoads(picture: picture, bars: Self.most, hasBars: picture.hasLoadBars)
      SystemRates(picture: picture, hasUp: false)
      if picture.gauges.count < Self.most {
        SystemUptime(picture: picture, hasTemperature: false)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The bars as in the small view, with used and total amounts and the temperature.
private struct SystemMediumView: View {
  let picture: SystemPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SystemGauges(gauges: picture.shown(5), hasDetails: true)
      SystemShortCurve(picture: picture)
      HStack {
        SystemLoads(picture: picture, bars: 5, hasBars: picture.hasLoadBars)
        Spacer(minLength: 8)
        SystemRates(picture: picture, hasUp: false)
      }
      SystemUptime(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// All bars, and the curves of the processor and of the network.
private struct SystemLargeView: View {
  let picture: SystemPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SystemGauges(gauges: picture.shown(9), hasDetails: true)
      Divider()
      if picture.hasLoadBars {
        SystemLoadBlock(picture: picture, spacing: 16)
        Spacer(minLength: 0)
      } else {
        SystemCurves(picture: picture)
      }
      Divider()
      HStack {
        SystemLoads(picture: picture, hasBars: picture.hasLoadBars)
        Spacer(minLength: 8)
        SystemRates(picture: picture, hasUp: false)
      }
      SystemUptime(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Bars on one side and curves on the other.
private struct SystemWideView: View {
  let picture: SystemPicture

  /// The most bars next to which the bars of the load averages also fit.
  private static let most = 8
  /// The most bars that may have their amounts on a line of their own.
  private static let mostTall = 6

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        let isFull = picture.gauges.count > Self.most
        SystemGauges(
          gauges: picture.shown(14),
          hasDetails: true,
          leastLabel: isFull ? 0 : SystemLoadBlock.label,
          hasDetailsBelow: picture.gauges.count <= Self.mostTall,
          detailOfFirst: picture.coreWords
        )
        Spacer(minLength: 0)
        Divider()
        if isFull || picture.cores == 0 {
          SystemLoads(picture: picture)
        } else {
          SystemLoadBlock(picture: picture)
          Spacer(minLength: 0)
          Divider()
        }
        SystemRates(picture: picture)
        SystemUptime(picture: picture)
      }
      .frame(minWidth: 288, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Divider()
      SystemCurves(picture: picture)
        .frame(minWidth: 240, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// The processor's curve above the network's curve.
private struct SystemCurves: View {
  let picture: SystemPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SystemCurveView(
        title: SystemWords.processor,
        value: picture.processor.isEmpty
          ? picture.coreWords
          : "\(picture.coreWords) · \(SystemWords.peak(picture.processorPeak))",
        picture: picture,
        values: picture.processor,
        color: SystemColors.processor,
        top: picture.processorTop
      )
      if !picture.network.isEmpty {
        SystemCurveView(
          title: SystemWords.network,
          value: SystemWords.peak(picture.most),
          picture: picture,
          values: picture.network,
          color: SystemColors.down
        )
      }
    }
  }
}

extension SystemPicture {
  /// Returns at most `limit` bars: processor and memory, and the most critical of the others.
  func shown(_ limit: Int) -> [Gauge] {
    guard gauges.count > limit else { return gauges }
    let rest = gauges.dropFirst(2).enumerated().sorted { left, right in
      let (worry, other) = (left.element.worry, right.element.worry)
      return worry == other ? left.offset < right.offset : worry > other
    }
    let kept = Set(rest.prefix(max(0, limit - 2)).map(\.element.label))
    return gauges.prefix(min(2, limit)) + gauges.dropFirst(2).filter { kept.contains($0.label) }
  }

  /// Returns the number of critical bars that are not among the `limit` shown ones.
  func alarms(hiddenBy limit: Int) -> Int {
    gauges.count { $0.level == .critical } - shown(limit).count { $0.level == .critical }
  }

  fileprivate var coreWords: String {
    guard cores > 0 else { return "" }
    return cores == 1
      ? String(english: "1 core", turkish: "1 çekirdek")
      : String(english: "\(cores) cores", turkish: "\(cores) çekirdek")
  }
}

extension SystemPicture.Gauge {
  /// The priority by which bars are chosen, from 2 for a critical one to -1 for swap that is not
  /// critical.
  var worry: Int {
    switch level {
    case .fine: label == SystemWords.swap ? -1 : 0
    case .high: 1
    case .critical: 2
    }
  }
}
