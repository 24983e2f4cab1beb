/// The output of a command: results go to standard output, everything else to standard error (CL-1).
package struct Output: Sendable {
  /// The version of every JSON result, which increases if a member is removed or changes its
  /// meaning.
  package static let schemaVersion: Int64 = 1

  /// The name of the program, with which messages begin.
  package let program: String
  /// Whether results, errors and warnings are written as JSON.
  package let isJSON: Bool
  /// Whether messages, help and JSON contain only ASCII.
  package var isASCII: Bool
  /// The value of `--width`; `nil` without it.
  package var width: Int?
  /// The value of COLUMNS; `nil` without it.
  package var environmentColumns: Int?
  /// The user's limit for the columns of a terminal; `nil` for none.
  package var mostColumns: Int?
  /// The colours of standard output and standard error.
  package var style: StreamStyle
  /// Adds the path of the store in use to the command lines in hints.
  package var advice: Advice
  /// The results that must not be written before something else has succeeded.
  package let held = HeldResults()

  package init(
    program: String = "widgetctl",
    isJSON: Bool,
    isASCII: Bool = false,
    width: Int? = nil,
    environmentColumns: Int? = nil,
    style: StreamStyle = .plain,
    advice: Advice = Advice()
  ) {
    self.program = program
    self.isJSON = isJSON
    self.isASCII = isASCII
    self.width = width
    self.environmentColumns = environmentColumns
    self.style = style
    self.advice = advice
  }

  /// Reads the format and the width of the output from a program's arguments, before anything else
  /// can fail.
  package init(
    program: String = "widgetctl",
    for words: ArraySlice<String>,
    environment: EnvironmentVariables
  ) {
    let options = words.prefix { $0 != "--" }
    self.init(
      program: program,
      isJSON: options.contains("--json"),
      isASCII: CharacterDecision.isASCII(
        option: options.contains("--ascii"),
        environment: environment
      ),
      width: WidthDecision.optionColumns(in: options),
      environmentColumns: WidthDecision.environmentColumns(environment),
      style: StreamStyle(
        option: OptionDefinition.color.value(among: options),
        environment: environment
      ),
      advice: Advice(for: options, environment: environment)
    )
    mostColumns = environment.settings.columns
  }

  /// Returns the columns of a stream; `nil` if the width is unknown, as in a pipe.
  package func columns(of descriptor: OutputDescriptor) -> Int? {
    width ?? TerminalDevice.columns(of: descriptor).map { min($0, mostColumns ?? $0) }
      ?? environmentColumns
  }
}

/// Results, which go to standard output.
extension Output {
  /// Writes a whole result to standard output at once.
  package func result(_ text: String) throws(CommandError) {
    try result(Array(text.utf8))
  }

  package func result(_ bytes: [UInt8]) throws(CommandError) {
    if held.add(bytes) { return }
    try OutputDescriptor.standardOutput.write(result: bytes)
  }

  /// Writes a JSON result; the version is its first member.
  package func result(json members: [(String, JSONText)]) throws(CommandError) {
    let json = JSONText.object([("schemaVersion", .integer(Self.schemaVersion))] + members)
    try result(isASCII ? json.asciiText : json.text)
  }

  /// Writes a result in sentences, broken into lines that fit the terminal.
  package func result(prose text: String) throws(CommandError) {
    try result(text, fallback: WidthDecision.fallback)
  }

  /// Writes a result that programs read too: if the width is unknown, its lines are not broken.
  package func result(lines text: String) throws(CommandError) {
    try result(text, fallback: .max)
  }

  private func result(_ text: String, fallback: Int) throws(CommandError) {
    let columns = columns(of: .standardOutput) ?? fallback
    try result(FittedText.lines(of: text, columns: columns, isASCII: isASCII))
  }

  /// Writes a table, truncated to the width of a terminal and otherwise complete (CL-19).
  package func result(_ table: TextTable) throws(CommandError) {
    try result(text(of: table))
  }

  /// Writes lines, truncated to the width of a terminal and otherwise complete.
  package func result(rows: [String]) throws(CommandError) {
    try result(text(of: rows))
  }

  /// Returns a table as text for standard output.
  package func text(of table: TextTable) -> String {
    let text = table.text(columns: columns(of: .standardOutput), isASCII: isASCII)
    let heading = text.prefix { $0 != "\n" }
    return style.styled(String(heading), .heading, on: .standardOutput)
      + text.dropFirst(heading.count)
  }

  /// Returns lines as text for standard output.
  package func text(of rows: [String]) -> String {
    let columns = columns(of: .standardOutput) ?? .max
    return rows.map { row in
      let safe = CellText.safe(row, isASCII: isASCII)
      return CellText.clipped(safe, columns: columns, isASCII: isASCII) + "\n"
    }.joined()
  }
}

extension OutputDescriptor {
  /// Writes bytes of a result.
  ///
  /// - Throws: `CommandError` if the reader has closed the pipe, or nothing can be written.
  package func write(result bytes: [UInt8]) throws(CommandError) {
    switch write(bytes) {
    case .written: return
    case .closedPipe: throw .closedPipe
    case .failed(let code):
      throw .failed(
        .inputOutput,
        message: "cannot write the result: \(Self.explanation(of: code))",
        hint: "make room where standard output goes, or send it elsewhere"
      )
    }
  }
}
