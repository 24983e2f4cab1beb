import Foundation
import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

/// A decoded picture, which can be drawn for different terminals.
struct KeptPicture {
  let view: ArchivedView
  let date: Date
}

/// Draws the to-do widget as a terminal shows it, encoded and decoded as in the store.
@MainActor
struct Drawing {
  var family: WidgetFamily
  var isASCII = false
  /// The terminal's width in columns; the border is left out if there is no space for it.
  var columns = 80
  /// The terminal's height in rows; `nil` if the widget fits.
  var rows: Int?
  var isPlaceholder = false
  var title = "To-Do"
  /// The first visible row if the widget is scrolled; otherwise `nil`.
  var firstRow: Int?

  func lines(of entry: ToDoEntry) throws -> [String] {
    lines(of: try archive(of: entry))
  }

  func lines(of kept: KeptPicture) -> [String] {
    picture(of: kept).grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  func text(of entry: ToDoEntry) throws -> String {
    try picture(of: entry).grid.plainText
  }

  func picture(of entry: ToDoEntry) throws -> WidgetPicture {
    picture(of: try archive(of: entry))
  }

  /// Returns the decoded picture of an entry, which does not depend on the terminal.
  func archive(of entry: ToDoEntry) throws -> KeptPicture {
    var setting = PictureSetting(family: family)
    setting.isScrolled = firstRow != nil
    setting.foreseen = entry.date
    let archiver = EntryArchiver(setting: setting) { (entry: ToDoEntry) in
      ToDoWidgetView(picture: entry.picture)
    }
    if firstRow != nil {
      let made = archiver(Timeline(entries: [entry], policy: .never))
      return KeptPicture(
        view: try ArchivedView(compactBytes: try #require(made.entries.first).light),
        date: entry.date
      )
    }
    let made = isPlaceholder ? archiver.placeholder(entry) : archiver(entry)
    #expect(made.dark == nil, "the picture does not depend on the scheme")
    return KeptPicture(view: try ArchivedView(compactBytes: made.light), date: entry.date)
  }

  func picture(of kept: KeptPicture) -> WidgetPicture {
    var context = DrawContext(now: Instant(kept.date), isASCII: isASCII)
    context.firstRow = firstRow ?? 0
    let cells = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let plan = FramedWidget.plan(cells, columns: columns)
    if let rows {
      let size = CellSize(columns: plan.content.columns, rows: min(rows, plan.content.rows))
      return WidgetPicture(kept.view, size: size, in: context)
    }
    let content = WidgetPicture(kept.view, size: plan.content, in: context)
    let widget = FramedWidget(content, title: title)
    return plan.isFramed
      ? widget.picture(in: context) : widget.pictureWithoutBorder(in: context)
  }
}
