import Moments
import WidgetRender

/// The line above the widgets: the names of pages, which of them is shown, and a clock.
package struct LiveHeader: Equatable, Sendable {
  /// With fewer rows each of them is a widget's.
  static let leastRows = 16
  private static let gap = 2
  private static let margin = 1
  private static let roomBehind = 16

  /// What is said where pages have no names.
  package var program: String
  /// The named pages in their order.
  package var names: [String]
  /// Which of them is shown.
  package var current: Int

  package init(program: String = "widgetctl", names: [String] = [], current: Int = 0) {
    self.program = program
    self.names = names
    self.current = current
  }

  /// The parts that have room, from left to right: names first, then the page's number, then the clock.
  func parts(columns: Int, page: Int, pages: Int, time: String) -> [LivePart] {
    var line = LivePart.Line(columns: columns - 2 * Self.margin, start: Self.margin)
    if names.isEmpty {
      line.add(program, .key, means: nil, after: 0)
    } else {
      let first = firstShown(columns: line.room)
      if first > 0 { line.add("…", .words, means: .board(first - 1), after: 0) }
      for (index, name) in names.enumerated().dropFirst(first) {
        let isCurrent = index == current
        let isAdded = line.add(
          name,
          isCurrent ? .key : .words,
          means: .board(index),
          after: index == 0 ? 0 : Self.gap
        )
        guard isAdded else { break }
      }
    }
    if pages > 1 {
      line.add("\(page + 1)/\(pages)", .words, means: .nextPage, after: Self.gap)
    }
    line.addAtEnd(time, .plain, means: nil, after: Self.gap)
    return line.parts
  }

  /// The first name that is shown, so that the current one has room.
  private func firstShown(columns: Int) -> Int {
    guard names.indices.contains(current) else { return 0 }
    // The page's number and the clock stand behind the names.
    let room = max(columns - Self.roomBehind, 1)
    var first = current
    var used = TextWidth.columns(of: names[current])
    while first > 0 {
      used += TextWidth.columns(of: names[first - 1]) + Self.gap
      // Before names that are left out is an ellipsis.
      guard used + (first > 1 ? 1 + Self.gap : 0) <= room else { break }
      first -= 1
    }
    return first
  }

  /// The time of day as a clock shows it, and the instant at which it shows another.
  static func clock(at drawing: DrawContext) -> (text: String, change: Instant) {
    let dates = DateText(
      now: drawing.now,
      timeZone: drawing.timeZone,
      locale: drawing.locale
    )
    let minute: Int64 = 60_000_000
    let past = ((drawing.now.microseconds % minute) + minute) % minute
    return (
      dates.text(for: .date(drawing.now, .time)) ?? "",
      Instant(microseconds: drawing.now.microseconds - past + minute)
    )
  }
}
