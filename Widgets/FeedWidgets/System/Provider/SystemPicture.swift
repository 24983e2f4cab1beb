import Foundation
import WidgetIntents
import WidgetTimeline

/// All data that a view of the system shows; equal values look the same.
struct SystemPicture: Hashable, Sendable {
  /// A bar with a label and a number, such as the used share of the memory.
  struct Gauge: Hashable, Sendable, Identifiable {
    var id: String { label }
    let label: String
    /// The share from 0 to 1.
    let share: Double
    /// The text next to the number: how much is used, and the total.
    var detail = ""
    var level: Level

    /// The share in whole percent.
    var percent: Int { Int((share * 100).rounded()) }
  }

  /// How critical a share is: fine, high or critical.
  enum Level: Hashable, Sendable {
    case fine, high, critical

    /// Returns the level of a used share: high from 75 %, critical from 90 %.
    init(_ share: Double) {
      self = share >= 0.9 ? .critical : share >= 0.75 ? .high : .fine
    }

    /// Returns the level of a remaining share, such as a battery's: low up to 20 %.
    init(left share: Double) {
      self = share <= 0.1 ? .critical : share <= 0.2 ? .high : .fine
    }
  }

  var gauges: [Gauge] = []
  /// The load averages as texts, such as `0.42`; empty if they are unknown.
  var loads: [String] = []
  /// The load averages divided by the number of processors, limited to 0 to 1.
  var loadShares: [Double] = []
  var cores = 0
  /// The received bytes per second as text; `nil` in the first reading.
  var down: String?
  var up: String?
  /// The temperature as text, such as `52 °C`; `nil` if it is unknown.
  var temperature: String?
  var startedAt: Date?
  /// The values of the processor's curve at equal intervals, the oldest first, from 0 to 1.
  var processor: [Double] = []
  /// The received bytes as a curve; each value is a share of the highest one.
  var network: [Double] = []
  /// The highest number of bytes per second in the curve, as text.
  var most = ""
  var hours = 1
  /// The beginning of the curve; `nil` if it covers all of the hours.
  var since: Date?
  /// The seconds that the curve covers.
  var span: TimeInterval = 3_600

  /// The number of values in a curve: two for each cell of the widest one.
  static let stretches = 120
}

extension SystemPicture {
  init(_ look: SystemMonitor.Look, hours: Int, interval: TimeInterval, at now: Date) {
    let reading = look.reading
    if let processor = look.processor {
      let share = processor.isNaN ? 0 : min(max(processor, 0), 1)
      gauges.append(
        Gauge(
          label: SystemWords.processor,
          share: share,
          detail: look.isSinceStart ? SystemWords.sinceStart : "",
          level: Level(share)
        )
      )
    }
    if let memory = reading.memory {
      gauges.append(Self.gauge(SystemWords.memory, memory.used, of: memory.total))
      if memory.swapTotal > 0 {
        gauges.append(Self.gauge(SystemWords.swap, memory.swapUsed, of: memory.swapTotal))
      }
    }
    for disk in reading.disks {
      let whole = disk.used.addingSaturated(disk.free)
      let name = disk.path.split(separator: "/").last.map(String.init) ?? SystemWords.disk
      gauges.append(Self.gauge(Self.shortened(name), disk.used, of: whole))
    }
    if let battery = reading.battery { gauges.append(Self.gauge(battery)) }
    loads = reading.loads.map { SystemWords.number($0, digits: 2) }
    cores = reading.times?.cores ?? 0
    let processors = Double(max(cores, 1))
    loadShares = reading.loads.map { $0.isFinite ? min(max($0 / processors, 0), 1) : 0 }
    down = look.down.map(SystemWords.rate)
    up = look.up.map(SystemWords.rate)
    temperature = reading.temperature.map { "\(Int($0.rounded())) °C" }
    startedAt = reading.times?.startedAt
    self.hours = hours
    var curve = SystemCurve(end: now, span: TimeInterval(hours) * 3_600, interval: interval)
    guard let first = curve.first(of: look.history, { $0.processor }) else { return }
    (curve, since) = curve.beginning(at: first)
    span = curve.span
    processor = curve.values(look.history) { $0.processor }
    let bytes = curve.values(look.history) { $0.down }
    let most = bytes.max() ?? 0
    network = most > 0 ? bytes.map { $0 / most } : []
    self.most = most > 0 ? SystemWords.rate(most) : ""
  }

  private static func gauge(_ label: String, _ used: UInt64, of whole: UInt64) -> Gauge {
    let share = whole > 0 ? min(1, Double(used) / Double(whole)) : 0
    let detail = SystemWords.amount(used, of: whole)
    return Gauge(label: label, share: share, detail: detail, level: Level(share))
  }

  private static func gauge(_ battery: BatteryState) -> Gauge {
    let left = battery.secondsLeft.map { " \(SystemWords.duration($0))" } ?? ""
    let detail =
      switch battery.flow {
      case .charging: "\(SystemWords.charging)\(left)"
      case .full: SystemWords.full
      case .idle: SystemWords.plugged
      case .discharging: left.isEmpty ? "" : SystemWords.left(left)
      }
    let isDraining = battery.flow == .discharging
    return Gauge(
      label: SystemWords.battery,
      share: battery.share,
      detail: detail,
      level: isDraining ? Level(left: battery.share) : .fine
    )
  }

  /// Returns a name cut to the length that any view shows.
  private static func shortened(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(48)
    return String(String(String.UnicodeScalarView(scalars)).prefix(12))
  }
}

/// Converts stored samples to the values of a curve at equal intervals.
struct SystemCurve {
  let end: Date
  var span: TimeInterval
  /// The expected seconds between two samples; the value of a sample is used for at most two and a
  /// half times as long.
  let interval: TimeInterval

  /// The fewest samples that are shown as a curve.
  private static let fewest = 3
  /// The least share of a curve's time that the samples must cover.
  ///
  /// A few values that are drawn over the whole width would look like a block.
  private static let leastShare = 1.0 / 12

  /// Returns the time of the oldest sample with a value; `nil` if there are too few for a curve.
  func first(of samples: [SystemSample], _ value: (SystemSample) -> Double?) -> Date? {
    let start = end.addingTimeInterval(-span)
    let times = samples.filter { $0.at > start && $0.at <= end && value($0)?.isFinite == true }
      .map(\.at)
    guard times.count >= Self.fewest, let first = times.min(),
      end.timeIntervalSince(first) >= span * Self.leastShare
    else { return nil }
    return first
  }

  /// Returns the curve without the time before the first sample, and its beginning.
  ///
  /// The curve is unchanged, and its beginning is `nil`, if less than one late sample is missing.
  func beginning(at first: Date) -> (curve: SystemCurve, since: Date?) {
    let known = end.timeIntervalSince(first)
    let count = Double(SystemPicture.stretches)
    guard span - known > max(interval * 2.5, span / count) else { return (self, nil) }
    var curve = self
    // The first sample is in the middle of the first interval.
    curve.span = known * count / (count - 0.5)
    return (curve, first)
  }

  /// Returns one value for each interval.
  ///
  /// It is the mean of the interval's samples, otherwise the previous value while it may be used,
  /// otherwise 0.
  func values(
    _ samples: [SystemSample],
    count: Int = SystemPicture.stretches,
    _ value: (SystemSample) -> Double?
  ) -> [Double] {
    let start = end.addingTimeInterval(-span)
    let width = span / Double(count)
    var sums = [(sum: Double, count: Int)](repeating: (0, 0), count: count)
    var isFound = false
    for sample in samples {
      guard let value = value(sample), value.isFinite, value >= 0 else { continue }
      let place = Int((sample.at.timeIntervalSince(start) / width).rounded(.up)) - 1
      guard sums.indices.contains(place) else { continue }
      sums[place].sum += value
      sums[place].count += 1
      isFound = true
    }
    guard isFound else { return [] }
    var held = 0.0
    var age = Double.infinity
    // A sample that comes a little late is not a gap.
    let longest = max(interval * 2.5, width)
    return sums.map { stretch in
      if stretch.count > 0 {
        (held, age) = (stretch.sum / Double(stretch.count), 0)
      } else {
        age += width
      }
      return age <= longest ? held : 0
    }
  }
}
