/// A phrase made ready to be compared with sentences.
struct PhrasePattern {
  struct Reading {
    let parameter: String?
    /// The words that the parameter's place takes.
    let range: Range<Int>?
    /// Words that the phrase itself has.
    let literalWords: Int
  }

  private enum Element {
    case word(String)
    /// The words of each name.
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

  /// How the phrase reads a whole sentence; `nil` when it does not fit.
  func match(_ sentence: SpokenWords) -> Reading? {
    let words = sentence.words.map(\.folded)
    guard !elements.isEmpty, words.count < SpokenWords.most else { return nil }
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

  /// How many words from the first one on the elements take; `nil` when they do not fit.
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
