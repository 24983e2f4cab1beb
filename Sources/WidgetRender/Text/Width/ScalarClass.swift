/// The class of a scalar for counting a terminal's cells.
///
/// The table is made from Unicode 17.0.0: East Asian Width (UAX #11), grapheme cluster breaks (UAX #29)
/// and emoji variation sequences (UTS #51). Ambiguous width counts as narrow.
enum ScalarClass: UInt8 {
  /// One cell; the scalar is a cluster by itself unless a mark follows.
  case narrow
  /// Two cells; the scalar is a cluster by itself unless a mark follows.
  case wide
  /// No cell: combining marks, Hangul vowels and finals, format characters, controls.
  case zero
  /// A combining mark with a cell of its own (general category Mc).
  case spacingMark
  /// One cell, or two if U+FE0F follows.
  case narrowEmoji
  /// One cell; the scalar may be part of its neighbour's grapheme cluster.
  case narrowJoiner
  /// Two cells; the scalar may be part of its neighbour's grapheme cluster.
  case wideJoiner

  /// Whether the scalar is standalone: two adjacent scalars of such classes never share a grapheme
  /// cluster.
  var standsAlone: Bool {
    switch self {
    case .narrow, .wide, .narrowEmoji: true
    case .zero, .spacingMark, .narrowJoiner, .wideJoiner: false
    }
  }

  var columns: Int {
    switch self {
    case .zero: 0
    case .narrow, .spacingMark, .narrowEmoji, .narrowJoiner: 1
    case .wide, .wideJoiner: 2
    }
  }

  @inline(__always)
  init(of scalar: UInt32) {
    switch scalar {
    case 0x20..<0x7F: self = Self.isKeycapBase(scalar) ? .narrowEmoji : .narrow
    case 0..<0x20, 0x7F..<0xA0: self = .zero
    // The blocks that most text is made of need no search.
    case 0xB0..<0x300: self = .narrow
    case 0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4: self = .wide
    default: self = Self.search(scalar)
    }
  }

  /// Returns whether a scalar is a digit, `#` or `*`, the only ASCII characters that U+FE0F turns
  /// into emoji (UTS #51).
  private static func isKeycapBase(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || scalar == 0x23 || scalar == 0x2A
  }

  private static func search(_ scalar: UInt32) -> ScalarClass {
    let boundaries = ScalarClassTable.boundaries
    let pages = ScalarClassTable.pages
    let key = scalar << 3 | 7
    let page = Int(scalar >> 8)
    var low = 0
    var high = boundaries.count
    if page + 1 < pages.count {
      low = Int(pages[page])
      high = Int(pages[page + 1])
    }
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= key { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return .narrow }
    return ScalarClass(rawValue: UInt8(truncatingIfNeeded: boundaries[low - 1] & 7)) ?? .narrow
  }
}

/// The role of a scalar in an emoji sequence (UTS #51).
enum EmojiScalar {
  /// Returns whether a scalar can be on either side of U+200D, or before a skin tone.
  static func isPictograph(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xA9, !isRegionalIndicator(scalar), !isModifier(scalar) else { return false }
    return Unicode.Scalar(scalar)?.properties.isEmoji ?? false
  }

  static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  /// Returns whether a scalar is one of the five skin tones.
  static func isModifier(_ scalar: UInt32) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar)
  }
}
