import Ground
import Moments
import SharedStore
import StoreLink
import WidgetTerminal

/// Determines whether a stored picture is older than its provider's policy or its data allow
/// (RT-8).
enum PictureAge {
  /// Returns the age of an outdated picture in microseconds; `nil` if the picture is not outdated
  /// at `now`.
  static func ofStale(_ timeline: StoredTimeline, at now: Int64) -> Int64? {
    guard timeline.generation > 0, timeline.isDirty || hasEnded(timeline, at: now) else {
      return nil
    }
    let (age, overflow) = now.subtractingReportingOverflow(timeline.made)
    return overflow ? .max : max(0, age)
  }

  /// Returns whether the last date of the timeline is before `now`, so that its picture may be
  /// outdated.
  static func hasEnded(_ timeline: StoredTimeline, at now: Int64) -> Bool {
    guard timeline.generation > 0 else { return false }
    if timeline.isLeftToOthers { return true }
    switch timeline.policy {
    case .never: return false
    case .after(let date) where date > timeline.made: return date < now
    // A reload is only tried once its date has come, so after a failure the date has passed.
    case .after, .atEnd:
      return timeline.failures > 0 || timeline.due < now || timeline.waitsUntil != nil
    }
  }

  /// Returns the reason why a picture is outdated or missing; `nil` for a picture that this machine
  /// makes itself.
  static func reasonOnScreen(_ timeline: StoredTimeline) -> String? {
    guard timeline.isLeftToOthers, let reason = timeline.lastError else { return nil }
    if reason == ScreenReason.unmade {
      return String(english: reason, turkish: "resmini henüz hiçbir makine yapmadı")
    }
    if reason == ScreenReason.unreadable {
      return String(english: reason, turkish: "resmi okunamıyor")
    }
    if reason.hasPrefix(ScreenReason.lateBeginning) {
      let time = reason.dropFirst(ScreenReason.lateBeginning.count)
      return String(english: reason, turkish: "\(time) zamanından beri hiçbir makine yapmadı")
    }
    return reason
  }

  /// Returns a short badge for a narrow line, such as `~5 min` for an outdated picture; `nil` for a
  /// current one.
  static func shortBadge(of shown: ShownWidget, at now: Instant, in zone: TimeZoneRules) -> String?
  {
    guard let timeline = shown.timeline, timeline.isDirty, !shown.isPlaceholder else {
      return badge(of: shown, at: now, in: zone)
    }
    return ofStale(timeline, at: now.microseconds)
      .map { "~\(DurationText.short(microseconds: $0))" }
  }

  /// Returns the badge for the frame of a picture that may be outdated; `nil` if it is current.
  ///
  /// For a placeholder it is the word `placeholder`; after a change of the data it contains the
  /// picture's age. Otherwise it contains the date of the last planned entry.
  static func badge(of shown: ShownWidget, at now: Instant, in zone: TimeZoneRules) -> String? {
    if shown.isPlaceholder { return "placeholder" }
    guard let timeline = shown.timeline else { return nil }
    guard !timeline.isDirty else {
      return ofStale(timeline, at: now.microseconds)
        .map { "stale \(DurationText.short(microseconds: $0))\(next(timeline, at: now, in: zone))" }
    }
    guard hasEnded(timeline, at: now.microseconds), let date = shown.date else { return nil }
    let since = shortDate(Instant(microseconds: date), at: now, in: zone)
    return "as of \(since)\(next(timeline, at: now, in: zone))"
  }

  /// Returns the end of a badge that names the time of a postponed reload, such as `, next 14:20`.
  ///
  /// It is empty if that time is less than a minute ahead.
  private static func next(
    _ timeline: StoredTimeline,
    at now: Instant,
    in zone: TimeZoneRules
  ) -> String {
    guard let until = timeline.waitsUntil.map({ Instant(microseconds: $0) }),
      now.duration(to: until) >= .seconds(60)
    else { return "" }
    return ", next \(shortDate(until, at: now, in: zone))"
  }

  /// Returns the time of day of a date if it is today, and otherwise the day.
  private static func shortDate(_ date: Instant, at now: Instant, in zone: TimeZoneRules) -> String
  {
    let day = zone.date(at: date)
    guard day == zone.date(at: now) else { return day.text }
    return String(ISODate.minuteText(date, in: zone).suffix(5))
  }
}

extension StoredTimeline {
  /// Whether the last reload failed and this machine plans no other, because other machines make
  /// the widget's pictures.
  var isLeftToOthers: Bool { failures > 0 && due == .max }
}
