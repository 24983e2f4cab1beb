/// The syntax tree of one file; invalid files have one too.
package struct ParsedScript: Sendable {
  package let source: ScriptSource
  package let statements: [ScriptStatement]
  /// The comments in source order, each from `//` to the end of its line; a `#!` line is the first.
  package let comments: [SourceSpan]
  /// The syntax errors, in source order.
  package let diagnostics: [Diagnostic]
  /// The number that the first node of the next file gets.
  package let nextNode: Int32
}

/// The analysis of a text that is still being typed.
package enum ScriptInput {
  /// Returns the tokens of a text, in order, without the token of its end; mistakes are not
  /// reported.
  package static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(ScriptSource(name: "", text: text))
    lexer.run()
    return lexer.tokens.dropLast()
  }

  /// Returns whether a text is complete: no bracket, operand or `catch` is missing at its end.
  ///
  /// A text with any other error counts as complete, because no further line can fix it.
  package static func isWhole(_ text: String) -> Bool {
    var open: [Token.Kind] = []
    var blocks: [Bool] = []
    var isTry = false
    var awaitsCatch = false
    var last: Token.Kind?
    for token in tokens(of: text) {
      switch token.kind {
      case .leftParen, .leftSquare, .interpolationOpen: open.append(token.kind)
      case .leftBrace:
        open.append(token.kind)
        blocks.append(isTry)
      case .rightParen, .rightSquare, .interpolationClose, .rightBrace:
        guard open.popLast() != nil else { return true }
      default: break
      }
      if token.kind == .newline { continue }
      awaitsCatch = token.kind == .rightBrace && blocks.popLast() == true
      isTry = token.kind == .try
      last = token.kind
    }
    return open.isEmpty && !awaitsCatch && !(last?.continuesStatement ?? false)
  }
}
