/// Finds the lines of a text one after the other; each cluster is read a constant number of times.
struct LineBreaker {
  private let clusters: [FlowCluster]
  private let width: Int
  /// The index of the first cluster of the next line.
  private(set) var position = 0
  /// Whether the last line reached the end of the text; a text that ends with a line feed has one
  /// more line.
  private(set) var isAtEnd = false

  init(clusters: [FlowCluster], width: Int) {
    self.clusters = clusters
    self.width = width
  }

  /// Returns the clusters of the next line, without the spaces at which it was broken.
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

  /// Returns a full line and skips the spaces that follow it, which need no cells.
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

/// The line-breaking class of a cluster: a small part of UAX #14, enough for words and ideographs.
package enum BreakClass: UInt8, Sendable {
  case word, digit
  case space, lineFeed
  /// A break may follow inside a word, but not before a digit: `well-known`, but `-5` and
  /// `2026-11-21`.
  case hyphen
  /// A line break may follow: the dashes `–` and `—`.
  case dash
  /// A line break may be on either side: ideographs, kana, Hangul syllables, emoji.
  case ideograph
  /// `opening` never ends a line; `closing` never begins one.
  case opening, closing
  /// A line never begins with this class, as with `closing`, but a break may follow, as after an
  /// ideograph.
  case wideClosing
  /// No line break may be on either side, as at a no-break space.
  case glue

  @inline(__always)
  init(of scalar: UInt32, columns: Int) {
    // Most text consists of these letters.
    if (0x61...0x7A).contains(scalar | 0x20) {
      self = .word
      return
    }
    self = scalar == 0x20 ? .space : Self.search(scalar, columns)
  }

  private static func search(_ scalar: UInt32, _ columns: Int) -> BreakClass {
    switch scalar {
    case 0x0A: .lineFeed
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x30...0x39: .digit
    case 0x2D, 0x2010: .hyphen
    case 0x2013, 0x2014: .dash
    case 0xA0, 0x2007, 0x2011, 0x202F: .glue
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0xAB, 0xBF, 0xA1: .opening
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0xBB, 0x2026:
      .closing
    default: columns == 2 ? wide(scalar) : .word
    }
  }

  /// Returns the class of a wide scalar by the Japanese rules (kinsoku) for fullwidth punctuation
  /// and small kana.
  private static func wide(_ scalar: UInt32) -> BreakClass {
    switch scalar {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0xFF08, 0xFF3B, 0xFF5B:
      .opening
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x303B, 0x309D, 0x309E, 0x30FB...0x30FE, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B,
      0xFF1F, 0xFF3D, 0xFF5D:
      .wideClosing
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5,
      0x30F6:
      .wideClosing
    default:
      .ideograph
    }
  }

  /// Returns whether a line may be broken between two clusters.
  ///
  /// `before` is the class before the first of the two, if it is on the same line.
  static func allowsBreak(before: BreakClass?, _ left: BreakClass, _ right: BreakClass)
    -> Bool
  {
    // The most frequent pair by far.
    if left == .word, right == .word { return false }
    return switch (left, right) {
    case (_, .space), (_, .lineFeed), (_, .closing), (_, .wideClosing), (_, .glue): false
    case (.space, _): true
    case (.opening, _), (.glue, _): false
    case (.hyphen, .word): before == .word || before == .digit
    case (.dash, _): true
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph): true
    default: false
    }
  }
}
