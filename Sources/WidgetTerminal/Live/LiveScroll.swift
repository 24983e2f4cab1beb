import WidgetRender

/// The scrolled position of a widget, and the filter of its rows.
package struct LiveScroll: Equatable, Sendable {
  /// The first visible row of scrolled content, from 0.
  var first = 0
  /// The text that filters the rows; empty for all rows.
  var query = ""
  /// Whether all rows are requested, because the picture contains only the first ones.
  var wantsRows: Bool
  /// The number of presses of Down at the last row before further rows were available.
  var steps = 0
  /// Whether the window must move so that the row in focus is visible.
  var followsFocus = false
}

/// The scrollable part of a widget on the screen, as drawn last.
struct LiveWindow: Equatable, Sendable {
  /// The scrollable window in the terminal's cells; `nil` if the picture has none.
  let window: ScrolledWindow?
  /// The number of rows of the whole list if the widget's usual picture shows only its beginning;
  /// otherwise `nil`.
  let continuedRows: Int?
  /// Whether the drawn picture contains all rows, because they were requested.
  let isWhole: Bool

  /// Whether there are rows that are not visible.
  var hidesRows: Bool { window?.hidesRows ?? false || (continuedRows != nil && !isWhole) }

  /// The number of rows that a page key scrolls; one row stays visible.
  var pageRows: Int { max((window?.rect.size.rows ?? 1) - 1, 1) }
}
