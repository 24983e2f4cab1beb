import Foundation
import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import FeedWidgets
@testable import WidgetUI

/// Draws a widget's entries as a terminal shows them, encoded and decoded as in the store.
@MainActor
struct FeedDrawing<Entry: TimelineEntry, Content: View> {
  let title: String
  let view: (Entry) -> Content

  func picture(
    of entry: Entry,
    _ family: WidgetFamily,
    isASCII: Bool = false,
    columns: Int = 80,
    isPlaceholder: Bool = false
  ) throws -> WidgetPicture {
    let archiver = EntryArchiver(setting: PictureSetting(family: family), content: view)
    let made = isPlaceholder ? archiver.placeholder(entry) : archiver(entry)
    #expect(made.dark == nil, "the picture does not depend on the scheme")
    let context = DrawContext(now: Instant(entry.date), isASCII: isASCII)
    let cells = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let plan = FramedWidget.plan(cells, columns: columns)
    let content = WidgetPicture(
      try ArchivedView(compactBytes: made.light),
      size: plan.content,
      in: context
    )
    return plan.isFramed ? FramedWidget(content, title: title).picture(in: context) : content
  }
}

extension FeedDrawing {
  /// Returns the lines of a widget that a page draws with another number of cells than its family
  /// has.
  func lines(of entry: Entry, _ family: WidgetFamily, on cells: CellSize) throws -> [String] {
    let archiver = EntryArchiver(setting: PictureSetting(family: family), content: view)
    let picture = WidgetPicture(
      try ArchivedView(compactBytes: archiver(entry).light),
      size: cells,
      in: DrawContext(now: Instant(entry.date), isASCII: false)
    )
    return picture.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

/// A picture that a test compares: its widget, its sample rows, and the function that draws it.
struct FeedSample: Sendable, CustomTestStringConvertible {
  let widget: String
  let rows: String
  let draw:
    @MainActor @Sendable (WidgetFamily, _ isASCII: Bool, _ columns: Int) async throws ->
      WidgetPicture

  var testDescription: String { "\(widget) \(rows)" }
}
