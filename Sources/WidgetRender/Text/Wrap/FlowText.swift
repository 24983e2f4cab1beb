/// Safe text of several styled runs, cut into clusters once and ready to be wrapped at any width.
package struct FlowText: Sendable, Hashable {
  /// The text of all runs, one after the other.
  package private(set) var utf8: [UInt8] = []
  package private(set) var clusters: [FlowCluster] = []

  package init() {}

  /// Adds a run, sanitised, its line breaks kept; its first cluster never joins the run before.
  package mutating func append(_ text: String, run: Int) {
    var safe = TerminalText.sanitized(text, lineBreaks: .kept)
    let offset = utf8.count
    safe.withUTF8 { bytes in
      let added = ClusterScanner.map(bytes) { start, end, columns in
        FlowCluster(
          start: offset + start,
          end: offset + end,
          columns: columns,
          run: run,
          breakClass: BreakClass(
            of: ClusterScanner.decode(bytes, at: start).scalar,
            columns: columns
          )
        )
      }
      // Most texts have one run.
      if clusters.isEmpty { clusters = added } else { clusters += added }
      utf8.append(contentsOf: bytes)
    }
  }

  /// The cells of some clusters side by side.
  package func columns(of range: Range<Int>) -> Int {
    clusters[range].reduce(0) { $0 + $1.columns }
  }
}
