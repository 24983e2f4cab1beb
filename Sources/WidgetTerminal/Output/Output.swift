/// Where results and messages go: results to standard output, all else to standard error (CL-1).
package struct Output: Sendable {
  /// The version of every JSON result; it rises when a member changes its meaning or goes away.
  package static let schemaVersion: Int64 = 1

  /// The program that messages begin with.
  package let program: String
  /// Whether errors are written as JSON.
  package let isJSON: Bool
  /// Whether messages, help and JSON hold nothing beyond ASCII.
  package var isASCII: Bool
  /// What `--width` says; `nil` without it.
  package var width: Int?
  /// What COLUMNS says; `nil` without it.
  package var environmentColumns: Int?
  /// How hints write command lines.
  package var advice = Advice()

  package init(
    program: String = "widgetctl",
    isJSON: Bool,
    isASCII: Bool = false,
    width: Int? = nil,
    environmentColumns: Int? = nil
  ) {
    self.program = program
    self.isJSON = isJSON
    self.isASCII = isASCII
    self.width = width
    self.environmentColumns = environmentColumns
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
      isASCII: options.contains("--ascii"),
      width: WidthDecision.optionColumns(in: options),
      environmentColumns: WidthDecision.environmentColumns(environment)
    )
    advice = Advice(for: options, environment: environment)
  }

  /// Writes a whole result at once.
  package func result(_ text: String) throws(CommandError) {
    try result(Array(text.utf8))
  }

  package func result(_ bytes: [UInt8]) throws(CommandError) {
    switch OutputDescriptor.standardOutput.write(bytes) {
    case .written: return
    case .closedPipe: throw .closedPipe
    case .failed(let code):
      throw .failed(
        .inputOutput,
        message: "cannot write the result: \(OutputDescriptor.explanation(of: code))",
        hint: nil
      )
    }
  }

  /// A JSON result, its version first.
  package func result(json members: [(String, JSONText)]) throws(CommandError) {
    let json = JSONText.object([("schemaVersion", .integer(Self.schemaVersion))] + members)
    try result(isASCII ? json.asciiText : json.text)
  }

  /// A result in sentences, broken into lines that the terminal has room for.
  package func result(prose text: String) throws(CommandError) {
    try result(text, fallback: WidthDecision.fallback)
  }

  /// A result that programs read too: where no width is known, its lines stay whole.
  package func result(lines text: String) throws(CommandError) {
    try result(text, fallback: .max)
  }

  private func result(_ text: String, fallback: Int) throws(CommandError) {
    let columns = columns(of: .standardOutput) ?? fallback
    try result(FittedText.lines(of: text, columns: columns, isASCII: isASCII))
  }

  /// Something that went wrong without ending the command.
  package func warning(_ message: String, hint: String? = nil) {
    var text = ErrorText.line(program, message)
    if let hint { text += ErrorText.line("hint", advice.text(hint)) }
    note(text)
  }

  /// A message that has its form already, such as a place in a file with a mark under it.
  package func message(_ text: String) {
    write(text)
  }

  /// An error as JSON, its version first (CL-6).
  package func error(json members: [(String, JSONText)]) {
    let json = JSONText.object([("schemaVersion", .integer(Self.schemaVersion))] + members)
    write(isASCII ? json.asciiText : json.text)
  }

  /// The columns of standard error; `nil` where no width is known.
  package var errorColumns: Int? { columns(of: .standardError) }

  /// The error that ends the command.
  package func report(_ error: CommandError) {
    if error == .closedPipe { return }
    if isJSON {
      let json = ErrorText.json(error, advice: advice)
      write(isASCII ? json.asciiText : json.text)
    } else {
      note(ErrorText.plain(error, program: program, advice: advice))
    }
  }

  /// Where no width is known, a message stays on its line: a log is searched line by line.
  private func note(_ text: String) {
    let columns = columns(of: .standardError) ?? .max
    write(FittedText.lines(of: text, columns: columns, isASCII: isASCII))
  }

  private func columns(of descriptor: OutputDescriptor) -> Int? {
    width ?? TerminalDevice.columns(of: descriptor) ?? environmentColumns
  }

  /// A failure of standard error itself has no place where it could be reported.
  private func write(_ text: String) {
    _ = OutputDescriptor.standardError.write(Array(text.utf8))
  }
}
