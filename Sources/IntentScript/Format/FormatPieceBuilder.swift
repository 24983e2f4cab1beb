/// A piece of a script to be formatted: a token with its comments; a string is one piece,
/// regardless of its content.
struct FormatPiece {
  /// A comment on a line of its own.
  struct OwnComment {
    let text: String
    /// Whether an empty line precedes the comment.
    let isSetOff: Bool
  }

  /// A comment after a piece on the same line, and its column in the source, from 0.
  struct TrailingComment {
    let text: String
    let column: Int
  }

  let kind: Token.Kind
  let text: String
  /// The width of the text in cells; each character of a text that is not ASCII counts as one.
  let width: Int
  /// Whether a space precedes the piece if the previous piece is on the same line.
  let isSpaced: Bool
  /// The comments before the piece, each on a line of its own.
  var comments: [OwnComment] = []
  /// Whether an empty line precedes the piece, after its comments.
  var isSetOff = false
  var trailing: TrailingComment?
  /// Whether the end of a line or a `;` follows the piece.
  var endsStatement = false
}

/// Splits a valid script into pieces, from its tokens and comments.
struct FormatPieceBuilder {
  private let bytes: [UInt8]
  private let base: Int
  private let tokens: [Token]
  private let comments: [SourceSpan]

  private var pieces: [FormatPiece] = []
  private var pending: [FormatPiece.OwnComment] = []
  private var nextComment = 0
  /// The offset after the last token or comment.
  private var end = 0
  /// The number of open parentheses and square brackets.
  private var depth = 0

  init(_ source: ScriptSource, _ lexer: Lexer) {
    bytes = source.bytes
    base = Int(source.base)
    tokens = lexer.tokens
    comments = lexer.comments
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { end = 3 }
  }

  /// Returns all pieces; the last one is the file's end with the comments before it.
  mutating func read() -> [FormatPiece] {
    pieces.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let last = endOfString(index)
      if token.kind == .newline || token.kind == .semicolon {
        takeComments(before: Int(token.offset))
        if depth == 0, let last = pieces.indices.last { pieces[last].endsStatement = true }
      } else {
        takeComments(before: Int(token.offset))
        add(token, upTo: Int(tokens[last].end), followedBy: tokens[min(last + 1, tokens.count - 1)])
      }
      index = last + 1
    }
    return pieces
  }

  /// Returns the index of the last token of a string whose first token is given; for other tokens, the given index.
  private func endOfString(_ first: Int) -> Int {
    guard tokens[first].kind == .stringOpen else { return first }
    var open = 0
    var index = first
    while index < tokens.count {
      if tokens[index].kind == .stringOpen { open += 1 }
      if tokens[index].kind == .stringClose {
        open -= 1
        if open == 0 { return index }
      }
      index += 1
    }
    return tokens.count - 1
  }

  private mutating func takeComments(before offset: Int) {
    while nextComment < comments.count, Int(comments[nextComment].start) - base < offset {
      let start = Int(comments[nextComment].start) - base
      var stop = Int(comments[nextComment].end) - base
      nextComment += 1
      let breaks = lineBreaks(upTo: start)
      end = stop
      while stop > start, bytes[stop - 1] <= 0x20 { stop -= 1 }
      let text = String(decoding: bytes[start..<stop], as: UTF8.self)
      if breaks == 0, let last = pieces.indices.last, pending.isEmpty {
        pieces[last].trailing = .init(text: text, column: column(of: start))
      } else {
        pending.append(.init(text: text, isSetOff: breaks > 1))
      }
    }
  }

  private func lineBreaks(upTo offset: Int) -> Int {
    bytes[min(end, offset)..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the number of characters before an offset in its line.
  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"),
      offset - start <= 4 * ScriptFormatter.maximumCommentColumn
    {
      start -= 1
    }
    return Self.width(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  static func width(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
  }

  private mutating func add(_ token: Token, upTo stop: Int, followedBy next: Token) {
    let start = Int(token.offset)
    switch token.kind {
    case .leftParen, .leftSquare: depth += 1
    case .rightParen, .rightSquare:
      depth -= 1
      dropComma()
    default: break
    }
    let text = String(decoding: bytes[start..<stop], as: UTF8.self)
    var piece = FormatPiece(
      kind: token.kind == .stringOpen ? .string : kind(token, followedBy: next),
      text: text,
      width: Self.width(text),
      isSpaced: isSpaced(token)
    )
    piece.comments = pending
    piece.isSetOff = lineBreaks(upTo: start) > 1
    pending = []
    pieces.append(piece)
    end = stop
  }

  /// Removes a comma before a closing bracket; the writer adds one if it breaks the lines.
  private mutating func dropComma() {
    guard pieces.last?.kind == .comma, let comma = pieces.popLast() else { return }
    if let last = pieces.indices.last, pieces[last].trailing == nil {
      pieces[last].trailing = comma.trailing
    }
  }

  /// Returns the kind of a token; a minus sign before an operand has the kind
  /// ``Token/Kind/unknown``.
  ///
  /// A sign is not followed by a space, while the operator is.
  private func kind(_ token: Token, followedBy next: Token) -> Token.Kind {
    guard token.kind == .minus else { return token.kind }
    let isAttached = token.marks.contains(.spaced) && !next.marks.contains(.spaced)
    return isAttached || !(pieces.last?.kind.endsValue ?? false) ? .unknown : .minus
  }

  /// Returns whether a space separates a token from the piece before it.
  private func isSpaced(_ token: Token) -> Bool {
    guard let last = pieces.last?.kind else { return false }
    switch last {
    case .leftParen, .leftSquare, .dot, .backslash, .unknown: return false
    default: break
    }
    switch token.kind {
    case .comma, .colon, .rightParen, .rightSquare, .question: return false
    case .dot: return token.marks.contains(.spaced) || !last.endsValue
    case .leftSquare where last.endsValue: return token.marks.contains(.spaced)
    case .leftParen where last.isName:
      return pieces.dropLast().last?.kind != .func && token.marks.contains(.spaced)
    case .leftParen where last.takesValue: return token.marks.contains(.spaced)
    default: return true
    }
  }
}

extension Token.Kind {
  /// Whether a value may end with the token, so that a following minus is a binary operator.
  fileprivate var endsValue: Bool {
    switch self {
    case .int, .double, .day, .date, .clock, .string, .rightParen, .rightSquare: true
    case .true, .false, .nil, .now: true
    default: isName || rawValue >= Self.today.rawValue && rawValue <= Self.sunday.rawValue
    }
  }

  /// Whether the keyword has a value after it that may be in parentheses, like a call's arguments.
  fileprivate var takesValue: Bool {
    switch self {
    case .print, .fail, .exit, .wait, .return, .ask, .confirm, .choose: true
    default: false
    }
  }
}
