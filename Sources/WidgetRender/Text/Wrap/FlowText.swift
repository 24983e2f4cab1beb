/// Safe text of several styled runs, cut into clusters once and ready to be wrapped at any width.
package struct FlowText: Sendable, Hashable {
  /// The text of all runs, one after the other.
  package private(set) var utf8: [UInt8] = []
  package private(set) var clusters: [FlowCluster] = []

  package init() {}

  /// Adds a run: sanitised, with its line breaks kept.
  package mutating func append(_ text: String, run: Int) {
    let safe = TerminalText.sanitized(text, lineBreaks: .kept)
    let offset = utf8.count
    for cluster in TextWidth.clusters(in: safe) {
      let range = cluster.utf8Range
      clusters.append(
        FlowCluster(
          utf8Range: range.lowerBound + offset..<range.upperBound + offset,
          columns: cluster.columns,
          run: run
        )
      )
    }
    utf8.append(contentsOf: safe.utf8)
  }
}
