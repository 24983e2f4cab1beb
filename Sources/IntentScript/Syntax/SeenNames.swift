/// Names that were seen lately: most are written many times, and a string is not made anew for each.
struct SeenNames {
  /// A string of so many bytes holds them in itself.
  private static let longest = 15

  private struct Entry {
    var word = PackedWord("")
    var text = ""
  }

  private var entries: [Entry]

  /// A table for a file of so many bytes: a short one names little.
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
