internal import WidgetIntents

/// The diagnostics of a script's files, and the descriptions of source text in messages.
struct Findings {
  /// A line of a source; line numbers begin at 1.
  private struct Line: Hashable {
    let source: Int
    let number: Int
  }

  private static let longestExcerpt = 32  // bytes; more does not help as an example

  /// Whether the sources are inputs of an interactive session, whose lines are numbered
  /// consecutively.
  let isInteractive: Bool
  private(set) var sources: [ScriptSource] = []
  /// Whether a used file could not be read: functions that are unknown may be in it.
  private(set) var lacksFile = false
  private var diagnostics = DiagnosticList()
  private var noted = DiagnosticList()
  /// The lines in which the parser found mistakes; consequences of those mistakes are not reported.
  private var unreadLines: Set<Line> = []
  /// The words of the parts that could not be parsed; names declared there are not reported as unknown.
  private var unreadWords: Set<String> = []
  /// The line tables of the sources that diagnostics refer to, by the source's index.
  private var lines: [Int: SourceLines] = [:]
  /// The number of names that may still be compared for "did you mean".
  private var suggestionBudget = 50_000

  init(isInteractive: Bool) {
    self.isInteractive = isInteractive
  }

  var isEmpty: Bool { diagnostics.isEmpty }
  var isFull: Bool { diagnostics.isFull }
  var inOrder: [Diagnostic] { diagnostics.inOrder }
  /// The diagnostics that do not reject the script.
  var warnings: [Diagnostic] { noted.inOrder }

  /// The offset at which the text of the next source must begin.
  var nextBase: Int32 {
    sources.last.map { Int32(clamping: Int($0.base) + $0.bytes.count + 1) } ?? 0
  }

  /// Adds a parsed file with the parser's own findings.
  mutating func add(_ file: ParsedScript) {
    sources.append(file.source)
    for diagnostic in file.diagnostics {
      diagnostics.add(diagnostic)
      unreadLines.insert(line(of: diagnostic.span))
    }
  }

  /// Reports that a used file cannot be read.
  mutating func addMissingFile(_ diagnostic: Diagnostic) {
    lacksFile = true
    report(diagnostic)
  }

  mutating func report(_ message: String, at span: SourceSpan, hint: String?) {
    report(Diagnostic(message, at: span, hint: hint))
  }

  /// Reports a mistake, unless the parser could not read the line that it is in.
  mutating func report(_ diagnostic: Diagnostic) {
    guard unreadLines.isEmpty || !unreadLines.contains(line(of: diagnostic.span)) else { return }
    diagnostics.add(diagnostic)
  }

  /// Reports a warning, but not in an interactive session: a later input may use the name.
  mutating func warn(_ message: String, at span: SourceSpan, hint: String) {
    guard !isInteractive else { return }
    noted.add(Diagnostic(message, at: span, hint: hint, isWarning: true))
  }

  // MARK: - What the parser could not read

  /// Records the words of a range that could not be parsed, as it may declare names.
  mutating func skip(_ span: SourceSpan) {
    guard let text = text(of: span) else { return }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    unreadWords.formUnion(words.lazy.map(String.init))
  }

  /// Returns whether a name may be declared in a range that could not be parsed.
  func isUnread(_ name: String) -> Bool { unreadWords.contains(name) }

  /// Returns whether the parser failed to parse a part of a range.
  mutating func isPartlyUnread(_ span: SourceSpan) -> Bool {
    guard !unreadLines.isEmpty else { return false }
    let first = line(of: span)
    let last = line(of: SourceSpan(start: span.end, end: span.end))
    return unreadLines.contains {
      $0.source == first.source
        && (first.number...max(first.number, last.number)).contains($0.number)
    }
  }

  // MARK: - Words for messages

  /// Returns "did you mean" with the closest of the names; `nil` if none is close.
  ///
  /// Comparing names is slow, so a script with many errors gets only a limited number of suggestions.
  mutating func suggestion(for name: String, in known: [String]) -> String? {
    guard known.count <= suggestionBudget else { return nil }
    suggestionBudget -= known.count
    return NameSuggestion.closest(to: name, in: known).map { "did you mean `\($0)`?" }
  }

  /// Returns the source text of an expression; `nil` if it is longer than 32 bytes or has several
  /// lines.
  func excerpt(_ expression: Expression) -> String? {
    guard Int(expression.span.end - expression.span.start) <= Self.longestExcerpt,
      let text = text(of: expression.span), !text.contains("\n")
    else { return nil }
    return text
  }

  /// Describes a location: "on line 3".
  mutating func place(of span: SourceSpan) -> String {
    let line = line(of: span)
    return line.source == 0 || isInteractive
      ? "on line \(line.number)" : "in \(sources[line.source].name), line \(line.number)"
  }

  private func text(of span: SourceSpan) -> String? {
    guard let source = sources.last(where: { $0.base <= span.start }) else { return nil }
    let (start, end) = (Int(span.start - source.base), Int(span.end - source.base))
    guard start >= 0, start <= end, end <= source.bytes.count else { return nil }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  private mutating func line(of span: SourceSpan) -> Line {
    let index = sources.lastIndex(where: { $0.base <= span.start }) ?? 0
    let lines = self.lines[index] ?? SourceLines(sources[index])
    self.lines[index] = lines
    return Line(source: index, number: lines.line(of: span.start))
  }
}

/// Short forms of the checker's most frequent diagnostics.
extension ScriptChecker {
  mutating func report(_ message: String, at span: SourceSpan, hint: String?) {
    findings.report(message, at: span, hint: hint)
  }
}

extension [String] {
  /// Returns the names listed for a message, with the conjunction before the last: `a`, `b` and
  /// `c`.
  func inRow(_ conjunction: String) -> String {
    let quoted = map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
