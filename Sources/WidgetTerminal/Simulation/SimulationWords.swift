import Moments
import WidgetTimeline

/// Days, lengths of time and causes of a simulation as text.
struct SimulationWords {
  let plan: SimulationPlan

  /// Returns a day such as `mon 2026-11-30`.
  func day(_ day: Range<Int64>) -> String { "\(weekday(day)) \(date(day.lowerBound).prefix(10))" }

  /// Returns a day such as `mon 11-30`.
  func shortDay(_ day: Range<Int64>) -> String {
    "\(weekday(day)) \(date(day.lowerBound).prefix(10).suffix(5))"
  }

  /// Returns a date and time such as `2026-11-30 09:00`.
  func date(_ microseconds: Int64) -> String {
    ISODate.minuteText(Instant(microseconds: microseconds), in: plan.zone)
  }

  private func weekday(_ day: Range<Int64>) -> Substring {
    "\(plan.zone.weekday(at: Instant(microseconds: day.lowerBound)))".prefix(3)
  }

  /// Returns a length of time such as `12 s`, `35 min` or `2 h 5 min`; less than a second is `0
  /// min`.
  static func length(_ microseconds: Int64) -> String {
    let seconds = microseconds / 1_000_000
    if seconds == 0 { return "0 min" }
    if seconds < 60 { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    if minutes < 60 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Returns a processor time: `12 ms` below a second, otherwise `3.4 s`.
  static func processorTime(_ microseconds: Int64) -> String {
    if microseconds < 1_000_000 { return "\((microseconds + 500) / 1_000) ms" }
    let tenths = (microseconds + 50_000) / 100_000
    return tenths < 1_000 ? "\(tenths / 10).\(tenths % 10) s" : "\(tenths / 10) s"
  }

  /// Returns the causes of reloads, most frequent first: the reason, the requester, and the number
  /// of times.
  static func causes(_ sum: SimulatedSum) -> [(why: String, asker: String, count: Int)] {
    let rows = sum.causes.map { (why: why($0.key), asker: asker($0.key.asker), count: $0.value) }
    return rows.sorted { ($1.count, $0.why, $0.asker) < ($0.count, $1.why, $1.asker) }
  }

  private static func why(_ cause: ReloadCause) -> String {
    switch cause.reason {
    case .first: "no picture yet"
    case .policy: "its date came"
    case .retry: "retry after a failure"
    case .requested: "asked for"
    case .changed: change(cause.change)
    }
  }

  private static func change(_ change: DirtyCause?) -> String {
    switch change {
    case .records: "records changed"
    case .language: "language changed"
    case .appearance: "appearance changed"
    case .surroundings: "a setting changed"
    case .state: "an intent ran"
    case .program: "new program"
    case .update: "activity updated"
    case .request: "asked for meanwhile"
    case nil: "data changed"
    }
  }

  private static func asker(_ asker: ReloadAsker) -> String {
    switch asker {
    case .timer: "timer"
    case .watch: "live view"
    case .press: "press"
    case .refresh: "refresh"
    case .widgetCenter: "WidgetCenter"
    case .show: "first look"
    case .command: "command"
    }
  }
}

extension SimulationPlan {
  /// The time spans in which stale pictures count: those in which a user looks, or the whole time.
  var lookedAt: [Range<Int64>] { seen == nil ? [span] : windows }
}
