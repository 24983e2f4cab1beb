extension LineWriter {
  /// Brackets that are tried to make a line short; those of a line that is longer stay as they are.
  private static let maximumBrokenGroups = 8

  /// Writes pieces of one line, on several where comments or its length ask for it.
  ///
  /// The comments before the first piece and behind the last are the caller's.
  mutating func write(_ range: Range<Int>, indent: Int) {
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

  /// What stands between brackets, one element a line; a comma follows each where there are several.
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

  /// The outermost brackets of a line to break: those with comments, and the widest of a long line.
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

  /// Whether a line is too long to be read, with some brackets broken.
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
