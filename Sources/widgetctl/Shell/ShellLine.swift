/// A command line up to the cursor, split into words by the rules of shells.
struct ShellLine: Equatable {
  /// The complete words before the cursor, without their quotes.
  private(set) var words: [String] = []
  /// The word that contains the cursor or ends at it, without quotes; empty after a space.
  private(set) var begun = ""
  /// The offset in bytes at which the partially typed word begins, with the quote before it, if
  /// there is one.
  private(set) var begunOffset = 0
  /// The quote character that is not closed before the cursor; `nil` if there is none.
  private(set) var quote: Character?

  init(_ text: String) {
    var rest = text[...]
    var isWord = false
    while let character = rest.popFirst() {
      defer { if !isWord { begunOffset = text.utf8.count - rest.utf8.count } }
      if let open = quote {
        if character == open {
          quote = nil
        } else if open == "\"", character == "\\", let next = rest.first, "\"\\$`".contains(next) {
          begun.append(rest.removeFirst())
        } else {
          begun.append(character)
        }
      } else if character == "'" || character == "\"" {
        (quote, isWord) = (character, true)
      } else if character == "\\" {
        isWord = true
        if let next = rest.popFirst() { begun.append(next) }
      } else if character.isWhitespace {
        if isWord { words.append(begun) }
        (begun, isWord) = ("", false)
      } else {
        isWord = true
        begun.append(character)
      }
    }
  }

  /// Returns the line with `word` as its first word, unless the line already begins with that word.
  func behind(_ word: String) -> ShellLine {
    var line = self
    if words.first != word { line.words.insert(word, at: 0) }
    return line
  }
}
