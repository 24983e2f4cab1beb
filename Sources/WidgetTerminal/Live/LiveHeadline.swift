import Moments
import WidgetRender
import WidgetTimeline

/// The picture of one widget in a single line, the size `inline`, for the line above the widgets.
///
/// It summarises the page: for the to-do list it shows the late to-dos and the next one. Only a
/// widget whose extension defines keys has such a line, because the user works in it.
struct LiveHeadline: Equatable {
  static let family = WidgetFamily.accessoryInline

  /// The fewest columns for the picture in the line; with fewer it is not useful.
  private static let leastColumns = 16
  /// The most columns for the picture in the line, so that the clock after it is easy to find.
  private static let mostColumns = 60
  /// The columns between the line and the parts before and after it.
  private static let gap = 2

  private let entry: LiveEntry
  private let columns: Range<Int>
  private let screenColumns: Int

  /// Creates the headline; `nil` if there is no picture, or no room for it.
  ///
  /// - Parameters:
  ///   - entry: The widget's entry in one line.
  ///   - parts: The other parts of the line above the widgets; the clock is the last one.
  ///   - screenColumns: The terminal's columns.
  init?(_ entry: LiveEntry?, between parts: [LivePart], columns screenColumns: Int) {
    guard let entry, entry.view != nil, entry.isAlive, entry.family == nil,
      let end = parts.last?.column
    else { return nil }
    let start = parts.dropLast().map(\.endColumn).max() ?? 0
    guard end - Self.gap - start - Self.gap >= Self.leastColumns else { return nil }
    self.entry = entry
    columns = (start + Self.gap)..<(end - Self.gap)
    self.screenColumns = screenColumns
  }

  /// Returns the picture without padding; a stale one is followed by its age.
  func picture(in drawing: DrawContext) -> WidgetPicture {
    var drawing = drawing
    drawing.findsNextChange = true
    let room = min(columns.count, Self.mostColumns)
    let size = CellSize(columns: room, rows: 1)
    let content = WidgetPicture(entry.view ?? .empty, size: size, in: drawing)
    var line = content.onOneLine(note: entry.badge, limit: room, in: drawing)
    // Nothing in the line can be pressed, because the widget itself is on the page.
    line.hitAreas = []
    line.nextChange = content.nextChange
    return line
  }

  /// Returns the first column of a picture of this length: centred on the screen, or as near to
  /// that as possible.
  func column(of length: Int) -> Int {
    min(max((screenColumns - length) / 2, columns.lowerBound), columns.upperBound - length)
  }
}

extension LiveModel {
  /// The id of the widget whose picture is in the line above the widgets; `nil` if there is none,
  /// or if the line is hidden.
  ///
  /// It is the first widget on the board that supports a single line and whose extension defines
  /// keys.
  package var headlineWidget: Int64? {
    guard hasHeader else { return nil }
    return widgets.first {
      $0.hasLine && $0.family != LiveHeadline.family && !$0.keys.keys.isEmpty
    }?.id
  }

  /// The widget and the family to request for the line above the widgets; `nil` if there is none.
  package var headlineFamily: (widget: Int64, family: WidgetFamily)? {
    headlineWidget.map { ($0, LiveHeadline.family) }
  }
}
