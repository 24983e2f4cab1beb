import WidgetRender

/// The visible rows of a widget.
package struct LiveScroll: Equatable, Sendable {
  /// The row of cells that comes first in what scrolls, from 0.
  var first = 0
  /// The words that the rows have which are shown; empty for all rows.
  var query = ""
  /// Whether its picture has only the beginning of its rows, so that all of them are requested.
  var wantsRows: Bool
  /// The number of presses of Down at the last row before further rows were available.
  var steps = 0
  /// Whether the row in focus is to be seen, wherever it is now.
  var followsFocus = false
}

/// The scrollable part of a widget on the screen, as drawn last.
struct LiveWindow: Equatable, Sendable {
  /// Its cells on the screen, and its rows; `nil` if the picture has no such part.
  let window: ScrolledWindow?
  /// The number of rows if the picture shows only the beginning; `nil` if it shows all.
  let continuedRows: Int?
  /// Whether the picture is the one with all rows.
  let isWhole: Bool

  /// Whether there is more than is seen.
  var hidesRows: Bool { window?.hidesRows ?? false || (continuedRows != nil && !isWhole) }

  /// The number of rows that a page key scrolls; one row stays visible.
  var pageRows: Int { max((window?.rect.size.rows ?? 1) - 1, 1) }
}
