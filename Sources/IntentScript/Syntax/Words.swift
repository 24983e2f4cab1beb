/// The language's words, found by their bytes.
struct Words {
  /// A power of two, four times the words: most look-ups of a name end at an empty place.
  private static let places = 256
  /// A word fits in two of eight bytes.
  private static let longest = 10

  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var kind = Token.Kind.name
  }

  private let table: [Entry]

  /// The words of ``Token/Kind``, each by its case's name.
  static let all: [(text: String, kind: Token.Kind)] = Token.Kind.allCases
    .filter { $0.isWord && $0 != .name }
    .map { (String(describing: $0), $0) }

  static let shared = Words()

  private init() {
    var table = Array(repeating: Entry(), count: Self.places)
    for (text, kind) in Self.all {
      var entry = Entry(kind: kind)
      for (index, byte) in text.utf8.enumerated() {
        if index < 8 {
          entry.low |= UInt64(byte) << (8 * UInt64(index))
        } else {
          entry.high |= UInt64(byte) << (8 * UInt64(index - 8))
        }
      }
      var place = Self.place(entry.low)
      while table[place].low != 0 { place = (place + 1) % Self.places }
      table[place] = entry
    }
    self.table = table
  }

  /// What a stretch of bytes is: a word of the language, or a name.
  func kind(_ bytes: [UInt8], _ range: Range<Int>) -> Token.Kind {
    guard range.count > 1, range.count <= Self.longest else { return .name }
    var low: UInt64 = 0
    var high: UInt64 = 0
    var shift: UInt64 = 0
    for index in range {
      if shift < 64 {
        low |= UInt64(bytes[index]) << shift
      } else {
        high |= UInt64(bytes[index]) << (shift - 64)
      }
      shift += 8
    }
    var place = Self.place(low)
    while table[place].low != 0 {
      if table[place].low == low, table[place].high == high { return table[place].kind }
      place = (place + 1) % Self.places
    }
    return .name
  }

  private static func place(_ low: UInt64) -> Int {
    Int(truncatingIfNeeded: (low &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}
