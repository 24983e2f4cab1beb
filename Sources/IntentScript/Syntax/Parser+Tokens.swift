extension Parser {
  var kind: Token.Kind { tokens[index].kind }

  var token: Token { tokens[index] }

  /// The kind of the token after this one.
  var following: Token.Kind { index + 1 < tokens.count ? tokens[index + 1].kind : .end }

  /// Whether this token directly follows the one before it.
  var isAdjacent: Bool { !tokens[index].marks.contains(.spaced) }

  /// The token before this one; the first has none before it and stands for itself.
  var previous: Token { tokens[max(index - 1, 0)] }

  /// Goes past the token if it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func skipNewlines() {
    while kind == .newline { advance() }
  }

  func span(_ token: Token) -> SourceSpan {
    SourceSpan(start: source.base + token.offset, end: source.base + token.end)
  }

  /// From a token, by its index, to the one before the current.
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

  /// What a person calls a token.
  func described(_ token: Token) -> String {
    switch token.kind {
    case .end: return "the end of the file"
    case .newline: return "the end of the line"
    case .string, .stringOpen: return "a string"
    case .interpolationClose where token.length > 0: return "`)`"
    case .interpolationClose, .stringClose, .text, .escapedText: return "the rest of the string"
    default:
      let text = text(token)
      return text.count > 40 ? "`\(text.prefix(40))…`" : "`\(text)`"
    }
  }

  mutating func make(_ kind: Expression.Kind, at span: SourceSpan) -> Expression {
    let id = NodeID(nextNode)
    nextNode &+= 1
    return Expression(kind, id: id, at: span)
  }

  mutating func missing(at span: SourceSpan) -> Expression {
    height = 1
    return make(.missing, at: span)
  }

  mutating func bind(_ name: Name, type: TypeName? = nil) -> BoundName {
    let id = NodeID(nextNode)
    nextNode &+= 1
    return BoundName(name, id: id, type: type)
  }
}
