/// How many terminal cells a text takes, by grapheme clusters.
///
/// East Asian wide and fullwidth clusters, emoji, flags and whatever U+FE0F turns into an emoji take two
/// cells, combining marks none (Unicode 17.0.0). Nothing is allocated for text in ASCII.
package enum TextWidth {
  /// The cells of a text on one line; controls count as none.
  package static func columns(of string: String) -> Int {
    var string = string
    return string.withUTF8 { bytes in
      if let ascii = printableASCIICount(bytes) { return ascii }
      var columns = 0
      ClusterScanner.scan(bytes) { _, _, width in columns += width }
      return columns
    }
  }

  /// The clusters of a text in order: they cover all of its bytes.
  package static func clusters(in string: String) -> [Cluster] {
    var string = string
    return string.withUTF8 { bytes in
      ClusterScanner.map(bytes) { Cluster(utf8Range: $0..<$1, columns: $2) }
    }
  }

  /// The number of bytes where all of them are printable ASCII, else `nil`.
  private static func printableASCIICount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var others: UInt8 = 0
    // Without a branch in the loop the compiler compares many bytes at once.
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0 ? bytes.count : nil
  }
}
