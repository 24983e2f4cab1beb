/// Writes the pieces of a script, line by line.
struct LineWriter {
  private let pieces: [FormatPiece]
  /// The closing bracket of each opening one, by their indices.
  private let closings: [Int]
  private var output = ""
  /// The width of the current line so far, in cells.
  private var column = 0
  /// The indentation of the next line, in spaces.
  private var lineIndent = 0
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

  /// Returns the index after the last piece of the line that begins with the piece `first`.
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

  /// Writes the comments before a line, and the empty lines that the author left.
  ///
  /// Empty lines at the beginning of a block and of the file are dropped.
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
    output += "\n"
  }

  /// Writes a comment that is alone on its line.
  private mutating func own(_ comment: FormatPiece.OwnComment, indent: Int) {
    output += String(repeating: " ", count: indent) + comment.text + "\n"
  }

  /// Writes a text; at the beginning of a line, writes the indentation before it.
  private mutating func put(_ text: String, width: Int) {
    if column == 0 {
      output += String(repeating: " ", count: lineIndent)
      column = lineIndent
    }
    output += text
    column += width
  }

  /// Ends a line with its trailing comment, if there is one.
  ///
  /// The comment keeps its column, unless that is beyond `maximumCommentColumn`.
  private mutating func endLine(_ comment: FormatPiece.TrailingComment?) {
    if let comment {
      let isFar = comment.column > ScriptFormatter.maximumCommentColumn
      let gap = max(2, isFar ? 2 : comment.column - column)
      output += String(repeating: " ", count: gap) + comment.text
    }
    output += "\n"
    column = 0
  }
}

/// Lines that are too long, or that have comments within them.
extension LineWriter {
  /// The most pairs of brackets in a line whose elements get lines of their own to shorten it; the
  /// others are left unchanged.
  private static let maximumBrokenGroups = 8

  /// Writes the pieces of one line; it is broken into several if it contains comments or is too
  /// long.
  ///
  /// The caller writes the comments before the first piece and after the last.
  private mutating func write(_ range: Range<Int>, indent: Int) {
    let (broken, isTooWide) = groupsToBreak(range, indent: indent)
    let inner = indent + ScriptFormatter.indentation
    lineIndent = indent
    var open = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = pieces[index]
      if index > range.lowerBound, !piece.comments.isEmpty {
        if column > 0 { endLine(nil) }
        for comment in piece.comments { own(comment, indent: inner) }
        lineIndent = inner
      }
      if column > 0, piece.isSpaced, index > range.lowerBound { put(" ", width: 1) }
      put(piece.text, width: piece.width)
      if broken.contains(index) {
        writeElements(of: index, indent: indent)
        index = closings[index]
        put(pieces[index].text, width: pieces[index].width)
      } else if closings[index] > 0 {
        open += 1
      } else if piece.kind == .rightParen || piece.kind == .rightSquare {
        open -= 1
      }
      let isWord = open == 0 && (piece.kind == .and || piece.kind == .or)
      if index + 1 < range.upperBound, pieces[index].trailing != nil || isTooWide && isWord {
        endLine(pieces[index].trailing)
        lineIndent = inner
      }
      index += 1
    }
  }

  /// Writes the elements between brackets, one a line, each followed by a comma if there are several.
  private mutating func writeElements(of opening: Int, indent: Int) {
    let inner = indent + ScriptFormatter.indentation
    let elements = elements(of: opening)
    endLine(pieces[opening].trailing)
    for element in elements {
      for comment in pieces[element.lowerBound].comments { own(comment, indent: inner) }
      write(element, indent: inner)
      if elements.count > 1 { put(",", width: 1) }
      // Of the last piece and the comma behind it, one can have a comment.
      let end = element.upperBound
      endLine(pieces[end - 1].trailing ?? (end < closings[opening] ? pieces[end].trailing : nil))
    }
    for comment in pieces[closings[opening]].comments { own(comment, indent: inner) }
    lineIndent = indent
  }

  private func elements(of opening: Int) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    let closing = closings[opening]
    var first = opening + 1
    var index = first
    while index < closing {
      if closings[index] > 0 {
        index = closings[index]
      } else if pieces[index].kind == .comma {
        elements.append(first..<index)
        first = index + 1
      }
      index += 1
    }
    if first < closing { elements.append(first..<closing) }
    return elements
  }

  /// Returns the outermost brackets whose elements get lines of their own, and whether the line is
  /// still too wide then.
  ///
  /// Brackets with comments inside are always broken up, others from the widest on while the line
  /// is too wide.
  private func groupsToBreak(
    _ range: Range<Int>,
    indent: Int
  ) -> (broken: Set<Int>, isTooWide: Bool) {
    var broken: Set<Int> = []
    var others: [(opening: Int, width: Int)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let closing = closings[index]
      if closing > 0 {
        if hasComments(index) {
          broken.insert(index)
        } else if closing > index + 1 {
          others.append((index, (index...closing).reduce(0) { $0 + pieces[$1].width }))
        }
        index = closing
      }
      index += 1
    }
    // Stable: of two that are as wide, the first.
    let widest = others.enumerated().sorted {
      ($1.element.width, $0.offset) < ($0.element.width, $1.offset)
    }
    var isTooWide = isTooWide(range, indent: indent, broken)
    for group in widest.prefix(Self.maximumBrokenGroups) where isTooWide {
      broken.insert(group.element.opening)
      isTooWide = self.isTooWide(range, indent: indent, broken)
    }
    return (broken, isTooWide)
  }

  private func hasComments(_ opening: Int) -> Bool {
    (opening...closings[opening]).contains { index in
      index < closings[opening] && pieces[index].trailing != nil
        || index > opening && !pieces[index].comments.isEmpty
    }
  }

  /// Returns whether a line has more than `maximumColumns` columns if some of its brackets are
  /// broken.
  private func isTooWide(_ range: Range<Int>, indent: Int, _ broken: Set<Int>) -> Bool {
    var width = indent
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = pieces[index]
      if index > range.lowerBound, !piece.comments.isEmpty { width = indent }
      if index > range.lowerBound, piece.isSpaced { width += 1 }
      width += piece.width
      if width > ScriptFormatter.maximumColumns { return true }
      if broken.contains(index) {
        index = closings[index]
        width = indent + 1
      }
      if pieces[index].trailing != nil { width = indent + ScriptFormatter.indentation }
      index += 1
    }
    return false
  }
}
