/// Safe text of several styled runs, cut into clusters once and ready to be wrapped at any width.
package struct FlowText: Sendable, Hashable {
  /// The text of all runs, one after the other.
  package private(set) var utf8: [UInt8] = []
  package private(set) var clusters: [FlowCluster] = []

  package init() {}

  /// Adds a run, sanitised, its line breaks kept; its first cluster never joins the run before.
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

  /// Safe ASCII: every byte is a cluster.
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

  /// The cells of some clusters side by side.
  package func columns(of range: Range<Int>) -> Int {
    clusters[range].reduce(0) { $0 + $1.columns }
  }
}
