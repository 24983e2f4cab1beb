/// What the parser made of one file; wrong files have a tree too.
package struct ParsedScript: Sendable {
  package let source: ScriptSource
  package let statements: [ScriptStatement]
  /// Each from `//` to before the line's end, in source order; the `#!` line is the first of them.
  package let comments: [SourceSpan]
  /// What is wrong with the syntax, in source order.
  package let diagnostics: [Diagnostic]
  /// The number that the first node of the next file gets.
  package let nextNode: Int32

  package init(
    source: ScriptSource,
    statements: [ScriptStatement],
    comments: [SourceSpan],
    diagnostics: [Diagnostic],
    nextNode: Int32
  ) {
    self.source = source
    self.statements = statements
    self.comments = comments
    self.diagnostics = diagnostics
    self.nextNode = nextNode
  }
}

/// A text that is still being typed, as far as its tokens show.
package enum ScriptInput {
  /// The tokens of a text, in order, without the token of its end; mistakes are not reported.
  package static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(ScriptSource(name: "", text: text))
    lexer.run()
    return lexer.tokens.dropLast()
  }

  /// Whether nothing is missing at the end: no bracket, no operand, no `catch` after a `try`.
  ///
  /// What is wrong with a text for another reason is whole: no further line makes it right.
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
