package import Moments

/// The information that a picture is drawn with, such as the time, the time zones and the permitted
/// characters.
package struct DrawContext: Sendable {
  package var now: Instant
  package var timeZone: TimeZoneRules
  package var locale: LocaleForm
  /// The source of the time zones that texts of the archive name.
  package var zones: TimeZoneSource
  /// Whether only ASCII characters may be drawn.
  package var isASCII: Bool
  package var renderingMode: RenderingMode
  /// Whether an action of the widget has not been answered by a new timeline.
  package var isInvalidated: Bool
  /// Whether to find the next instant at which the picture changes by itself; not needed for a picture that is shown
  /// once.
  package var findsNextChange = false

  /// The first visible row of scrolled content, from 0.
  package var firstRow = 0

  /// The colours in which a widget is shown, as in WidgetKit's `WidgetRenderingMode`.
  package enum RenderingMode: String, Sendable, Hashable, CaseIterable {
    case fullColor = "full-color"
    /// Two colours: the accent for views of the accent group, and the foreground for all other
    /// views.
    case accented
    /// One colour, in levels according to the brightness of the author's colours.
    case vibrant
  }

  package init(
    now: Instant,
    timeZone: TimeZoneRules = .utc,
    locale: LocaleForm = LocaleForm(uses24HourClock: true),
    zones: TimeZoneSource = TimeZoneSource(),
    isASCII: Bool = false,
    renderingMode: RenderingMode = .fullColor,
    isInvalidated: Bool = false
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.zones = zones
    self.isASCII = isASCII
    self.renderingMode = renderingMode
    self.isInvalidated = isInvalidated
  }

  var dates: DateText { DateText(now: now, timeZone: timeZone, locale: locale) }
}
