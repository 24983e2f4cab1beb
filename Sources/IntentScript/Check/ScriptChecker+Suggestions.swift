internal import WidgetIntents

extension ScriptChecker {
  private static let longestExcerpt = 32  // bytes; more does not help as an example

  /// "did you mean" with the closest of the names; `nil` when none is close.
  ///
  /// Comparing costs: a script that is wrong everywhere gets no more suggestions after a while.
  mutating func suggestion(for name: String, in known: [String]) -> String? {
    guard known.count <= suggestionBudget else { return nil }
    suggestionBudget -= known.count
    return NameSuggestion.closest(to: name, in: known).map { "did you mean `\($0)`?" }
  }

  /// Names in a row: `a`, `b` and `c`.
  func list(_ names: [String], _ conjunction: String) -> String {
    let quoted = names.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The script's text of an expression, where it is short and whole.
  func excerpt(_ expression: Expression) -> String? {
    guard Int(expression.span.end - expression.span.start) <= Self.longestExcerpt,
      let text = text(of: expression.span), !text.contains("\n")
    else { return nil }
    return text
  }

  func text(of span: SourceSpan) -> String? {
    guard let source = sources.last(where: { $0.base <= span.start }) else { return nil }
    let (start, end) = (Int(span.start - source.base), Int(span.end - source.base))
    guard start >= 0, start <= end, end <= source.bytes.count else { return nil }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  /// Where something is, in words: "on line 3".
  mutating func place(of span: SourceSpan) -> String {
    let line = line(of: span)
    return line.source == 0 || isInteractive
      ? "on line \(line.number)" : "in \(sources[line.source].name), line \(line.number)"
  }

  mutating func line(of span: SourceSpan) -> Line {
    let index = sources.lastIndex(where: { $0.base <= span.start }) ?? 0
    let lines = self.lines[index] ?? SourceLines(sources[index])
    self.lines[index] = lines
    return Line(source: index, number: lines.line(of: span.start))
  }
}

/// A line of one of a script's files, counted from 1.
struct Line: Hashable {
  let source: Int
  let number: Int
}
