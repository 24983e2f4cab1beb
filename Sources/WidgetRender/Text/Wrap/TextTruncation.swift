/// The last visible line of a text that goes on: what is kept of it around the ellipsis.
struct TextTruncation {
  private static let ellipsisColumns = 1

  private let clusters: [FlowCluster]
  /// The cluster that the line begins with.
  private let start: Int
  private let width: Int
  /// After the last cluster that is not blank.
  private let end: Int

  init(clusters: [FlowCluster], start: Int, width: Int) {
    self.clusters = clusters
    self.start = start
    self.width = width
    var end = clusters.count
    while end > start, clusters[end - 1].isBlank { end -= 1 }
    self.end = end
  }

  /// Whether anything but spaces and line feeds lies at a position or behind it.
  func hasMore(after position: Int) -> Bool { position < end }

  func line(_ truncation: ArchivedText.Truncation) -> TextLine {
    let room = width - Self.ellipsisColumns
    switch truncation {
    case .tail:
      return line(head: prefix(room), tail: end..<end)
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

  /// As much of the beginning as fits on one line, without spaces at its end.
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

  /// As much of the end as fits on one line, without spaces at its beginning.
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
