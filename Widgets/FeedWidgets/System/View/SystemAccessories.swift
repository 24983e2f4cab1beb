import WidgetUI

/// Three bars, the load and the received bytes.
///
/// Further critical bars replace first the received bytes and then the load.
struct SystemRectangularView: View {
  let picture: SystemPicture

  private static let usual = 3
  private static let most = 5

  var body: some View {
    let alarms = picture.gauges.dropFirst(2).count { $0.level == .critical }
    let wanted = max(Self.usual, 2 + alarms)
    // If five bars are not enough, the last line shows the number of further alarms.
    let bars = wanted > Self.most ? Self.most - 1 : wanted
    VStack(alignment: .leading, spacing: 0) {
      SystemGauges(gauges: picture.shown(bars))
      Spacer(minLength: 0)
      if bars < Self.most { SystemLoads(picture: picture, bars: bars) }
      if bars == Self.usual { SystemRates(picture: picture, hasUp: false) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The processor's share in large digits, and below it the most critical of the other bars.
///
/// If several are critical, their number is shown.
struct SystemCircularView: View {
  let picture: SystemPicture

  var body: some View {
    let gauges = picture.shown(3)
    VStack(spacing: 0) {
      if let first = gauges.first {
        Text(verbatim: "\(first.percent)").font(first.percent < 100 ? .largeTitle : .title)
          .foregroundStyle(first.level == .fine ? .primary : first.level.color)
          .frame(maxWidth: .infinity)
        Text(verbatim: "% \(first.label)").foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
      let alarms = picture.gauges.dropFirst().count { $0.level == .critical }
      if alarms > 1 {
        Text(verbatim: SystemWords.alarms(alarms)).bold().foregroundStyle(.red)
          .frame(maxWidth: .infinity)
      } else if let next = gauges.dropFirst().max(by: { $0.worry < $1.worry }) {
        HStack {
          Text(verbatim: next.label).foregroundStyle(.secondary)
          SystemPercent(gauge: next, isInColumn: false)
        }
        .frame(maxWidth: .infinity)
      } else if let load = picture.loads.first {
        Text(verbatim: load).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      }
    }
    .lineLimit(1)
  }
}

/// Processor, memory and network on a single line; critical values replace others.
struct SystemInlineView: View {
  let picture: SystemPicture

  var body: some View {
    let alarms = picture.gauges.filter { $0.level == .critical }
    let usual = picture.gauges.prefix(2).filter { $0.level != .critical }
    if alarms.isEmpty {
      HStack {
        line(usual, hidden: 0)
        SystemRates(picture: picture, hasUp: false)
      }
    } else {
      ViewThatFits(in: .horizontal) {
        line(usual + alarms, hidden: 0)
        line(usual.prefix(1) + alarms, hidden: 0)
        line(alarms, hidden: 0)
        ForEach((1..<alarms.count).reversed(), id: \.self) { count in
          line(alarms.prefix(count), hidden: alarms.count - count)
        }
      }
    }
  }

  private func line(_ gauges: some Sequence<SystemPicture.Gauge>, hidden: Int) -> some View {
    HStack {
      ForEach(Array(gauges)) { gauge in
        Text(verbatim: gauge.label).foregroundStyle(.secondary).fixedSize()
        SystemPercent(gauge: gauge, isInColumn: false).fixedSize()
      }
      if hidden > 0 { Text(verbatim: "+\(hidden)!").bold().foregroundStyle(.red).fixedSize() }
    }
  }
}
