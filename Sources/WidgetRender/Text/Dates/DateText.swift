package import Moments

/// The text of a date in an archive at one moment.
///
/// It is a function of the whole seconds between `now` and the date, rounded towards the past. So a countdown shows a
/// second until it has passed, and every change happens a whole number of seconds from the date.
package struct DateText: Sendable, Hashable {
  package var now: Instant
  package var timeZone: TimeZoneRules
  package var locale: LocaleForm

  package init(now: Instant, timeZone: TimeZoneRules, locale: LocaleForm) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }

  /// Returns the text of a content; `nil` if it contains no date.
  ///
  /// `isAbbreviated` selects the short units of relative dates, for use if the full form does not fit (WK-114).
  package func text(for content: ArchivedText.Content, isAbbreviated: Bool = false) -> String? {
    switch content {
    case .verbatim, .symbol: nil
    case .date(let date, let style): text(for: date, style, isAbbreviated: isAbbreviated)
    case .timer(let start, let end, let pause, let countsDown, let showsHours):
      CountingTimer(from: start, to: end, pausedAt: pause, countsDown: countsDown)
        .text(at: now, showsHours: showsHours)
    case .interval(let start, let end): interval(from: start, to: end)
    }
  }

  private func text(
    for date: Instant,
    _ style: ArchivedText.DateStyle,
    isAbbreviated: Bool
  ) -> String {
    switch style {
    case .time: CivilText(locale: locale).time(timeZone.civil(at: date))
    case .clock: CivilText(locale: locale).time(timeZone.civil(at: now))
    case .shortClock: CivilText(locale: locale).digits(timeZone.civil(at: now))
    case .date: CivilText(locale: locale).longDate(timeZone.date(at: date))
    case .relative, .offset, .timer:
      relative(date, style)
        .text(at: now, isAbbreviated: isAbbreviated)
    }
  }

  private func relative(_ date: Instant, _ style: ArchivedText.DateStyle) -> RelativeDate {
    RelativeDate(date: date, style: style, timeZone: timeZone, language: locale.language)
  }

  private func interval(from start: Instant, to end: Instant) -> String {
    CivilText(locale: locale).interval(
      from: timeZone.civil(at: min(start, end)),
      to: timeZone.civil(at: max(start, end))
    )
  }

  /// Returns the next instant after `now` at which the text changes; `nil` if it never does
  /// (WK-122).
  package func nextChange(of content: ArchivedText.Content) -> Instant? {
    switch content {
    case .verbatim, .symbol, .interval, .date(_, .time), .date(_, .date): nil
    case .date(_, .clock), .date(_, .shortClock): nextMinute
    case .date(let date, let style):
      relative(date, style).nextChange(after: now)
    case .timer(let start, let end, let pause, let countsDown, _):
      CountingTimer(from: start, to: end, pausedAt: pause, countsDown: countsDown)
        .nextChange(after: now)
    }
  }

  /// The instant at which a clock shows the next minute.
  ///
  /// Zone offsets with seconds are ignored, because no present zone has them.
  private var nextMinute: Instant {
    let second = timeZone.civil(at: now).second
    return Instant(secondsSince1970: now.secondsSince1970).adding(seconds: Int64(60 - second))
  }

  /// Returns the earliest next change of all runs of a text; `nil` if none changes.
  package func nextChange(of text: ArchivedText) -> Instant? {
    text.runs.compactMap { nextChange(of: $0.content) }.min()
  }
}
