import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

/// Draws a built-in widget as a terminal shows it, encoded and decoded as in the store.
@MainActor
struct WidgetDrawing<Entry: TimelineEntry, Content: View> {
  var family: WidgetFamily
  var title: String
  var isDark = false
  var isASCII = false
  /// The terminal's width in columns; the border is left out if there is no space for it.
  var columns = 80
  var isPlaceholder = false
  var hasMargins = true
  let content: (Entry) -> Content

  func picture(of entry: Entry) throws -> WidgetPicture {
    picture(of: try archive(of: entry))
  }

  /// Returns the decoded picture of an entry, which does not depend on the terminal.
  func archive(of entry: Entry) throws -> KeptPicture {
    var setting = PictureSetting(family: family)
    setting.hasContentMargins = hasMargins
    let archiver = EntryArchiver(setting: setting, content: content)
    let made = isPlaceholder ? archiver.placeholder(entry) : archiver(entry)
    let bytes = isDark ? made.dark ?? made.light : made.light
    return KeptPicture(view: try ArchivedView(compactBytes: bytes), date: entry.date)
  }

  func picture(of kept: KeptPicture) -> WidgetPicture {
    let context = DrawContext(now: Instant(kept.date), isASCII: isASCII)
    let cells = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let plan = FramedWidget.plan(cells, columns: columns)
    let picture = WidgetPicture(kept.view, size: plan.content, in: context)
    return plan.isFramed ? FramedWidget(picture, title: title).picture(in: context) : picture
  }

  func text(of entry: Entry) throws -> String { try picture(of: entry).grid.plainText }
}

/// The families of the appearance widget and of the Sudoku widget.
let homeFamilies: [WidgetFamily] = [
  .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
]
