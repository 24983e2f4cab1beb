/// A phrase whose words are normalized, so that it can be compared with sentences quickly.
struct PhrasePattern {
  struct Reading {
    let parameter: String?
    /// The range of words in the sentence that the parameter matches; `nil` if the phrase has no
    /// parameter.
    let range: Range<Int>?
    /// The number of words in the phrase that are not placeholders.
    let literalWords: Int
  }

  private enum Element {
    case word(String)
    /// A placeholder that matches any of several names, each of which is split into its words.
    case oneOf([[String]])
    case parameter(String)
  }

  private let elements: [Element]

  init(_ parts: [AppShortcutPhrasePart], applicationNames: [String]) {
    let names = applicationNames.map { SpokenWords($0).words.map(\.folded) }
    elements = parts.flatMap { part -> [Element] in
      switch part {
      case .text(let text): SpokenWords(text).words.map { .word($0.folded) }
      case .applicationName: [.oneOf(names)]
      case .parameter(let name): [.parameter(name)]
      }
    }
  }

  /// Matches the phrase against a whole sentence; returns `nil` if the phrase does not match.
  func match(_ sentence: SpokenWords) -> Reading? {
    let words = sentence.words.map(\.folded)
    guard !elements.isEmpty, words.count < SpokenWords.maximumCount else { return nil }
    guard
      let place = elements.firstIndex(where: {
        if case .parameter = $0 { true } else { false }
      }), case .parameter(let name) = elements[place]
    else {
      guard words.count == Self.length(of: elements[...], at: words[...]) else { return nil }
      return Reading(parameter: nil, range: nil, literalWords: words.count)
    }
    // Words before the place and after it are fixed; the place takes what is between them.
    guard let before = Self.length(of: elements[..<place], at: words[...]) else { return nil }
    for end in stride(from: words.count, to: before, by: -1)
    where Self.length(of: elements[(place + 1)...], at: words[end...]) == words.count - end {
      let literalWords = before + words.count - end
      return Reading(parameter: name, range: before..<end, literalWords: literalWords)
    }
    return nil
  }

  /// Returns the number of leading words that the elements match; `nil` if not all elements match.
  private static func length(
    of elements: ArraySlice<Element>,
    at words: ArraySlice<String>
  ) -> Int? {
    var rest = words
    for element in elements {
      switch element {
      case .word(let word):
        guard rest.first == word else { return nil }
        rest = rest.dropFirst()
      case .oneOf(let names):
        guard
          let name = names.filter({ !$0.isEmpty && rest.starts(with: $0) }).max(by: {
            $0.count < $1.count
          })
        else { return nil }
        rest = rest.dropFirst(name.count)
      case .parameter: return nil  // a phrase has one parameter (AI-62)
      }
    }
    return words.count - rest.count
  }
}

/// A text split into words, so that phrases are compared without case, accents and punctuation.
struct SpokenWords {
  struct Word {
    let folded: String
    let range: Range<String.Index>
  }

  static let maximumCount = 128  // far more than a typed sentence has

  let text: String
  let words: [Word]

  /// Splits a text into words of letters and digits; all other characters but the apostrophe
  /// separate words.
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
      guard words.count < Self.maximumCount else { break }
      if text[index].isLetter || text[index].isNumber {
        start = start ?? index
      } else if text[index] != "'", text[index] != "’" {
        end(at: index)
      }
    }
    if words.count < Self.maximumCount { end(at: text.endIndex) }
    self.text = text
    self.words = words
  }

  /// Returns the original text of these words, without surrounding spaces and quotation marks.
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
