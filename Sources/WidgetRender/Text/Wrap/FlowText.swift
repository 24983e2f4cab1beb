/// Sanitised text of several styled runs, divided into clusters once, which can be wrapped at any
/// width.
package struct FlowText: Sendable, Hashable {
  /// The text of all runs, one after the other.
  package private(set) var utf8: [UInt8] = []
  package private(set) var clusters: [FlowCluster] = []

  package init() {}

  /// Adds a run after sanitising it; line breaks are kept, and its first cluster never joins the
  /// run before.
  package mutating func append(_ text: String, run: Int) {
    var safe = TerminalText.sanitized(text, lineBreaks: .kept)
    safe.withUTF8 { bytes in
      let isASCII = bytes.reduce(0, |) < 0x80
      let added = isASCII ? asciiClusters(bytes, run) : scannedClusters(bytes, run)
      // Most texts have one run.
      if clusters.isEmpty { clusters = added } else { clusters += added }
      utf8.append(contentsOf: bytes)
    }
  }

  /// Returns the clusters of sanitised ASCII text, in which every byte is one.
  private func asciiClusters(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Int) -> [FlowCluster] {
    let offset = utf8.count
    return [FlowCluster](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      for index in 0..<bytes.count {
        let byte = bytes[index]
        let cluster = FlowCluster(
          start: offset + index,
          end: offset + index + 1,
          columns: byte == 0x0A ? 0 : 1,
          run: run,
          breakClass: BreakClass(of: UInt32(byte), columns: 1)
        )
        buffer.initializeElement(at: index, to: cluster)
      }
      count = bytes.count
    }
  }

  private func scannedClusters(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Int) -> [FlowCluster] {
    let offset = utf8.count
    return ClusterScanner.map(bytes) { start, end, columns in
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
  }

  /// Returns the total width of some clusters in cells.
  package func columns(of range: Range<Int>) -> Int {
    clusters[range].reduce(0) { $0 + $1.columns }
  }
}

/// One cluster of a flow text: its bytes, its width, and the run of text that determines its style.
package struct FlowCluster: Sendable, Hashable {
  // Twelve bytes, because a widget's texts are wrapped several times while it is measured.
  private let start: UInt32
  private let end: UInt32
  private let runNumber: UInt16
  private let cells: UInt8
  package let breakClass: BreakClass

  init(start: Int, end: Int, columns: Int, run: Int, breakClass: BreakClass) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
    runNumber = UInt16(clamping: run)
    cells = UInt8(clamping: columns)
    self.breakClass = breakClass
  }

  /// The range of the cluster's bytes in the flow text's `utf8`.
  package var utf8Range: Range<Int> { Int(start)..<Int(end) }

  /// The width in cells: 1 or 2, and 0 for a line feed.
  package var columns: Int { Int(cells) }

  /// The number of the cluster's run of text, as passed to `append(_:run:)`, at most 65,535.
  package var run: Int { Int(runNumber) }
}
