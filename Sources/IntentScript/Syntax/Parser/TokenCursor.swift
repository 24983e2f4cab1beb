/// Iterates over a script's tokens, which the lexer produces when they are needed.
///
/// Only the tokens of the current statement and one more are in memory, never those of a long file. Errors are reported
/// here; ``isRecovering`` suppresses consequential errors.
struct TokenCursor {
  /// The number of tokens that fit the processor's nearest cache.
  private static let windowLength = 1_024

  let source: ScriptSource
  private let bytes: [UInt8]
  private var lexer: Lexer
  /// The tokens of the current statement and some after it.
  private var tokens: [Token] = []
  /// The index of the current token; an index that a caller has stored is valid until ``forget()``.
  private(set) var index = 0
  private var names: SeenNames
  /// Whether the parser is recovering from an error; nothing is reported meanwhile.
  var isRecovering = false

  init(_ source: ScriptSource) {
    self.source = source
    bytes = source.bytes
    lexer = Lexer(source)
    names = SeenNames(fileLength: source.bytes.count)
    tokens.reserveCapacity(min(2 * Self.windowLength, source.bytes.count / 2 + 8))
    readOn()
  }

  var comments: [SourceSpan] { lexer.comments }

  /// The diagnostics that were reported so far, in source order.
  var diagnostics: [Diagnostic] { lexer.diagnostics.inOrder }

  /// Reports an error, unless the parser is recovering or an error was reported there.
  mutating func report(_ message: String, at span: SourceSpan, hint: String? = nil) {
    if !isRecovering { lexer.diagnostics.add(message, at: span, hint: hint) }
  }

  /// Moves to the next token, but not past the end of the file.
  mutating func advance() {
    index += 1
    // What follows a token is looked at, too.
    if index + 1 >= tokens.count { readOn() }
  }

  private mutating func readOn() {
    swap(&lexer.tokens, &tokens)
    lexer.cut(atLeast: Self.windowLength)
    swap(&lexer.tokens, &tokens)
    index = min(index, tokens.count - 1)
  }

  /// Moves to a token that is still in memory.
  mutating func go(to index: Int) { self.index = index }

  /// Drops the tokens before the current one if there are many, which invalidates their indices.
  mutating func forget() {
    guard index > Self.windowLength else { return }
    tokens.removeFirst(index - 1)
    index = 1
  }

  /// Moves past the token and returns `true` if it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func skipNewlines() {
    while kind == .newline { advance() }
  }

  /// Returns the word of a token, with its source range.
  mutating func name(_ token: Token) -> Name { Name(word(token), at: span(token)) }

  /// Returns the text of a token; cached for words that occurred before.
  mutating func word(_ token: Token) -> String {
    names.text(bytes, Int(token.offset), Int(token.end))
  }
}

/// The current token and those around it.
extension TokenCursor {
  subscript(index: Int) -> Token { tokens[index] }

  var current: Token { tokens[index] }

  var kind: Token.Kind { tokens[index].kind }

  var span: SourceSpan { span(tokens[index]) }

  var text: String { text(tokens[index]) }

  /// Whether this token directly follows the one before it.
  var isAdjacent: Bool { !tokens[index].marks.contains(.spaced) }

  /// The token before this one; for the first token, the token itself.
  var previous: Token { tokens[max(index - 1, 0)] }

  /// The token after this one; after the end of the file, the end itself.
  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  /// The kind of the token after this one.
  var following: Token.Kind { index + 1 < tokens.count ? tokens[index + 1].kind : .end }

  /// The range of the current token for messages.
  ///
  /// At a line break or the end of the file, it is the empty range after the last token.
  var place: SourceSpan {
    guard kind == .newline || kind == .end, index > 0 else { return span }
    var last = index - 1
    while last > 0, tokens[last].kind == .newline { last -= 1 }
    let end = source.base + tokens[last].end
    return SourceSpan(start: end, end: end)
  }
}

/// Ranges of the source, and their text.
extension TokenCursor {
  func span(_ token: Token) -> SourceSpan {
    SourceSpan(start: source.base + token.offset, end: source.base + token.end)
  }

  /// Returns the range from a token, by its index, to the one before the current token.
  func span(from first: Int) -> SourceSpan {
    let start = tokens[first].offset
    return SourceSpan(
      start: source.base + start,
      end: source.base + max(start, index > first ? previous.end : start)
    )
  }

  func text(_ span: SourceSpan) -> String {
    text(span.start - source.base, span.end - source.base)
  }

  func text(_ token: Token) -> String { text(token.offset, token.end) }

  func text(_ start: Int32, _ end: Int32) -> String {
    String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }
}
