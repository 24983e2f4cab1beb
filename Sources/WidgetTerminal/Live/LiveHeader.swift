import Moments
import WidgetRender

/// The line above the widgets: the names of the boards, the current one, and a clock.
///
/// Between the names and the clock is the `LiveHeadline`.
package struct LiveHeader: Equatable, Sendable {
  /// The fewest rows of a terminal that shows this line.
  static let leastRows = 16
  private static let gap = 2
  private static let roomBehind = 16

  /// The text in place of the boards' names if there is only one board.
  package var program: String

  package init(program: String = "widgetctl") {
    self.program = program
  }

  /// Returns the parts of the line that fit, from left to right: names, the page's number, and the
  /// clock.
  func parts(of boards: LiveBoards, columns: Int, page: Int, pages: Int, time: String) -> [LivePart]
  {
    let margin = LivePart.Line.margin
    var line = LivePart.Line(columns: columns - 2 * margin, start: margin)
    if boards.names.isEmpty { line.add(program, .key, means: nil, after: 0) }
    let first = Self.firstShown(of: boards, columns: line.room)
    if first > 0 { line.add("…", .words, means: .board(first - 1), after: 0) }
    for (index, name) in boards.names.enumerated().dropFirst(first) {
      let isAdded = line.add(
        name,
        index == boards.current ? .key : .words,
        means: .board(index),
        after: index == 0 ? 0 : Self.gap
      )
      guard isAdded else { break }
    }
    if pages > 1 {
      line.add("\(page + 1)/\(pages)", .words, means: .nextPage, after: Self.gap)
    }
    line.addAtEnd(time, .plain, means: nil, after: Self.gap)
    return line.parts
  }

  /// Returns the index of the first board name that is shown, so that the current one fits.
  private static func firstShown(of boards: LiveBoards, columns: Int) -> Int {
    let (names, current) = (boards.names, boards.current)
    guard names.indices.contains(current) else { return 0 }
    // The page number and the clock come after the names.
    let room = max(columns - roomBehind, 1)
    var first = current
    var used = TextWidth.columns(of: names[current])
    while first > 0 {
      used += TextWidth.columns(of: names[first - 1]) + gap
      // An ellipsis represents the names that are left out.
      guard used + (first > 1 ? 1 + gap : 0) <= room else { break }
      first -= 1
    }
    return first
  }

  /// Returns the time of day, and the instant at which it changes.
  ///
  /// It has 24 hours in every locale, like all times that the program and the to-do list write.
  static func clock(at drawing: DrawContext) -> (text: String, change: Instant) {
    var locale = drawing.locale
    locale.uses24HourClock = true
    let dates = DateText(now: drawing.now, timeZone: drawing.timeZone, locale: locale)
    let minute: Int64 = 60_000_000
    let past = ((drawing.now.microseconds % minute) + minute) % minute
    return (
      dates.text(for: .date(drawing.now, .time)) ?? "",
      Instant(microseconds: drawing.now.microseconds - past + minute)
    )
  }
}
