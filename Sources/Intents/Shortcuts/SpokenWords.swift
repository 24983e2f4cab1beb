/// A text cut into words, so that phrases are compared without case, marks and punctuation.
struct SpokenWords {
  struct Word {
    let folded: String
    let range: Range<String.Index>
  }

  static let most = 128  // a sentence that somebody types

  let text: String
  let words: [Word]

  /// Letters and digits make words; everything but an apostrophe stands between them.
  init(_ text: String) {
    var words: [Word] = []
    var start: String.Index?
    func end(at index: String.Index) {
      guard let first = start else { return }
      let letters = text[first..<index].filter { $0 != "'" && $0 != "’" }
      words.append(Word(folded: FoldedText.fold(letters), range: first..<index))
      start = nil
    }
    for index in text.indices {
      guard words.count < Self.most else { break }
      if text[index].isLetter || text[index].isNumber {
        start = start ?? index
      } else if text[index] != "'", text[index] != "’" {
        end(at: index)
      }
    }
    if words.count < Self.most { end(at: text.endIndex) }
    self.text = text
    self.words = words
  }

  /// What stands between the words before and after these, without spaces and quotation marks.
  func original(_ range: Range<Int>) -> String {
    let start =
      range.lowerBound > 0 ? words[range.lowerBound - 1].range.upperBound : text.startIndex
    let end =
      range.upperBound < words.count ? words[range.upperBound].range.lowerBound : text.endIndex
    var slice = text[start..<end]
    func isAround(_ character: Character) -> Bool {
      character.isWhitespace || "\"“”„‘’'«»,:;.!?".contains(character)
    }
    while let first = slice.first, isAround(first) { slice.removeFirst() }
    while let last = slice.last, isAround(last) { slice.removeLast() }
    return String(slice)
  }
}
