import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

/// Checks whether the system's timer runs `refresh`, and whether refreshes are on time.
struct TimerCheckup {
  /// How late a due refresh may be, in microseconds, before a missing timer is reported.
  private static let patience: Int64 = 10 * 60 * 1_000_000
  /// The time limit in milliseconds for the system's tools, which may wait for a service.
  private static let toolMilliseconds: Int64 = 2_000

  let now: Int64
  /// The systemd units of the timer; `nil` if their folder cannot be determined.
  let units: SystemdUnits?

  func finding(due: [DueTimelineRow], next: Int64?) -> Finding {
    let overdue = due.count { row in
      row.timeline.generation > 0 && row.timeline.failures == 0
        && row.timeline.due > .min && now - row.timeline.due > Self.patience
    }
    let schedule = "'widgetctl schedule install' installs one"
    let nextDue = "next due: \(instant(next))"
    switch (installed(), overdue) {
    case (.some(.none), 0):
      return Finding(.note, "timer", "none is installed, \(nextDue)", hint: schedule)
    case (.some(.none), _):
      return Finding(
        .wrong,
        "timer",
        "none is installed, and \(overdue) timelines wait for a refresh since long",
        hint: schedule
      )
    case (.some(let timer), 0):
      return Finding(.good, "timer", "\(timer.rawValue) runs 'refresh', \(nextDue)")
    case (.some(let timer), _):
      return Finding(
        .wrong,
        "timer",
        "\(overdue) timelines wait for a refresh since long, although it is in \(timer.place)",
        hint: "look whether \(timer.rawValue) runs"
      )
    case (nil, 0):
      return Finding(.good, "timer", "whether one is installed cannot be seen here, \(nextDue)")
    case (nil, _):
      return Finding(
        .wrong,
        "timer",
        "\(overdue) timelines wait for a refresh since long",
        hint: schedule
      )
    }
  }

  private enum Timer: String {
    case none
    case cron
    case systemd

    var place: String { self == .cron ? "your crontab" : "your systemd units" }
  }

  /// Returns the timer that is installed to run `refresh`; `nil` if this system has no tool to find
  /// it.
  private func installed() -> Timer? {
    // If the crontab cannot be read, it is ignored.
    let table = try? CrontabTool.read(milliseconds: Self.toolMilliseconds)
    if table?.hasRefresh == true { return .cron }
    let isActive = units?.isActive
    if isActive == true { return .systemd }
    return table == nil && isActive == nil ? nil : Timer.none
  }

  private func instant(_ due: Int64?) -> String {
    guard let due, due < .max else { return "nothing" }
    return due <= now ? "at once" : ISODate.text(Instant(microseconds: due), in: .utc)
  }
}
