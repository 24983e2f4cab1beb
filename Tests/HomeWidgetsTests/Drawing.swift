import Foundation
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

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

  func lines(of entry: ToDoEntry) throws -> [String] {
    try picture(of: entry).grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  func text(of entry: ToDoEntry) throws -> String {
    try picture(of: entry).grid.plainText
  }

  func picture(of entry: ToDoEntry) throws -> WidgetPicture {
    let archiver = EntryArchiver(setting: PictureSetting(family: family)) { (entry: ToDoEntry) in
      ToDoWidgetView(picture: entry.picture)
    }
    let made = isPlaceholder ? archiver.placeholder(entry) : archiver(entry)
    #expect(made.dark == nil, "the picture does not depend on the scheme")
    let context = DrawContext(now: Instant(entry.date), isASCII: isASCII)
    let cells = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let plan = FramedWidget.plan(cells, columns: columns)
    let view = try ArchivedView(compactBytes: made.light)
    if let rows {
      let size = CellSize(columns: plan.content.columns, rows: min(rows, plan.content.rows))
      return WidgetPicture(view, size: size, in: context)
    }
    let content = WidgetPicture(view, size: plan.content, in: context)
    return plan.isFramed ? FramedWidget(content, title: title).picture(in: context) : content
  }
}
