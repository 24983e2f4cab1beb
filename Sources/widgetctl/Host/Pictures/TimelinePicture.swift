import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Draws the future entries of a timeline, each in a frame with the time from which it is shown.
struct TimelinePicture {
  /// The most entries that are drawn; if there are more, they are only listed.
  static let maximumEntries = 12

  let text: TimelineText
  let options: PictureOptions

  /// The number of entries in the time span that are not drawn, because there are too many.
  var leftOut: Int { max(text.listed.count - Self.maximumEntries, 0) }

  /// Draws the entries.
  ///
  /// - Returns: `nil` if nothing is shown in the time span.
  /// - Throws: `CommandError` for an archive that cannot be read.
  func picture() throws(CommandError) -> WidgetPicture? {
    var pictures: [WidgetPicture] = []
    for index in text.listed.prefix(Self.maximumEntries) { pictures.append(try picture(of: index)) }
    return pictures.isEmpty ? nil : WidgetPicture(joining: pictures, columns: options.columns)
  }

  private func picture(of index: Int) throws(CommandError) -> WidgetPicture {
    let entry = text.foreseen.entries[index]
    let family = TimelineSize(number: text.timeline.family)?.family ?? .systemSmall
    // An entry is drawn for the time when it is first shown.
    var drawing = options.drawing(in: family)
    drawing.now = max(Instant(microseconds: entry.stored.date), drawing.now)
    let plan = FramedWidget.plan(
      CellSize(columns: family.cells.columns, rows: family.cells.rows),
      columns: options.columns
    )
    let content = WidgetPicture(try view(of: entry), size: plan.content, in: drawing)
    let framed = FramedWidget(content, title: title(of: index), badge: badge(of: index))
    return plan.isFramed ? framed.picture(in: drawing) : framed.pictureWithoutBorder(in: drawing)
  }

  private func view(of entry: ForeseenTimeline.Entry) throws(CommandError) -> ArchivedView {
    let archive =
      options.isDark ? entry.stored.dark ?? entry.stored.light : entry.stored.light
    do {
      return try ArchivedView(compactBytes: archive)
    } catch {
      throw .failed(
        .inputOutput,
        message: "a stored picture of \(WidgetSelector.name(of: text.widget)): \(error.message)",
        hint: "'widgetctl refresh --force' makes it again"
      )
    }
  }

  /// Returns the title of an entry: `now`, or the day and time from which it is shown.
  private func title(of index: Int) -> String {
    let entry = text.foreseen.entries[index]
    if text.isActive(index) { return "now" }
    return ISODate.minuteText(Instant(microseconds: entry.stored.date), in: text.zone)
  }

  /// Returns the words below an entry: whether it was computed, and the time of a reload before the
  /// next entry; `nil` if neither applies.
  private func badge(of index: Int) -> String? {
    let entries = text.foreseen.entries
    let next = index + 1 < entries.count ? entries[index + 1].stored.date : Int64.max
    let reload = text.foreseen.reloads.first {
      $0.date > entries[index].stored.date && $0.date <= next
    }
    let told = reload.map { reload in
      "reload \(ISODate.minuteText(Instant(microseconds: reload.date), in: text.zone))"
    }
    let parts = [entries[index].isComputed ? "computed" : nil, told].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
