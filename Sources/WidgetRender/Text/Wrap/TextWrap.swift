/// Breaks text into lines by SwiftUI's rules, in cells.
package enum TextWrap {
  /// Returns the lines at a width, at least one.
  ///
  /// Words that fit are not broken, longer ones break between clusters, and line feeds always break (SU-47). Only a wide
  /// cluster at a width of 1 makes a line wider than `columns`.
  ///
  /// `columns` is the width (below 1 acts as 1), or `nil` to break only at line feeds. `maximumLines` is the smaller of
  /// line limit and height (below 1 acts as 1: SU-49, SU-50), or `nil` for no limit. If there is more text, `truncation`
  /// selects the part of the last line that the ellipsis replaces (SU-48).
  package static func lines(
    of text: FlowText,
    columns: Int?,
    maximumLines: Int? = nil,
    truncation: ArchivedText.Truncation = .tail
  ) -> [TextLine] {
    let width = max(columns ?? .max, 1)
    let limit = max(maximumLines ?? .max, 1)
    var breaker = LineBreaker(clusters: text.clusters, width: width)
    var lines: [TextLine] = []
    while true {
      let start = breaker.position
      let line = breaker.next()
      lines.append(
        TextLine(
          head: line,
          hasEllipsis: false,
          tail: line.upperBound..<line.upperBound,
          columns: text.columns(of: line)
        )
      )
      if breaker.isAtEnd { return lines }
      if lines.count == limit {
        let rest = TextTruncation(clusters: text.clusters, start: start, width: width)
        if rest.hasMore(after: breaker.position) {
          lines[lines.count - 1] = rest.line(truncation)
        }
        return lines
      }
    }
  }

  /// Returns the sign for omitted text, one cell wide in both forms: `…`, or `~` if only ASCII is
  /// shown.
  package static func ellipsis(isASCII: Bool) -> String { isASCII ? "~" : "…" }
}

/// One line of a wrapped text: `head`, then `…` if something is left out, then `tail`.
package struct TextLine: Sendable, Hashable {
  /// The range of clusters at the beginning of the line, in the flow text.
  package var head: Range<Int>
  /// Whether an ellipsis (one cell) is between head and tail.
  package var hasEllipsis: Bool
  /// The range of clusters at the end of the line; empty unless the middle or the head was
  /// truncated.
  package var tail: Range<Int>
  /// The width in cells of all that is drawn; spaces at the end of a wrapped line are not included.
  package var columns: Int
}

/// Computes the last visible line of a truncated text: the parts around the ellipsis.
private struct TextTruncation {
  private static let ellipsisColumns = 1
  /// The least number of letters that are kept of a truncated word, so that they are legible:
  /// `dinn…`, but not `d…`.
  private static let readablePart = 4

  private let clusters: [FlowCluster]
  /// The index of the line's first cluster.
  private let start: Int
  private let width: Int
  /// The index after the last cluster that is not blank.
  private let end: Int

  init(clusters: [FlowCluster], start: Int, width: Int) {
    self.clusters = clusters
    self.start = start
    self.width = width
    var end = clusters.count
    while end > start, clusters[end - 1].isBlank { end -= 1 }
    self.end = end
  }

  /// Returns whether there is anything but spaces and line feeds at or after a position.
  fileprivate func hasMore(after position: Int) -> Bool { position < end }

  func line(_ truncation: ArchivedText.Truncation) -> TextLine {
    let room = width - Self.ellipsisColumns
    switch truncation {
    case .tail:
      return line(head: wholeWords(prefix(room)), tail: end..<end)
    case .head:
      return line(head: start..<start, tail: suffix(room, after: start))
    case .middle:
      let head = prefix(room - room / 2)
      return line(head: head, tail: suffix(room - columns(of: head), after: head.upperBound))
    }
  }

  private func line(head: Range<Int>, tail: Range<Int>) -> TextLine {
    TextLine(
      head: head,
      hasEllipsis: true,
      tail: tail,
      columns: columns(of: head) + Self.ellipsisColumns + columns(of: tail)
    )
  }

  /// Returns as many clusters of the beginning as fit on one line, without spaces at their end.
  private func prefix(_ room: Int) -> Range<Int> {
    var room = room
    var index = start
    while index < end, clusters[index].breakClass != .lineFeed, clusters[index].columns <= room {
      room -= clusters[index].columns
      index += 1
    }
    while index > start, clusters[index - 1].isBlank { index -= 1 }
    return start..<index
  }

  /// Returns a beginning without the few letters of a truncated word at its end, if at least half
  /// of the line remains (SU-85).
  private func wholeWords(_ head: Range<Int>) -> Range<Int> {
    var index = head.upperBound
    while index > start, !allowsBreak(at: index) { index -= 1 }
    guard head.upperBound - index < Self.readablePart else { return head }
    while index > start, clusters[index - 1].isBlank { index -= 1 }
    let words = start..<index
    let isHalf = (columns(of: words) + Self.ellipsisColumns) * 2 >= width
    return words.isEmpty || !isHalf ? head : words
  }

  /// Returns whether a word may end before a cluster.
  private func allowsBreak(at index: Int) -> Bool {
    if clusters[index].isBlank || clusters[index - 1].isBlank { return true }
    return BreakClass.allowsBreak(
      before: index - 2 >= start ? clusters[index - 2].breakClass : nil,
      clusters[index - 1].breakClass,
      clusters[index].breakClass
    )
  }

  /// Returns as many clusters of the end as fit on one line, without spaces at their beginning.
  private func suffix(_ room: Int, after lowerBound: Int) -> Range<Int> {
    var room = room
    var index = end
    while index > lowerBound, clusters[index - 1].breakClass != .lineFeed,
      clusters[index - 1].columns <= room
    {
      room -= clusters[index - 1].columns
      index -= 1
    }
    while index < end, clusters[index].isBlank { index += 1 }
    return index..<end
  }

  private func columns(of range: Range<Int>) -> Int {
    clusters[range].reduce(0) { $0 + $1.columns }
  }
}

extension FlowCluster {
  fileprivate var isBlank: Bool { breakClass == .space || breakClass == .lineFeed }
}
