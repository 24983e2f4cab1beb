import WidgetIntents
import WidgetRender
import WidgetTimeline

/// Scrolling: the focus can move to rows outside the window, which then follows.
extension LiveModel {
  /// The widgets on the page whose complete rows are needed, each with its family.
  package var scrolled: [Int64: WidgetFamily] {
    let wanted = pages.shownFamilies.filter { scrolls[$0.widget]?.wantsRows == true }
    return Dictionary(wanted.map { ($0.widget, $0.family) }) { first, _ in first }
  }

  /// The focus stops that are not scrolled out of sight.
  var seenStops: [LiveStop] { stops.filter { !$0.isBeyond } }

  /// Moves the focus up or down within a scrollable widget; returns `false` if that would leave it.
  mutating func step(_ command: LiveCommand) -> Bool {
    guard command == .up || command == .down, let focus, let window = windows[focus.widget],
      window.hidesRows || scrolls[focus.widget] != nil
    else { return false }
    if let next = stops.filter({ $0.widget == focus.widget }).nearest(to: focus, command) {
      self.focus = next
      reveal(next)
      return true
    }
    if focus.target == nil {
      let before = window.window?.first ?? 0
      return scroll(focus.widget, to: before + (command == .down ? 1 : -1))
    }
    guard command == .down, window.continuedRows != nil, !window.isWhole else { return false }
    askRows(of: focus.widget)
    scrolls[focus.widget]?.steps += 1
    return true
  }

  /// Returns the row after the last one of a column, or before the first one; `nil` if there is
  /// none.
  func nextColumn(_ command: LiveCommand) -> LiveStop? {
    guard command == .up || command == .down, let focus else { return nil }
    let rows = rowStops(like: focus)
    guard let place = rows.firstIndex(of: focus) else { return nil }
    let next = place + (command == .down ? 1 : -1)
    return rows.indices.contains(next) && !rows[next].isBeyond ? rows[next] : nil
  }

  /// Requests all rows of a widget, if its picture contains only some.
  mutating func askRows(of widget: Int64) {
    let isContinued = windows[widget].map { $0.continuedRows != nil } ?? false
    var scroll = scrolls[widget] ?? LiveScroll(wantsRows: isContinued)
    scroll.wantsRows = scroll.wantsRows || isContinued
    scrolls[widget] = scroll
  }

  /// Scrolls a widget by rows; returns `false` if it is at the end.
  mutating func scroll(_ widget: Int64, by rows: Int) -> Bool {
    guard let window = windows[widget], window.hidesRows else { return false }
    return scroll(widget, to: (scrolls[widget]?.first ?? window.window?.first ?? 0) + rows)
  }

  private mutating func scroll(_ widget: Int64, to row: Int) -> Bool {
    guard let window = windows[widget], window.hidesRows else { return false }
    let last = window.window.map { max($0.rows - $0.rect.size.rows, 0) } ?? 0
    let isWaiting = window.continuedRows != nil && !window.isWhole
    let first = isWaiting ? max(row, 0) : min(max(row, 0), last)
    guard first != window.window?.first ?? 0 else { return false }
    askRows(of: widget)
    scrolls[widget]?.first = first
    return true
  }

  /// Scrolls the widget in focus by its height; returns `false` if it is at the end.
  mutating func turnRows(by pages: Int) -> Bool {
    guard let widget = focus?.widget ?? self.pages.zoomed, let window = windows[widget],
      scrolls[widget] != nil || self.pages.zoomed == widget
    else { return false }
    let before = window.window?.first ?? 0
    guard scroll(widget, by: pages * window.pageRows) else { return false }
    let moved = (scrolls[widget]?.first ?? before) - before
    if let focus, focus.target != nil {
      // The focus keeps its place on the screen, on another row.
      let place = CellPoint(
        column: focus.rect.origin.column,
        row: focus.rect.origin.row + moved
      )
      self.focus = stops.nearest(to: place, of: widget)
    }
    return true
  }

  /// Moves the focus to the first or the last row of its widget.
  mutating func goToEnd(isLast: Bool) -> [Effect] {
    guard let focus else { return refuse("Nothing has the focus: arrows and Tab go to a row") }
    if let window = windows[focus.widget], window.continuedRows != nil, !window.isWhole, isLast {
      askRows(of: focus.widget)
      scrolls[focus.widget]?.steps = .max
      return []
    }
    let rows = rowStops(like: focus)
    let own = rows.isEmpty ? stops.filter { $0.widget == focus.widget } : rows
    guard let end = isLast ? own.last : own.first else { return [] }
    self.focus = end
    reveal(end)
    if end.target == nil { _ = scroll(focus.widget, to: isLast ? .max : 0) }
    return []
  }

  /// Scrolls a widget's window so that a focus stop is visible, with an adjacent row if there is
  /// room.
  private mutating func reveal(_ stop: LiveStop) {
    guard let window = windows[stop.widget]?.window else { return }
    let (area, seen) = (stop.area, window.rect)
    let margin = seen.size.rows > 4 ? 1 : 0
    let isInside = area.origin.column < seen.endColumn && area.endColumn > seen.origin.column
    guard isInside else { return }
    var first = window.first
    if area.endRow + margin > seen.endRow { first += area.endRow + margin - seen.endRow }
    if area.origin.row - margin < seen.origin.row {
      first = window.first - (seen.origin.row - area.origin.row + margin)
    }
    first = min(max(first, 0), max(window.rows - seen.size.rows, 0))
    guard first != window.first else { return }
    askRows(of: stop.widget)
    scrolls[stop.widget]?.first = first
  }

  /// Stores the scrollable parts of the page as drawn.
  ///
  /// - Returns: Whether the page must be drawn again because other rows must be visible.
  mutating func take(_ windows: [Int64: LiveWindow]) -> Bool {
    self.windows = windows
    refuseFilter()
    let before = scrolls
    for (widget, window) in windows {
      if widget == pages.zoomed, window.continuedRows != nil { askRows(of: widget) }
      guard let scroll = scrolls[widget], window.isWhole || !scroll.wantsRows else { continue }
      if let shown = window.window { scrolls[widget]?.first = shown.first }
      goOn(widget, steps: scroll.steps)
      if scroll.followsFocus {
        scrolls[widget]?.followsFocus = false
        if let focus, focus.widget == widget { reveal(focus) }
      }
    }
    return scrolls.contains { widget, scroll in
      scroll.first != (windows[widget]?.window?.first ?? scroll.first)
        && before[widget]?.first != scroll.first
    }
  }

  /// Performs the scrolling that was requested before the rows were available.
  private mutating func goOn(_ widget: Int64, steps: Int) {
    guard steps > 0 else { return }
    scrolls[widget]?.steps = 0
    let own = stops.filter { $0.widget == widget && $0.target != nil }
    guard let focus, focus.widget == widget, let place = own.firstIndex(where: { $0 == focus })
    else { return }
    let next = own[place + min(steps, own.count - 1 - place)]
    self.focus = next
    reveal(next)
  }
}

/// Filtering of rows by their text.
extension LiveModel {
  /// Whether the rows of the widget in focus can be searched.
  var canFilter: Bool {
    guard let focus, focus.target != nil else { return false }
    return windows[focus.widget] != nil || scrolls[focus.widget] != nil
      || !rowStops(like: focus).isEmpty
  }

  /// The text of the search for a widget or for its rows; `nil` if there is no search.
  var searched: String? {
    switch mode {
    case .find(let text, _, _): text
    case .filter(let widget, _): scrolls[widget]?.query ?? ""
    default: nil
    }
  }

  /// Returns the filter and the position among a widget's rows; `nil` if all rows are visible.
  ///
  /// An example is `/milk 5 of 94`.
  func count(of widget: Int64) -> String? {
    guard let scroll = scrolls[widget], let window = windows[widget],
      window.isWhole || !scroll.wantsRows
    else { return nil }
    let query = scroll.query.isEmpty ? "" : "/\(scroll.query) "
    guard window.hidesRows || !query.isEmpty else { return nil }
    let rows = stops.filter { $0.widget == widget && $0.target != nil }
    guard !rows.isEmpty else {
      return query.isEmpty ? window.window.map { "\($0.first + 1) of \($0.rows)" } : query + "0"
    }
    let place = focus.flatMap { focus in rows.firstIndex { $0 == focus } }.map { $0 + 1 }
    let all = query.isEmpty ? max(window.continuedRows ?? 0, rows.count) : rows.count
    return query + (place.map { "\($0) of \(all)" } ?? "\(all)")
  }

  mutating func openFilter() -> [Effect] {
    guard let widget = focus?.widget else { return [] }
    var scroll = scrolls[widget] ?? LiveScroll(wantsRows: true)
    scroll.wantsRows = true
    scrolls[widget] = scroll
    mode = .filter(widget, before: scroll.query)
    return []
  }

  mutating func filter(_ key: Key, in widget: Int64, _ before: String) -> [Effect] {
    switch key {
    case .control("c"), .escape:
      mode = .view
      search(before, in: widget)
      return []
    case .enter, .tab:
      mode = .view
      return []
    case .up, .down: return obey(key == .up ? .up : .down)
    case .text(let typed): search((scrolls[widget]?.query ?? "") + typed, in: widget)
    case .paste(let pasted):
      search((scrolls[widget]?.query ?? "") + EditedText.oneLine(pasted), in: widget)
    case .backspace:
      guard var text = scrolls[widget]?.query, !text.isEmpty else {
        return filter(.escape, in: widget, before)
      }
      text.removeLast()
      search(text, in: widget)
    default: return [.ring]
    }
    return []
  }

  /// Ends the search in a widget that has no list to search.
  private mutating func refuseFilter() {
    guard case .filter(let widget, _) = mode, let window = windows[widget], window.isWhole,
      window.window == nil
    else { return }
    mode = .view
    scrolls[widget] = nil
    show("\(pages.widget(widget)?.title ?? "This widget") has no list to filter")
  }

  /// Shows only the rows that contain the words of a text; an empty text shows all rows.
  mutating func search(_ text: String, in widget: Int64) {
    scrolls[widget]?.query = text
    scrolls[widget]?.first = 0
    scrolls[widget]?.followsFocus = true
  }
}

extension ArchivedView {
  /// Returns the archive with only the rows that contain each word of the query; without words it
  /// is unchanged.
  func rows(having query: String) -> ArchivedView {
    let words = FoldedText.fold(query).split(separator: " ")
    if words.isEmpty { return self }
    return withRows { row in
      let row = FoldedText.fold(row)
      return words.allSatisfy { row.contains($0) }
    }
  }
}
