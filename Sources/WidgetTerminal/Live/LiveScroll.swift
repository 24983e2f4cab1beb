import WidgetRender

/// Which rows of a widget are shown.
package struct LiveScroll: Equatable, Sendable {
  /// The row of cells that comes first in what scrolls, from 0.
  var first = 0
  /// The words that the rows have which are shown; empty for all rows.
  var query = ""
  /// Whether its picture has only the beginning of its rows, so that all of them are asked for.
  var wantsRows: Bool
  /// How often Down was pressed at the last row before the others were there.
  var steps = 0
  /// Whether the row in focus is to be seen, wherever it is now.
  var followsFocus = false
}

/// What of a widget scrolls on the screen, as it was drawn last.
struct LiveWindow: Equatable, Sendable {
  /// Its cells on the screen, and the rows behind it; `nil` where the picture has no such part.
  let window: ScrolledWindow?
  /// How many rows there are where the picture shows the beginning of them; `nil` where it shows all.
  let continuedRows: Int?
  /// Whether the picture is the one with all rows.
  let isWhole: Bool

  /// Whether there is more than is seen.
  var hidesRows: Bool { window?.hidesRows ?? false || (continuedRows != nil && !isWhole) }

  /// The rows that a page key goes on: one is seen twice.
  var pageRows: Int { max((window?.rect.size.rows ?? 1) - 1, 1) }
}
