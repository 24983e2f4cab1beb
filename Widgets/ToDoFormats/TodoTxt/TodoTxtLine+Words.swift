/// Changes the words of the text between the signs.
extension TodoTxtLine {
  /// Replaces the words of the name.
  ///
  /// Unchanged words at the beginning and end, and all signs, stay in their positions.
  mutating func setWords(_ name: String) {
    let wanted = Self.words(of: name)
    let old = tokens.indices.filter { tokens[$0].kind == .word }
    var first = 0
    while first < min(old.count, wanted.count), tokens[old[first]].text == wanted[first].text {
      first += 1
    }
    var last = 0
    while last < min(old.count, wanted.count) - first,
      tokens[old[old.count - 1 - last]].text == wanted[wanted.count - 1 - last].text
    {
      last += 1
    }
    // The new words begin at the first removed word, or after the last kept one, or after the head.
    let replaced = old[first..<(old.count - last)]
    let place = replaced.first ?? (first > 0 ? old[first - 1] + 1 : old.first ?? headCount)
    let added = wanted[first..<(wanted.count - last)].map {
      TodoTxtToken(space: " ", text: $0.text, kind: .word)
    }
    let isReplaced = Set(replaced)
    let start = tokens.first?.space ?? ""
    let behind = tokens.indices[place...].filter { !isReplaced.contains($0) }.map { tokens[$0] }
    tokens = tokens[..<place] + added + behind
    setSpaces(wanted.map(\.space), start: start)
  }

  /// Sets the spaces between two words, which are part of the name.
  ///
  /// The spaces next to a sign are unchanged.
  private mutating func setSpaces(_ spaces: [String], start: String) {
    var word = 0
    for index in tokens.indices {
      let isWord = tokens[index].kind == .word
      if index == 0 {
        tokens[index].space = start
      } else if isWord, tokens[index - 1].kind == .word {
        tokens[index].space = spaces[word]
      } else if tokens[index].space.isEmpty {
        tokens[index].space = " "
      }
      if isWord { word += 1 }
    }
  }

  /// Moves a sign to the front of the text if the first word would otherwise be read as part of the
  /// line's beginning.
  ///
  /// Such words are an `x`, a day or a priority.
  mutating func keepWordsOutOfHead() {
    let head = headCount
    guard head < tokens.count, tokens[head].kind == .word,
      TodoTxtLine(text).headCount != head,
      let sign = tokens.firstIndex(where: { !$0.isHead && $0.kind != .word })
    else { return }
    var moved = tokens.remove(at: sign)
    if sign < tokens.count, tokens[sign].space.isEmpty { tokens[sign].space = " " }
    moved.space = tokens[head].space
    tokens[head].space = " "
    tokens.insert(moved, at: head)
  }

  /// Splits a name into its words, each with the spaces before it; line breaks count as spaces.
  private static func words(of name: String) -> [(space: String, text: String)] {
    var words: [(space: String, text: String)] = []
    var rest = name.utf8[...]
    while let start = rest.firstIndex(where: { !isBlank($0) }) {
      let end = rest[start...].firstIndex(where: isBlank) ?? rest.endIndex
      let gap = rest[..<start].map { $0 == 0x09 ? "\t" : " " }.joined()
      words.append((words.isEmpty ? " " : gap, String(rest[start..<end]) ?? ""))
      rest = rest[end...]
    }
    return words
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
