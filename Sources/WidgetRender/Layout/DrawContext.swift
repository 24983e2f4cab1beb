/// What open dates and symbols are decided by at the moment of drawing.
package struct DrawContext: Sendable {
  package var now: Instant
  package var timeZone: TimeZoneRules
  package var locale: LocaleForm
  /// Whether nothing beyond ASCII may be drawn.
  package var isASCII: Bool

  package init(
    now: Instant,
    timeZone: TimeZoneRules = .utc,
    locale: LocaleForm = LocaleForm(uses24HourClock: true),
    isASCII: Bool = false
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.isASCII = isASCII
  }

  var dates: DateText { DateText(now: now, timeZone: timeZone, locale: locale) }
}
