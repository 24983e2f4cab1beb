import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

/// Draws one widget of ours as a terminal shows it, through the bytes that the store keeps.
@MainActor
struct WidgetDrawing<Entry: TimelineEntry, Content: View> {
  var family: WidgetFamily
  var title: String
  var isDark = false
  var isASCII = false
  /// The terminal's width; the border goes when it is too narrow for it.
  var columns = 80
  var isPlaceholder = false
  var hasMargins = true
  let content: (Entry) -> Content

  func picture(of entry: Entry) throws -> WidgetPicture {
    picture(of: try archive(of: entry))
  }

  /// What the store keeps of an entry, whatever the terminal is.
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

/// The sizes of the appearance and of Sudoku.
let homeFamilies: [WidgetFamily] = [
  .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
]
