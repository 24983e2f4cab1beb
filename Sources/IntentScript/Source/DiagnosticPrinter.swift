/// Formats the diagnostics of a script as text, each with the line of source that it is about.
///
/// ```
/// error: expected Int, found String
///   ┌─ morning.intents:3:14
/// 3 │ let n: Int = "four"
///   │              ^^^^^^
/// hint: remove the quotes
/// ```
package struct DiagnosticPrinter: Sendable {
  /// A function that returns the width of a character in terminal cells.
  package typealias Width = @Sendable (Character) -> Int

  /// The maximum number of printed diagnostics.
  ///
  /// Users read no more at once, and a file that is not a script has hundreds.
  package static let mostPrinted = 20

  /// A function that returns the part of a text that is safe to print in a terminal.
  package typealias Safety = @Sendable (String) -> String

  /// The most terminal cells of a printed line.
  let columns: Int
  let isASCII: Bool
  let width: Width
  private let safety: Safety
  private let files: [(source: ScriptSource, lines: SourceLines)]

  /// Creates a printer for the files of one script.
  ///
  /// Lines longer than `columns` are clipped around the marked part; `isASCII` is for terminals
  /// without box drawing.
  package init(
    _ sources: [ScriptSource],
    columns: Int = 100,
    isASCII: Bool = false,
    width: @escaping Width = { _ in 1 },
    safety: @escaping Safety = { $0 }
  ) {
    self.columns = max(columns, 20)
    self.isASCII = isASCII
    self.width = width
    self.safety = safety
    files = sources.map { ($0, SourceLines($0)) }
  }

  /// Returns the text of several diagnostics in source order, with an empty line between two.
  ///
  /// Equal ones are printed once. After ``mostPrinted`` only the number of the others follows.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    var seen: Set<Diagnostic> = []
    let all =
      diagnostics
      .filter { seen.insert($0).inserted }
      .sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    var parts = all.prefix(Self.mostPrinted).map(text)
    let rest = all.count - parts.count
    if rest > 0 {
      let count =
        all.count >= DiagnosticList.maximumCount ? "more than \(rest - 1)" : String(rest)
      let word = all.contains { !$0.isWarning } ? "error" : "warning"
      parts.append("and \(count) more \(word)\(rest == 1 ? "" : "s")\n")
    }
    return parts.joined(separator: "\n")
  }

  /// Returns the text of a diagnostic: several lines, each with a line break at its end.
  package func text(_ diagnostic: Diagnostic) -> String {
    text(
      message: diagnostic.message,
      at: diagnostic.span,
      hint: diagnostic.hint,
      word: diagnostic.isWarning ? "warning" : "error"
    )
  }

  package func text(
    message: String,
    at span: SourceSpan,
    hint: String?,
    word: String = "error"
  ) -> String {
    var text = "\(word): \(harmless(message))\n"
    if let (source, lines) = file(of: span) {
      let line = lines.line(of: span.start)
      let number = String(line)
      let margin = String(repeating: " ", count: number.count)
      let column = lines.column(of: span.start)
      text += "\(margin) \(isASCII ? "-->" : "┌─") \(harmless(source.name)):\(line):\(column)\n"
      let excerpt = SourceExcerpt(
        Array(source.bytes[lines.range(ofLine: line)]),
        from: lines.local(span.start) - lines.range(ofLine: line).lowerBound,
        to: lines.local(span.end) - lines.range(ofLine: line).lowerBound,
        printer: self,
        columns: max(columns - number.count - 3, 10)
      )
      let bar = isASCII ? "|" : "│"
      text += "\(number) \(bar)\(excerpt.text.isEmpty ? "" : " ")\(excerpt.text)\n"
      text += "\(margin) \(bar) \(excerpt.marks)\n"
    }
    if let hint { text += "hint: \(harmless(hint))\n" }
    return text
  }

  /// Returns a diagnostic as `file:line:column: message`, for editors and other programs.
  package func line(_ diagnostic: Diagnostic) -> String {
    let message = harmless(diagnostic.message)
    guard let (source, lines) = file(of: diagnostic.span) else { return message }
    let start = diagnostic.span.start
    return
      "\(harmless(source.name)):\(lines.line(of: start)):\(lines.column(of: start)): \(message)"
  }

  /// Returns the file's name, the line and the column, both from 1; `nil` for an offset outside of the files.
  package func position(of offset: Int32) -> (name: String, line: Int, column: Int)? {
    guard let (source, lines) = file(of: SourceSpan(start: offset, end: offset)) else { return nil }
    return (source.name, lines.line(of: offset), lines.column(of: offset))
  }

  /// Removes control characters from a message, which may contain a script's text.
  private func harmless(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    return text.map { shown($0) }.joined()
  }

  /// Returns the printed form of a character; unsafe and invisible ones are replaced.
  func shown(_ character: Character) -> String {
    if character.isASCII, let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
      return String(character)
    }
    if character == "\t" { return " " }
    if isASCII { return character == "…" ? "..." : "?" }
    if character.unicodeScalars.contains(where: Self.isControl) { return "\u{FFFD}" }
    let safe = safety(String(character))
    // What cannot be seen is shown to be there.
    return safe.isEmpty ? "\u{FFFD}" : safe
  }

  /// Returns whether a scalar controls the terminal or the writing direction, which could hide
  /// text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F: true
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Returns the file that contains the start of a span, and its lines; `nil` if there is none.
  ///
  /// On the border of two files it is the later one.
  private func file(of span: SourceSpan) -> (ScriptSource, SourceLines)? {
    files.last { $0.source.contains(span.start) }
  }
}
