/// The language's words, found by their bytes.
struct Words {
  /// Places of the table, four times the words: most look-ups of a name end at an empty one.
  private static let places = 256

  private struct Entry {
    var word = PackedWord("")
    var kind = Token.Kind.name
  }

  private let table: [Entry]
  private let longest: Int

  /// The words of ``Token/Kind``, each by its case's name.
  static let all: [(text: String, kind: Token.Kind)] = Token.Kind.allCases
    .filter { $0.isWord && $0 != .name }
    .map { (String(describing: $0), $0) }

  static let shared = Words()

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

  /// What a stretch of bytes is: a word of the language, or a name.
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
