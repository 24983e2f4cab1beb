/// The words for a date that an archive left open, at one moment.
package struct DateText: Sendable, Hashable {
  package var now: Instant
  package var timeZone: TimeZoneRules
  package var locale: LocaleForm

  package init(now: Instant, timeZone: TimeZoneRules, locale: LocaleForm) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }

  /// The words for a content, or `nil` for one that holds no date.
  ///
  /// - Parameter isAbbreviated: Whether relative dates use short units, for where the full form does not
  ///   fit (WK-114).
  package func text(for content: ArchivedText.Content, isAbbreviated: Bool = false) -> String? {
    nil
  }

  /// The next instant after `now` at which the words change, or `nil` if they never do (WK-122).
  package func nextChange(of content: ArchivedText.Content) -> Instant? {
    nil
  }
}
