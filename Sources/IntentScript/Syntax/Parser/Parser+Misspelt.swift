internal import WidgetIntents

/// Statements with a misspelt first word, and block syntax of other languages.
extension Parser {
  /// Keywords that a value follows, with the function that parses each statement.
  private static let wordsBeforeValues: [(word: String, Reader)] = [
    ("print", { $0.printing() }), ("fail", { $0.failing() }), ("for", { $0.each() }),
    ("exit", { .exit($0.valueBehindWord()) }), ("wait", { .wait($0.valueBehindWord()) }),
    ("return", { .return($0.valueBehindWord()) }), ("let", { $0.binding() }),
    ("var", { $0.binding() }), ("param", { $0.parameter() }), ("use", { $0.use() }),
    ("func", { $0.function() }), ("if", { $0.branch() }), ("repeat", { $0.repetition() }),
    ("while", { $0.loop() }),
  ]
  /// Keywords that a block follows, with the function that parses each statement.
  private static let wordsBeforeBlocks: [(word: String, Reader)] = [
    ("try", { $0.attempt() }), ("atomic", { .atomic($0.blockBehindWord()) }),
    ("parallel", { .parallel($0.blockBehindWord()) }),
  ]
  private typealias Reader = @Sendable (inout Parser) -> ScriptStatement.Kind

  /// Parses a statement whose first word is a misspelt keyword, and reports the word; `nil` if it
  /// is not.
  mutating func misspeltStatement() -> ScriptStatement.Kind? {
    let word = tokens.text
    let known: [(word: String, Reader)]
    if tokens.following == .leftBrace, !tokens.next.marks.contains(.firstOnLine) {
      known = Self.wordsBeforeBlocks
    } else if tokens.next.startsValue || tokens.following == .not {
      known = Self.wordsBeforeValues
    } else {
      return nil
    }
    guard word.count > 1, let meant = NameSuggestion.closest(to: word, in: known.map(\.word)),
      isPlausible(meant), let statement = known.first(where: { $0.word == meant })?.1
    else { return nil }
    tokens.report(
      "expected a statement, found `\(word)`",
      at: tokens.span,
      hint: "did you mean `\(meant)`?"
    )
    return statement(&self)
  }

  /// Returns whether the following tokens continue a statement with this keyword.
  private func isPlausible(_ word: String) -> Bool {
    switch word {
    case "let", "var", "param":
      let sign = tokens[tokens.index + 2].kind
      return sign == .assign || sign == .colon
    case "for": return tokens[tokens.index + 2].kind == .in
    case "func": return tokens[tokens.index + 2].kind == .leftParen
    case "use": return tokens.following == .string
    default: return true
    }
  }

  private mutating func valueBehindWord() -> Expression {
    tokens.advance()
    return expression()
  }

  private mutating func blockBehindWord() -> Block {
    tokens.advance()
    return block()
  }

  /// Returns whether the current word ends a block in other languages, and such a block is open.
  mutating func endsWordBlock() -> Bool {
    guard wordBlocks > 0, tokens.current.marks.contains(.firstOnLine) else { return false }
    if tokens.kind == .else {
      tokens.isRecovering = true
      return true
    }
    guard tokens.kind == .name, ["end", "endif", "fi", "done", "endwhile"].contains(tokens.text)
    else { return false }
    wordBlocks -= 1
    tokens.isRecovering = true
    return true
  }
}

/// Recognition of shell syntax.
extension Parser {
  /// Returns the arguments of a call that is written like a command line, `"x" --due tomorrow`; `nil` otherwise.
  ///
  /// The current token is the first after the name.
  func shellOptions() -> String? {
    var parts: [String] = []
    var hasOption = false
    var index = tokens.index
    while !tokens[index].kind.endsLine, parts.count < 8 {
      if let word = option(at: index) {
        hasOption = true
        parts.append("\(word):")
        index += 3
        continue
      }
      let start = index
      repeat { index += 1 } while !tokens[index].kind.endsLine && option(at: index) == nil
      let value = tokens.text(tokens.span(tokens[start]).joined(to: tokens.span(tokens[index - 1])))
      guard value.count <= 40 else { return hasOption ? "…" : nil }
      if parts.last?.hasSuffix(":") == true {
        parts[parts.count - 1] += " \(value)"
      } else {
        parts.append(value)
      }
    }
    return hasOption ? parts.joined(separator: ", ") : nil
  }

  /// Returns the word of an option, such as `--due`, that begins at a token; `nil` if none begins
  /// there.
  private func option(at index: Int) -> String? {
    guard tokens[index].kind == .minus, tokens[index].marks.contains(.spaced),
      tokens[index + 1].kind == .minus, !tokens[index + 1].marks.contains(.spaced),
      tokens[index + 2].kind.isWord, !tokens[index + 2].marks.contains(.spaced)
    else { return nil }
    let words = tokens.text(tokens[index + 2]).split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
