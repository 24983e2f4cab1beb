/// Writes a script in the one style (LG-18): what it writes parses to the same tree, and again to itself.
///
/// One statement a line, four blanks a block, at most one empty line, long calls one argument a line.
/// Comments stay where they are; literals and parentheses stay as they are written.
package enum ScriptFormatter {
  static let indentation = 4
  /// What a terminal and a review show side by side.
  static let maximumColumns = 100
  /// Comments further to the right stand two blanks behind their line.
  static let maximumCommentColumn = 80

  /// The text of a script in the one style.
  ///
  /// - Throws: ``ScriptError/rejected(_:)`` where the script has syntax errors; it is not touched then.
  package static func format(_ source: ScriptSource) throws(ScriptError) -> String {
    let script = Parser.parse(source)
    guard script.diagnostics.isEmpty else { throw .rejected(script.diagnostics) }
    var lexer = Lexer(source)
    lexer.run()
    var reader = PieceReader(source, lexer)
    var writer = LineWriter(reader.read())
    return writer.write()
  }
}

/// Writes the pieces of a script, line by line.
struct LineWriter {
  let pieces: [FormatPiece]
  /// The closing bracket of each opening one, by their indices.
  let closings: [Int]
  var output = ""
  /// Cells of the line that is being written.
  var column = 0
  /// Blanks before the first piece of the next line.
  var lineIndent = 0
  private var depth = 0

  init(_ pieces: [FormatPiece]) {
    self.pieces = pieces
    var closings = Array(repeating: 0, count: pieces.count)
    var open: [Int] = []
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .leftParen, .leftSquare: open.append(index)
      case .rightParen, .rightSquare:
        if let opening = open.popLast() { closings[opening] = index }
      default: break
      }
    }
    self.closings = closings
  }

  mutating func write() -> String {
    var first = 0
    while first < pieces.count - 1 {
      if pieces[first].kind == .rightBrace { depth = max(0, depth - 1) }
      let end = endOfLine(first)
      begin(first)
      write(first..<end, indent: depth * ScriptFormatter.indentation)
      endLine(pieces[end - 1].trailing)
      if pieces[end - 1].kind == .leftBrace { depth += 1 }
      first = end
    }
    begin(pieces.count - 1)
    return output
  }

  /// Where the line that begins with a piece ends.
  private func endOfLine(_ first: Int) -> Int {
    var index = first
    while index < pieces.count - 1 {
      let piece = pieces[index]
      let next = pieces[index + 1]
      index += 1
      switch piece.kind {
      case .leftBrace:
        let isEmpty = next.kind == .rightBrace && next.comments.isEmpty && piece.trailing == nil
        if !isEmpty { return index }
      case .rightBrace:
        let goesOn = next.kind == .else || next.kind == .catch
        if !goesOn || piece.trailing != nil || !next.comments.isEmpty { return index }
      default:
        if piece.endsStatement || next.kind == .rightBrace { return index }
      }
    }
    return index
  }

  /// The comments and the empty line before a line; none stands where a block or the file begins.
  private mutating func begin(_ first: Int) {
    let piece = pieces[first]
    let isClosing = piece.kind == .rightBrace
    let opens = first == 0 || pieces[first - 1].kind == .leftBrace
    let indent = depth * ScriptFormatter.indentation
    for (index, comment) in piece.comments.enumerated() {
      if comment.isSetOff, index > 0 || !opens { emptyLine() }
      own(comment, indent: isClosing ? indent + ScriptFormatter.indentation : indent)
    }
    let isEnd = isClosing || piece.kind == .end
    if piece.isSetOff, !isEnd, !piece.comments.isEmpty || !opens { emptyLine() }
  }

  private mutating func emptyLine() {
    if !output.isEmpty { output += "\n" }
  }

  /// A comment on a line of its own.
  mutating func own(_ comment: FormatPiece.OwnComment, indent: Int) {
    output += String(repeating: " ", count: indent) + comment.text + "\n"
  }

  /// Writes a piece, at a line's beginning with the indentation before it.
  mutating func put(_ text: String, width: Int) {
    if column == 0 {
      output += String(repeating: " ", count: lineIndent)
      column = lineIndent
    }
    output += text
    column += width
  }

  /// Ends a line, with the comment behind it.
  mutating func endLine(_ comment: FormatPiece.TrailingComment?) {
    if let comment {
      let isFar = comment.column > ScriptFormatter.maximumCommentColumn
      let gap = max(2, isFar ? 2 : comment.column - column)
      output += String(repeating: " ", count: gap) + comment.text
    }
    output += "\n"
    column = 0
  }
}
