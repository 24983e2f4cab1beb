import Moments

@testable import WidgetRender

/// The moment at which pictures are drawn: 2026-11-21T12:00:00Z.
let noon = Instant(microseconds: 1_795_262_400_000_000)

func picture(
  _ view: ArchivedView,
  _ columns: Int,
  _ rows: Int,
  isASCII: Bool = false
) -> WidgetPicture {
  WidgetPicture(
    view,
    size: CellSize(columns: columns, rows: rows),
    in: DrawContext(now: noon, isASCII: isASCII)
  )
}

/// Returns the lines of a picture without the blanks at their ends.
func lines(
  _ view: ArchivedView,
  _ columns: Int,
  _ rows: Int,
  isASCII: Bool = false
) -> [String] {
  lines(of: picture(view, columns, rows, isASCII: isASCII).grid)
}

func lines(of grid: CellGrid) -> [String] {
  var lines = grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
  // The text ends with a newline.
  lines.removeLast()
  return lines.map(String.init)
}
