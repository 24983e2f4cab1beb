/// The keywords of the language, in a hash table.
struct Keywords {
  /// The size of the table, four times the number of keywords, so that most other words hit an
  /// empty entry.
  private static let places = 256

  private struct Entry {
    var word = PackedWord("")
    var kind = Token.Kind.name
  }

  private let table: [Entry]
  private let longest: Int

  /// All keywords; the text of each is the name of its case.
  static let all: [(text: String, kind: Token.Kind)] = Token.Kind.allCases
    .filter { $0.isWord && $0 != .name }
    .map { (String(describing: $0), $0) }

  static let shared = Keywords()

  private init() {
    var table = Array(repeating: Entry(), count: Self.places)
    for (text, kind) in Self.all {
      let word = PackedWord(text)
      var place = word.place
      while table[place].word.low != 0 { place = (place + 1) % Self.places }
      table[place] = Entry(word: word, kind: kind)
    }
    self.table = table
    longest = Self.all.map(\.text.utf8.count).max() ?? 0
  }

  /// Returns the kind of a word: a keyword of the language, or a name.
  func kind(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Token.Kind {
    guard end - start > 1, end - start <= longest else { return .name }
    let word = PackedWord(bytes, start, end)
    var place = word.place
    while table[place].word.low != 0 {
      if table[place].word == word { return table[place].kind }
      place = (place + 1) % Self.places
    }
    return .name
  }
}

/// The bytes of a short word in two integers, which are fast to compare and hash.
struct PackedWord: Equatable {
  /// The maximum number of bytes that two integers contain.
  static let capacity = 16

  let low: UInt64
  let high: UInt64

  /// Packs at most ``capacity`` bytes, the first one lowest.
  @inline(__always)
  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    let middle = min(start &+ 8, end)
    var index = middle
    while index > start {
      index &-= 1
      low = low &<< 8 | UInt64(bytes[index])
    }
    index = end
    while index > middle {
      index &-= 1
      high = high &<< 8 | UInt64(bytes[index])
    }
    self.low = low
    self.high = high
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0, min(bytes.count, Self.capacity))
  }

  /// The index of the word in a hash table of 256 entries.
  var place: Int {
    Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}

/// A cache of names, most of which occur many times, so that no new string is created for each.
struct SeenNames {
  /// The maximum bytes of a string that is stored inline, without allocated memory.
  private static let longest = 15

  private struct Entry {
    var word = PackedWord("")
    var text = ""
  }

  private var entries: [Entry]

  /// Creates a table for a file of `fileLength` bytes, smaller for a short file.
  init(fileLength: Int) {
    entries = Array(repeating: Entry(), count: fileLength > 4_096 ? 256 : 32)
  }

  mutating func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    guard end - start <= Self.longest else {
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    let word = PackedWord(bytes, start, end)
    let place = word.place & (entries.count - 1)
    if entries[place].word == word { return entries[place].text }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    entries[place] = Entry(word: word, text: text)
    return text
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit, `-` or `_`, which continues a word.
  @inline(__always)
  var isWordByte: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
