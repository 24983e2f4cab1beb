import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The picture of a placed widget in the live view at one time, and the time until which the
/// picture is valid.
struct LivePicture {
  /// The time span in seconds in which the next change of a badge is searched for; at its end the
  /// search is repeated.
  private static let horizonInSeconds: Int64 = 2 * 86_400

  private let shown: ShownWidget
  private let now: Instant
  private let zone: TimeZoneRules

  init(_ shown: ShownWidget, at now: Instant, in zone: TimeZoneRules) {
    self.shown = shown
    self.now = now
    self.zone = zone
  }

  /// The entry for the live view: the picture with its badge and its problem.
  ///
  /// - Throws: `CommandError` for an archive that cannot be read.
  var entry: LiveEntry {
    get throws(CommandError) {
      LiveEntry(
        view: shown.date == nil ? nil : try shown.view(),
        timeline: shown.timeline?.generation ?? 0,
        badge: badge(at: now),
        problem: problem,
        isAlive: !shown.isPlaceholder
      )
    }
  }

  /// The reason why the last reload failed, with the time of the next one; `nil` if it did not
  /// fail.
  private var problem: String? {
    guard let timeline = shown.timeline, timeline.failures > 0 else { return nil }
    let reason = timeline.lastError ?? "no picture"
    guard timeline.due > now.microseconds, timeline.due != .max else { return reason }
    let next = ISODate.minuteText(Instant(microseconds: timeline.due), in: zone).suffix(5)
    return "\(reason); paused until \(next)"
  }

  private func badge(at instant: Instant) -> String? {
    PictureAge.badge(of: shown, at: instant, in: zone)
  }

  /// The first second at which the badge changes; `nil` if it never does.
  ///
  /// If it does not change within the horizon, this is the end of the horizon.
  var nextChange: Instant? {
    guard let timeline = shown.timeline, timeline.generation > 0 else { return nil }
    if timeline.policy == .never, !timeline.isDirty { return nil }
    let current = badge(at: now)
    func isSame(_ seconds: Int64) -> Bool {
      badge(at: Instant(microseconds: now.microseconds + seconds * 1_000_000)) == current
    }
    guard !isSame(Self.horizonInSeconds) else {
      return Instant(microseconds: now.microseconds + Self.horizonInSeconds * 1_000_000)
    }
    // The badge is an age, which never returns to an earlier text.
    var (same, other) = (Int64(0), Self.horizonInSeconds)
    while other - same > 1 {
      let middle = (same + other) / 2
      if isSame(middle) { same = middle } else { other = middle }
    }
    return Instant(microseconds: now.microseconds + other * 1_000_000)
  }
}

extension LiveEntries {
  /// Notes that a part of the picture changes at this time; the picture is valid until the earliest
  /// such time.
  mutating func note(_ instant: Instant?) {
    guard let instant else { return }
    validUntil = validUntil.map { min($0, instant) } ?? instant
  }
}

extension StoreReader {
  /// Returns the picture in the widget's own size, as a substitute while there is none in the size
  /// `family`.
  ///
  /// It is `nil` if `family` is the widget's own size, or if there is no such picture yet.
  func standIn(
    for widget: PlacedWidget,
    as family: WidgetFamily,
    _ scheme: SchemeDecision,
    at now: Instant
  ) throws(CommandError) -> ArchivedView? {
    if widget.family == Int64(family.rawValue) { return nil }
    let page = try stored { () throws(StoreError) in
      try shownPage(
        at: now.microseconds,
        dark: scheme.isDarkWithoutSetting,
        isFixed: scheme.isFixed,
        including: { $0.id == widget.id }
      )
    }
    guard let shown = page.widgets.first, shown.date != nil, !shown.isPlaceholder else {
      return nil
    }
    return try shown.view()
  }
}
