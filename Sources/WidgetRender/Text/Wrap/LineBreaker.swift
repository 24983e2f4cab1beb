/// Finds one line after the other; every cluster is looked at a constant number of times.
struct LineBreaker {
  private let clusters: [FlowCluster]
  private let width: Int
  /// The cluster that the next line begins with.
  private(set) var position = 0
  /// Whether the last line went to the end of the text; a text that ends in a line feed has one more.
  private(set) var isAtEnd = false

  init(clusters: [FlowCluster], width: Int) {
    self.clusters = clusters
    self.width = width
  }

  /// The clusters of the next line, without the spaces at which it was broken.
  mutating func next() -> Range<Int> {
    let start = position
    var columns = 0
    var lastBreak: Int?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.breakClass == .lineFeed {
        position = index + 1
        return start..<index
      }
      if index > start, allowsBreak(at: index, lineStart: start) { lastBreak = index }
      if cluster.columns > width - columns {
        if cluster.breakClass == .space { return lineOverHangingSpaces(start, at: index) }
        let end = lastBreak ?? max(index, start + 1)
        position = end
        isAtEnd = end == clusters.count
        return start..<withoutSpaces(start, end)
      }
      columns += cluster.columns
      index += 1
    }
    position = index
    isAtEnd = true
    return start..<index
  }

  private func allowsBreak(at index: Int, lineStart: Int) -> Bool {
    BreakClass.allowsBreak(
      before: index - 2 >= lineStart ? clusters[index - 2].breakClass : nil,
      clusters[index - 1].breakClass,
      clusters[index].breakClass
    )
  }

  /// A line that is full where a space follows: the spaces belong to it without taking cells.
  private mutating func lineOverHangingSpaces(_ start: Int, at index: Int) -> Range<Int> {
    var next = index
    while next < clusters.count, clusters[next].breakClass == .space { next += 1 }
    if next == clusters.count {
      isAtEnd = true
    } else if clusters[next].breakClass == .lineFeed {
      next += 1
    }
    position = next
    return start..<withoutSpaces(start, index)
  }

  private func withoutSpaces(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, clusters[end - 1].breakClass == .space { end -= 1 }
    return end
  }
}
