/// Messages, which go to standard error; with `--json` each is one line of JSON (CL-6).
extension Output {
  /// Writes a warning about a problem that did not end the command.
  package func warning(_ message: String, hint: String? = nil) {
    let hint = hint.map(advice.text)
    if isJSON {
      let members: [(String, JSONText)] = [
        ("message", .string(message)), ("hint", .optional(hint)),
      ]
      return event("warning", .object(members))
    }
    write(text(of: [(program, message, .warning)] + (hint.map { [("hint", $0, .hint)] } ?? [])))
  }

  /// Returns the number of terminal rows of a warning; 0 if it is not written to a terminal.
  package func rows(ofWarning message: String, hint: String?) -> Int {
    guard TerminalDevice.isTerminal(.standardError), !isJSON else { return 0 }
    let lines: [Line] =
      [(program, message, .warning)] + (hint.map { [("hint", advice.text($0), .hint)] } ?? [])
    return text(of: lines).count { $0 == "\n" }
  }

  /// Writes a note about a result on one line, truncated to the terminal's width.
  package func note(_ words: String) {
    if isJSON { return event("note", .string(words)) }
    let line = CellText.safe("\(program): \(words)", isASCII: isASCII)
    let columns = columns(of: .standardError) ?? ErrorText.maximumColumns
    write(CellText.clipped(line, columns: columns, isASCII: isASCII) + "\n")
  }

  /// Writes a message that is already formatted, such as a line of a file with carets below it.
  ///
  /// Only lines that are too wide are broken.
  package func message(_ text: String) {
    guard let columns = columns(of: .standardError) else { return write(text) }
    write(FittedText.lines(of: text, columns: columns, isASCII: isASCII))
  }

  /// Writes a message for programs as a line of JSON, which begins with the version.
  package func event(_ name: String, _ value: JSONText) {
    write(line(name, value))
  }

  private func line(_ name: String, _ value: JSONText) -> String {
    JSONText.object([
      ("schemaVersion", .integer(Self.schemaVersion)), ("event", .string(name)), (name, value),
    ]).line(isASCII: isASCII)
  }

  /// The columns of standard error; `nil` if the width is unknown.
  package var errorColumns: Int? { columns(of: .standardError) }

  /// Writes the error that ends the command.
  package func report(_ error: CommandError) {
    if error == .closedPipe { return }
    write(text(of: error))
  }

  /// Returns the text of an error: its message, its hint, and the synopsis of the command (CL-15).
  func text(of error: CommandError) -> String {
    let hint = advice.text(error.hint)
    if isJSON { return line("error", ErrorText.json(error, hint: hint)) }
    var lines: [Line] = [(program, error.message, .error), ("hint", hint, .hint)]
    if let signature = error.signature { lines.append(("usage", signature, .hint)) }
    return text(of: lines)
  }

  private typealias Line = (label: String, text: String, emphasis: StreamStyle.Emphasis)

  /// Returns the lines as text.
  ///
  /// If the width is unknown, messages are not broken, because logs are searched by line.
  private func text(of lines: [Line]) -> String {
    let columns = columns(of: .standardError) ?? .max
    var text = ""
    for line in lines {
      let whole = ErrorText.line(line.label, line.text)
      let fitted = FittedText.lines(of: whole, columns: columns, isASCII: isASCII)
      let label = line.label + ":"
      text +=
        fitted.hasPrefix(label)
        ? style.styled(label, line.emphasis, on: .standardError) + fitted.dropFirst(label.count)
        : fitted
    }
    return text
  }

  /// Writes to standard error; a failure is ignored, because it cannot be reported.
  private func write(_ text: String) {
    _ = OutputDescriptor.standardError.write(Array(text.utf8))
  }
}
