import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

extension PictureOptions {
  /// Returns the style of a widget's frame: plain in text, and that of the live view in images.
  ///
  /// The live view's frame is unobtrusive and has the title in the colour of the widget's kind.
  func frame(ofKind kind: String) -> FrameStyle {
    form.isImage ? LiveLook(depth: .truecolor, palette: scheme.palette).frame(ofKind: kind) : .plain
  }
}

extension ShownWidget {
  /// The size of the shown timeline or, without a timeline, the size in which the widget is placed;
  /// small if it is unknown.
  var shownFamily: WidgetFamily {
    TimelineSize(number: timeline?.family ?? widget.family)?.family ?? .systemSmall
  }

  /// Returns the archive that the widget shows.
  ///
  /// - Throws: `CommandError` if it cannot be read.
  func view() throws(CommandError) -> ArchivedView {
    do {
      return try ArchivedView(compactBytes: archive)
    } catch {
      throw .failed(
        .inputOutput,
        message: "the stored picture of \(WidgetSelector.name(of: widget)): \(error.message)",
        hint: "'widgetctl refresh --force' makes it again"
      )
    }
  }

  /// Returns the request for a position of the widget on a page.
  ///
  /// If `isNamed` is true, the user has chosen the size, so no smaller one is tried.
  func wanted(
    isNamed: Bool,
    rigid: Set<WidgetFamily> = [],
    _ options: PictureOptions
  ) -> PagePlan.Request {
    let family = shownFamily
    return PagePlan.Request(
      family: family,
      isNamed: isNamed,
      smaller: isNamed ? [] : PlacedWidgetText.smaller(than: family, shelved),
      // A single line contains its badge.
      hasStatus: family != .accessoryInline && badge(options) != nil,
      rigid: rigid
    )
  }

  /// Returns the number of the widget's rows that do not fit in a position.
  ///
  /// - Throws: `CommandError` for an archive that cannot be read.
  func hiddenRows(
    at place: PagePlan.Place,
    _ options: PictureOptions
  ) throws(CommandError) -> Int {
    place.hiddenRows(of: try view(), in: options.drawing(in: place.family))
  }

  /// Returns the picture of the widget in its position on a page.
  ///
  /// - Throws: `CommandError` for an archive that cannot be read.
  func picture(
    at place: PagePlan.Place,
    _ options: PictureOptions
  ) throws(CommandError) -> WidgetPicture {
    if place.family == .accessoryInline { return try line(options) }
    return place.picture(
      of: try view(),
      title: PlacedWidgetText.title(shelved),
      badge: badge(options),
      style: options.frame(ofKind: widget.kind),
      in: options.drawing(in: place.family)
    )
  }

  /// Returns the widget in one line for a status bar, without a border and only as wide as its
  /// text.
  func line(_ options: PictureOptions) throws(CommandError) -> WidgetPicture {
    let family = WidgetFamily.accessoryInline
    let drawing = options.drawing(in: family)
    let columns = min(family.cells.columns, options.columns)
    let size = CellSize(columns: columns, rows: family.cells.rows)
    let content = WidgetPicture(try view(), size: size, in: drawing)
    let note = PictureAge.shortBadge(of: self, at: drawing.now, in: drawing.timeZone)
    return content.onOneLine(note: note, limit: columns, in: drawing)
  }

  /// Returns the picture of the widget in its shown size, without a frame.
  func content(_ options: PictureOptions) throws(CommandError) -> WidgetPicture {
    let family = shownFamily
    let size = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    return WidgetPicture(try view(), size: size, in: options.drawing(in: family))
  }

  private func badge(_ options: PictureOptions) -> String? {
    let age = PictureAge.badge(of: self, at: options.drawing.now, in: options.drawing.timeZone)
    let sign = options.stackSigns[widget.id]?.text(isASCII: options.drawing.isASCII)
    let said = [age, sign].compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: " · ")
  }
}
