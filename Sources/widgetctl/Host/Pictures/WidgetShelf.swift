import Ground
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Draws shown widgets into one picture that is no wider than the terminal.
struct WidgetShelf {
  private let options: PictureOptions

  init(_ options: PictureOptions) {
    self.options = options
  }

  /// The widgets side by side where there is room, each in its box where its box fits.
  ///
  /// - Throws: for an archive that cannot be read.
  func picture(of widgets: [ShownWidget]) throws(CommandError) -> WidgetPicture {
    let wanted = widgets.map { self.wanted($0, isNamed: true) }
    let plan = PagePlan(wanted, columns: options.columns, rows: nil)
    var placed: [(picture: WidgetPicture, origin: CellPoint)] = []
    for place in plan.pages.joined() {
      placed.append((try picture(of: widgets[place.index], at: place), place.origin))
    }
    return Shelf.picture(of: placed, columns: options.columns)
  }

  /// What a plan of pages asks of a widget; `isNamed` keeps the size that it is shown in.
  func wanted(
    _ shown: ShownWidget,
    isNamed: Bool,
    rigid: Set<WidgetFamily> = []
  ) -> PagePlan.Request {
    let family = Self.family(of: shown)
    return PagePlan.Request(
      family: family,
      isNamed: isNamed,
      smaller: isNamed ? [] : PlacedText.smaller(than: family, shown.shelved),
      // A line says it on itself.
      hasStatus: family != .accessoryInline && badge(of: shown) != nil,
      rigid: rigid
    )
  }

  /// How many rows of the widget have no room at a place.
  ///
  /// - Throws: for an archive that cannot be read.
  func hiddenRows(of shown: ShownWidget, at place: PagePlan.Place) throws(CommandError) -> Int {
    let drawing = options.drawing(in: place.family)
    return place.hiddenRows(of: try Self.view(of: shown), in: drawing)
  }

  /// The widget as it stands at its place on a page.
  ///
  /// - Throws: for an archive that cannot be read.
  func picture(
    of shown: ShownWidget,
    at place: PagePlan.Place
  ) throws(CommandError) -> WidgetPicture {
    if place.family == .accessoryInline { return try line(of: shown) }
    return place.picture(
      of: try Self.view(of: shown),
      title: PlacedText.title(shown.shelved),
      badge: badge(of: shown),
      in: options.drawing(in: place.family)
    )
  }

  /// The size in which the widget is shown.
  static func family(of shown: ShownWidget) -> WidgetFamily {
    let number = shown.timeline?.family ?? shown.widget.family
    return WidgetFamily(rawValue: Int(number)) ?? .systemSmall
  }

  private func badge(of shown: ShownWidget) -> String? {
    PictureAge.badge(of: shown, at: options.drawing.now, in: options.drawing.timeZone)
  }

  /// A widget on one line, as status lines have it: without a border, and as long as it is.
  func line(of shown: ShownWidget) throws(CommandError) -> WidgetPicture {
    let family = WidgetFamily.accessoryInline
    let drawing = options.drawing(in: family)
    let columns = min(family.cells.columns, options.columns)
    let size = CellSize(columns: columns, rows: family.cells.rows)
    let content = WidgetPicture(try Self.view(of: shown), size: size, in: drawing)
    let note = PictureAge.shortBadge(of: shown, at: drawing.now, in: drawing.timeZone)
    return content.onOneLine(note: note, limit: columns, in: drawing)
  }

  /// A widget in the size that it is shown in, without its frame.
  func content(of shown: ShownWidget) throws(CommandError) -> WidgetPicture {
    let family = Self.family(of: shown)
    let size = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    return WidgetPicture(try Self.view(of: shown), size: size, in: options.drawing(in: family))
  }

  /// The archive that a widget shows.
  static func view(of shown: ShownWidget) throws(CommandError) -> ArchivedView {
    do {
      return try ArchivedView(compactBytes: shown.archive)
    } catch {
      throw .failed(
        .inputOutput,
        message: "the stored picture of \(WidgetSelector.name(of: shown.widget)): "
          + error.message,
        hint: "'widgetctl refresh --force' makes it anew"
      )
    }
  }
}

/// Shown widgets as JSON, each with the archive of its current entry.
enum ShownJSON {
  static func widgets(
    _ shown: [ShownWidget],
    at now: Int64
  ) throws(CommandError) -> JSONText {
    var widgets: [JSONText] = []
    for widget in shown {
      let family = widget.timeline?.family ?? widget.widget.family
      let age = widget.timeline.flatMap { PictureAge.ofStale($0, at: now) }
      widgets.append(
        .object([
          ("id", .string(widget.widget.shortID)),
          ("name", .optional(widget.widget.name)),
          ("title", .string(PlacedText.title(widget.shelved))),
          ("kind", .string(WidgetSelector.name(of: widget.widget))),
          ("size", .optional(WidgetFamily(rawValue: Int(family))?.commandLineName)),
          ("date", .instant(widget.date)),
          ("made", .instant(widget.isPlaceholder ? nil : widget.timeline?.made)),
          ("isStale", .bool(age != nil)),
          ("isPlaceholder", .bool(widget.isPlaceholder)),
          ("archive", .raw(try archive(WidgetShelf.view(of: widget)))),
        ])
      )
    }
    return .array(widgets)
  }

  static func archive(_ view: ArchivedView) throws(CommandError) -> String {
    do {
      return try ArchiveDocument(view).jsonText()
    } catch {
      throw .failed(
        .internalError,
        message: "the archive cannot be written as JSON: \(ErrorWords.text(of: error))",
        hint: ExitCode.internalError.advice
      )
    }
  }
}

/// Whether a stored picture is older than its provider or its sources allow (RT-8).
enum PictureAge {
  /// Microseconds since the picture was made if it is stale at `now`, else `nil`.
  static func ofStale(_ timeline: StoredTimeline, at now: Int64) -> Int64? {
    guard timeline.generation > 0, timeline.isDirty || hasEnded(timeline, at: now) else {
      return nil
    }
    let (age, overflow) = now.subtractingReportingOverflow(timeline.made)
    return overflow ? .max : max(0, age)
  }

  /// Whether what the provider foresaw ends before `now`: the picture may have changed since.
  static func hasEnded(_ timeline: StoredTimeline, at now: Int64) -> Bool {
    guard timeline.generation > 0 else { return false }
    switch timeline.policy {
    case .never: return false
    case .after(let date) where date > timeline.made: return date < now
    // Only a date that has come is tried, so a failure says that it has passed.
    case .after, .atEnd: return timeline.failures > 0 || timeline.due < now
    }
  }

  /// The same on a line that has little room: `~5 min` for what is stale.
  static func shortBadge(of shown: ShownWidget, at now: Instant, in zone: TimeZoneRules) -> String?
  {
    guard let timeline = shown.timeline, timeline.isDirty, !shown.isPlaceholder else {
      return badge(of: shown, at: now, in: zone)
    }
    return ofStale(timeline, at: now.microseconds)
      .map { "~\(DurationText.short(microseconds: $0))" }
  }

  /// What the frame says of a picture that may be wrong: that it is a placeholder, how old it is where its
  /// sources have changed, else from when the last entry is that was foreseen.
  static func badge(of shown: ShownWidget, at now: Instant, in zone: TimeZoneRules) -> String? {
    if shown.isPlaceholder { return "placeholder" }
    guard let timeline = shown.timeline else { return nil }
    guard !timeline.isDirty else {
      return ofStale(timeline, at: now.microseconds)
        .map { "stale \(DurationText.short(microseconds: $0))" }
    }
    guard hasEnded(timeline, at: now.microseconds), let date = shown.date else { return nil }
    return "as of \(shortDate(Instant(microseconds: date), at: now, in: zone))"
  }

  /// The time of an instant of the same day, the day of any other.
  private static func shortDate(_ date: Instant, at now: Instant, in zone: TimeZoneRules) -> String
  {
    let day = zone.date(at: date)
    guard day == zone.date(at: now) else { return day.text }
    return String(ISODate.minuteText(date, in: zone).suffix(5))
  }
}
