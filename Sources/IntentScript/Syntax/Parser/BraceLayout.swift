/// The open braces with their indentation, by which the brace is found whose closing brace is
/// missing.
struct BraceLayout {
  private struct Brace {
    let span: SourceSpan
    /// The indentation of the brace's line; `nil` if the line is too long to check.
    let indentation: Int?
  }

  /// A `{` that is probably not closed, because the `}` that ended its block has the indentation of
  /// another `{`.
  struct Suspect {
    let brace: SourceSpan
    /// The `}` that ended the block of the unclosed brace.
    let close: SourceSpan
    /// The `{` with the same indentation as the `}`.
    let meant: SourceSpan
  }

  private var open: [Brace] = []
  /// Whether a brace was open at the file's end.
  private var isAbandoned = false
  /// The first suspect in the current outermost block; `nil` as long as there is none.
  private(set) var suspect: Suspect?

  mutating func open(_ span: SourceSpan, indentation: Int?) {
    if open.isEmpty { suspect = nil }
    open.append(Brace(span: span, indentation: indentation))
  }

  /// Closes the innermost brace; the indentation is that of a `}` that is first in its line.
  mutating func close(_ span: SourceSpan, indentation: Int?) {
    guard let brace = open.popLast(), suspect == nil, let indentation,
      let own = brace.indentation, indentation < own,
      let meant = open.last(where: { $0.indentation == indentation })
    else { return }
    suspect = Suspect(brace: brace.span, close: span, meant: meant.span)
  }

  /// Drops the innermost brace at the end of the file; returns `true` for the first one dropped.
  mutating func abandon() -> Bool {
    open.removeLast()
    defer { isAbandoned = true }
    return !isAbandoned
  }
}

extension TokenCursor {
  /// The maximum bytes before a token in its line; longer lines are not written by hand.
  private static let longestIndentedLine = 400

  /// Returns the indentation of a token's line; `nil` if the line is too long to check.
  func indentation(of token: Token) -> Int? {
    let end = Int(token.offset)
    let least = max(0, end - Self.longestIndentedLine)
    var start = end
    while start > least, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    guard start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var index = start
    while index < end, source.bytes[index] == UInt8(ascii: " ") || source.bytes[index] == 0x09 {
      index += 1
    }
    return index - start
  }

  /// Returns the line number of a range, from 1.
  func line(of span: SourceSpan) -> Int { SourceLines(source).line(of: span.start) }
}
