/// The syntax tree of one file; invalid files have one too.
package struct ParsedScript: Sendable {
  package let source: ScriptSource
  package let statements: [ScriptStatement]
  /// Each from `//` to before the line's end, in source order; the `#!` line is the first of them.
  package let comments: [SourceSpan]
  /// The syntax errors, in source order.
  package let diagnostics: [Diagnostic]
  /// The number that the first node of the next file gets.
  package let nextNode: Int32
}

/// A text that is still being typed, as far as its tokens show.
package enum ScriptInput {
  /// The tokens of a text, in order, without the token of its end; mistakes are not reported.
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
