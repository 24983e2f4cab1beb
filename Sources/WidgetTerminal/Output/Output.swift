/// The output of a command: results go to standard output, everything else to standard error (CL-1).
package struct Output: Sendable {
  /// The version of every JSON result; it increases when a member changes its meaning or is removed.
  package static let schemaVersion: Int64 = 1

  /// The program that messages begin with.
  package let program: String
  /// Whether results, errors and warnings are written as JSON.
  package let isJSON: Bool
  /// Whether messages, help and JSON hold nothing beyond ASCII.
  package var isASCII: Bool
  /// The value of `--width`; `nil` without it.
  package var width: Int?
  /// The value of COLUMNS; `nil` without it.
  package var environmentColumns: Int?
  /// The user's limit of columns at a terminal; `nil` for none.
  package var mostColumns: Int?
  /// The colours of the streams.
  package var style: StreamStyle
  /// The form of command lines in hints.
  package var advice: Advice
  /// The results that are not to be seen before something else is done.
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

  /// Reads from a program's words how everything is written, before anything else can fail.
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

/// Results, on standard output.
extension Output {
  /// Writes a whole result at once.
  package func result(_ text: String) throws(CommandError) {
    try result(Array(text.utf8))
  }

  package func result(_ bytes: [UInt8]) throws(CommandError) {
    if held.add(bytes) { return }
    try OutputDescriptor.standardOutput.write(result: bytes)
  }

  /// A JSON result, its version first.
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

  /// A table, cut to the terminal's width and to nothing else (CL-19).
  package func result(_ table: TextTable) throws(CommandError) {
    try result(text(of: table))
  }

  /// Lines that are cut at the end of a terminal's, and whole elsewhere.
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
  /// - Throws: if the reader has closed the pipe, or nothing can be written.
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
