/// Computes the width of a text in terminal cells, by grapheme clusters.
///
/// East Asian wide and fullwidth clusters, emoji, flags and clusters that U+FE0F turns into an
/// emoji are two cells wide, combining marks zero (Unicode 17.0.0). ASCII text needs no allocation.
package enum TextWidth {
  /// Returns the width of a text on one line, in cells; controls have no width.
  package static func columns(of string: String) -> Int {
    var string = string
    return string.withUTF8 { bytes in
      if let ascii = printableASCIICount(bytes) { return ascii }
      var columns = 0
      ClusterScanner.scan(bytes) { _, _, width in columns += width }
      return columns
    }
  }

  /// Returns the clusters of a text in order; together they contain all of its bytes.
  package static func clusters(in string: String) -> [Cluster] {
    var string = string
    return string.withUTF8 { bytes in
      ClusterScanner.map(bytes) { Cluster(utf8Range: $0..<$1, columns: $2) }
    }
  }

  /// Returns whether each byte of a text is a letter or sign of one column.
  static func isPrintableASCII(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { printableASCIICount($0) != nil }
  }

  static func isASCII(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      var bits: UInt8 = 0
      for byte in bytes { bits |= byte }
      return bits < 0x80
    }
  }

  /// Returns the number of bytes if all of them are printable ASCII, otherwise `nil`.
  private static func printableASCIICount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var others: UInt8 = 0
    // Without a branch in the loop the compiler compares many bytes at once.
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0 ? bytes.count : nil
  }
}

/// Counts the cells of one cluster, scalar by scalar.
struct CellCounter {
  /// The most cells of one cluster; no terminal uses more.
  private static let maximumColumns = 2

  private(set) var columns = 0
  private var base: UInt32?
  private var last: UInt32 = 0
  private var lastClass: ScalarClass = .zero
  private var isSecondScalar = false

  /// Adds a scalar of the same grapheme cluster; returns `false` if it needs cells of its own.
  ///
  /// Some grapheme clusters are unbounded (Hangul initials, prepended letters); in a terminal each
  /// of their scalars has its own cells.
  mutating func takes(_ scalar: UInt32) -> Bool {
    let kind = ScalarClass(of: scalar)
    guard let total = total(adding: scalar, kind) else { return false }
    columns = total
    isSecondScalar = base == nil
    base = base ?? scalar
    last = scalar
    lastClass = kind
    return true
  }

  /// Returns the width with one more scalar, or `nil` if the scalar needs cells of its own.
  private func total(adding scalar: UInt32, _ kind: ScalarClass) -> Int? {
    guard let base else { return kind.columns }
    switch scalar {
    case 0xFE0F: return lastClass == .narrowEmoji ? Self.maximumColumns : columns
    case 0xFE0E: return EmojiScalar.isPictograph(last) ? 1 : columns
    // UTS #51: a modifier requests the emoji presentation of the scalar before it.
    case 0x1F3FB...0x1F3FF where EmojiScalar.isPictograph(base): return Self.maximumColumns
    case 0x1F1E6...0x1F1FF where isSecondScalar && EmojiScalar.isRegionalIndicator(base):
      return Self.maximumColumns
    default: break
    }
    // A scalar after U+200D is drawn as part of the emoji before it.
    if last == 0x200D, kind == .wide || kind == .narrowEmoji { return columns }
    let sum = columns + kind.columns
    guard sum > Self.maximumColumns else { return sum }
    switch kind {
    case .zero, .spacingMark: return columns
    // After a virama the letters share the cells of one conjunct.
    case .narrow: return lastClass == .zero ? columns : nil
    case .narrowEmoji, .wide, .narrowJoiner, .wideJoiner: return nil
    }
  }
}
