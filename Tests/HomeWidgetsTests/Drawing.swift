import Foundation
import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

/// A picture as the store keeps it, drawn anew for each terminal.
struct KeptPicture {
  let view: ArchivedView
  let date: Date
}

/// Draws to-dos as a terminal shows them, through the bytes that the store keeps.
@MainActor
struct Drawing {
  var family: WidgetFamily
  var isASCII = false
  /// The terminal's width; the border goes when it is too narrow for it.
  var columns = 80
  /// The terminal's height, where it is lower than the widget.
  var rows: Int?
  var isPlaceholder = false
  var title = "To-Do"
  /// The row that comes first, for a person who scrolls; `nil` for all others.
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

  /// What the store keeps of an entry, whatever the terminal is.
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
