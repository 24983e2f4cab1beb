/// Changes of single tokens; all other tokens and their spaces are unchanged.
extension TodoTxtLine {
  mutating func insert(_ text: String, _ kind: TodoTxtToken.Kind, at index: Int) {
    guard index < tokens.count else { return append(text, kind) }
    // The new token gets the blanks of the token that it moves.
    let space = index == 0 ? "" : tokens[index].space
    tokens.insert(TodoTxtToken(space: space, text: text, kind: kind), at: index)
    if index > 0 || tokens[1].space.isEmpty { tokens[index + 1].space = " " }
  }

  mutating func append(_ text: String, _ kind: TodoTxtToken.Kind) {
    tokens.append(TodoTxtToken(space: tokens.isEmpty ? "" : " ", text: text, kind: kind))
  }

  mutating func remove(at index: Int) {
    let removed = tokens.remove(at: index)
    guard index < tokens.count else { return }
    let isBetweenWords = index > 0 && tokens[index - 1].kind == .word && tokens[index].kind == .word
    tokens[index].space = isBetweenWords ? " " : removed.space
  }

  mutating func removeAll(_ isRemoved: (TodoTxtToken) -> Bool) {
    // Rebuilt in one pass: a line may have as many tokens as it has bytes.
    var kept: [TodoTxtToken] = []
    var space: String?
    for var token in tokens {
      if isRemoved(token) {
        space = space ?? token.space
        continue
      }
      if let gap = space {
        let isBetweenWords = kept.last?.kind == .word && token.kind == .word
        token.space = isBetweenWords ? " " : gap
        space = nil
      }
      kept.append(token)
    }
    tokens = kept
  }

  /// Replaces the first token of a kind; without one, inserts a token at `index`, by default at the
  /// end.
  mutating func set(_ kind: TodoTxtToken.Kind, _ text: String, at index: Int? = nil) {
    if let found = self.index(of: kind) {
      tokens[found].text = text
    } else {
      insert(text, kind, at: index ?? tokens.count)
    }
  }

  /// Replaces the value of the first token with a key; `nil` removes all tokens with the key.
  mutating func setKey(_ key: TodoTxtKey, _ value: String?) {
    guard let value else { return removeAll { $0.kind == .key(key) } }
    set(.key(key), "\(key.rawValue):\(value)")
  }
}
