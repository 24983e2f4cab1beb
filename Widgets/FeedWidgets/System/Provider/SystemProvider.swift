import Foundation
import WidgetExtension
import WidgetTimeline
import WidgetUI

/// The system as a widget shows it from `date` on.
struct SystemEntry: TimelineEntry {
  let date: Date
  let picture: SystemPicture

  /// The relevance of the entry: 3 if a resource is critical, 2 if one is high, otherwise 0.
  var relevance: TimelineEntryRelevance? {
    let levels = picture.gauges.map(\.level)
    return TimelineEntryRelevance(
      score: levels.contains(.critical) ? 3 : levels.contains(.high) ? 2 : 0
    )
  }
}

/// Reads the state of the system at the configured interval.
struct SystemProvider: AppIntentTimelineProvider {
  private let monitor: AppDependency<SystemMonitor>

  init(dependencies: AppDependencyManager = .shared) {
    monitor = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> SystemEntry { .sample(at: context.date) }

  func snapshot(
    for configuration: SystemConfiguration,
    in context: Context
  ) async -> SystemEntry {
    if context.isPreview { return .sample(at: context.date) }
    return await timeline(for: configuration, in: context).entries.first
      ?? .sample(at: context.date)
  }

  func timeline(
    for configuration: SystemConfiguration,
    in context: Context
  ) async -> Timeline<SystemEntry> {
    let now = context.date
    let interval = TimeInterval(configuration.seconds)
    let look = await monitor.wrappedValue.look(
      disks: configuration.diskPaths,
      interface: configuration.network.flatMap { $0.isEmpty ? nil : $0 },
      span: TimeInterval(configuration.hours) * 3_600,
      at: now
    )
    let picture = SystemPicture(look, hours: configuration.hours, interval: interval, at: now)
    return Timeline(
      entries: [SystemEntry(date: now, picture: picture)],
      policy: .after(now.addingTimeInterval(interval))
    )
  }
}

extension SystemEntry {
  /// Returns an entry with sample data for the gallery and placeholders; reads nothing.
  static func sample(at date: Date) -> SystemEntry {
    SystemEntry(
      date: date,
      picture: SystemPicture(.sample(at: date), hours: 1, interval: 60, at: date)
    )
  }
}

extension SystemMonitor.Look {
  /// Returns sample data of an invented machine that compiles from time to time.
  static func sample(at date: Date) -> Self {
    let gibibyte: UInt64 = 1 << 30
    var reading = SystemReading()
    // Not whole hours, so that a picture drawn a moment later has the same text.
    let started = date.addingTimeInterval(-(3 * 86_400 + 4 * 3_600 + 1_200))
    reading.times = ProcessorTimes(busy: 1, total: 4, cores: 8, startedAt: started)
    reading.loads = [1.42, 0.98, 0.61]
    reading.memory = MemoryUse(
      total: 16 * gibibyte,
      available: 5 * gibibyte,
      swapTotal: 4 * gibibyte,
      swapFree: 4 * gibibyte - (gibibyte >> 2)
    )
    reading.disks = [
      DiskUse(path: "/", used: 205 * gibibyte, free: 15 * gibibyte),
      DiskUse(path: "/home", used: 310 * gibibyte, free: 590 * gibibyte),
    ]
    reading.battery = BatteryState(share: 0.58, flow: .discharging, secondsLeft: 7_500)
    reading.temperature = 52
    let history = (0..<60).map { minute in
      var sample = SystemSample(
        reading,
        interface: nil,
        at: date.addingTimeInterval(Double(minute - 59) * 60),
        since: nil
      )
      // The second job is still running, so the curves end at the values of the bars.
      let (first, second) = (
        exp(-pow((Double(minute) - 16) / 5, 2)), exp(-pow((Double(minute) - 59) / 7, 2))
      )
      sample.processor = 0.06 + Double(minute * 5 % 7) * 0.01 + first * 0.45 + second * 0.35
      sample.down =
        90_000 + Double(minute * 11 % 7) * 30_000 + first * first * 2_400_000
        + second * second * 1_860_000
      return sample
    }
    return Self(reading: reading, processor: 0.42, down: 2_100_000, up: 84_000, history: history)
  }
}
