internal import Moments

/// A timer between two instants that does not change before and after them (WK-117).
struct CountingTimer {
  private let start: Instant
  private let end: Instant
  private let pause: Instant?
  private let countsDown: Bool

  /// Creates a timer; if `end` is before `start`, the interval is empty.
  init(from start: Instant, to end: Instant, pausedAt pause: Instant?, countsDown: Bool) {
    self.start = start.withinCalendar
    self.end = max(start, end).withinCalendar
    self.pause = pause
    self.countsDown = countsDown
  }

  func text(at now: Instant, showsHours: Bool) -> String {
    let time = min(max(pause ?? now, start), end)
    let seconds = countsDown ? -time.wholeSeconds(since: end) : time.wholeSeconds(since: start)
    return Self.text(seconds, showsHours: showsHours)
  }

  func nextChange(after now: Instant) -> Instant? {
    guard pause == nil, now < end else { return nil }
    // Counting up, the first second is full one second after the start; counting down, the instants of
    // change are whole seconds before the end.
    let anchor = countsDown ? end : start
    let elapsed = max(now, start).wholeSeconds(since: anchor)
    let next = anchor.adding(seconds: elapsed + 1)
    return next <= end ? next : nil
  }

  /// Returns `2:32` or `36:59:01`; without hours the minutes continue: `90:00` (WK-116, WK-117).
  static func text(_ seconds: Int64, showsHours: Bool) -> String {
    let minutes = seconds / 60
    let tail = CivilText.padded(Int(seconds % 60))
    guard showsHours, minutes >= 60 else { return "\(minutes):\(tail)" }
    return "\(minutes / 60):\(CivilText.padded(Int(minutes % 60))):\(tail)"
  }
}

extension Instant {
  /// The instant, clamped to those that are within the years 1 to 9999 in every zone.
  var withinCalendar: Instant {
    let margin: Int64 = 2 * 86_400
    let first = CivilDateTime(startOf: .first).secondsSince1970 + margin
    let last = CivilDateTime(startOf: .last).secondsSince1970 - margin
    return min(max(self, Instant(secondsSince1970: first)), Instant(secondsSince1970: last))
  }

  /// Returns the seconds from another instant to this one, rounded down; both must be within the
  /// calendar.
  func wholeSeconds(since other: Instant) -> Int64 {
    (microseconds - other.microseconds).floorDivided(by: Self.microsecondsPerSecond)
  }
}
