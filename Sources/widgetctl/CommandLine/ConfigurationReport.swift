import IntentScript
import WidgetRender
import WidgetTerminal

/// Prints the problems in a settings file or a widget's text: file, line, column, the line itself
/// and a caret (CL-15).
struct ConfigurationReport {
  /// The number of columns in a line of the report if the width of the output is unknown, as for a
  /// log file.
  private static let columns = 100
  /// The most problems that are printed: a file that is not a settings file has a problem in every
  /// line.
  private static let mostReported = 20

  let name: String
  let bytes: [UInt8]
  let output: Output

  init(_ bytes: [UInt8], named name: String, _ output: Output) {
    self.name = name
    self.bytes = bytes
    self.output = output
  }

  /// Prints the problems on standard error, as warnings if `asWarnings` is `true`.
  func emit(_ problems: [ConfigurationText.Problem], asWarnings: Bool) {
    let problems = problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let source = ScriptSource(name: name, bytes: bytes)
    let lines = SourceLines(source)
    if output.isJSON {
      for problem in problems.prefix(Self.mostReported) {
        let start = Int32(clamping: problem.range.lowerBound)
        output.event(
          asWarnings ? "warning" : "error",
          .object([
            ("message", .string(problem.message)), ("hint", .optional(problem.hint)),
            ("file", .string(name)), ("line", .integer(Int64(lines.line(of: start)))),
            ("column", .integer(Int64(lines.column(of: start)))),
          ])
        )
      }
      return
    }
    let printer = DiagnosticPrinter(
      [source],
      columns: output.errorColumns ?? Self.columns,
      isASCII: output.isASCII,
      width: { TextWidth.columns(of: String($0)) },
      safety: { TerminalText.sanitized($0) }
    )
    output.message(
      printer.text(
        problems.map { problem in
          Diagnostic(
            problem.message,
            at: SourceSpan(
              start: Int32(clamping: problem.range.lowerBound),
              end: Int32(clamping: problem.range.upperBound)
            ),
            hint: problem.hint,
            isWarning: asWarnings
          )
        }
      )
    )
  }
}

extension ConfigurationReport {
  /// Warns of mistakes in the settings of `command` (CL-24); lines with mistakes are ignored.
  ///
  /// The command `config` reports mistakes itself, and completion in a shell prints no messages.
  /// The file is read a second time for the report, so that commands without mistakes in their
  /// settings are not slower.
  static func warn(of settings: Settings, before command: String, _ output: Output) {
    guard !settings.text.problems.isEmpty, command != "config", command != "completions",
      let path = settings.path,
      let bytes = try? InputFile.contents(of: path, limit: EnvironmentVariables.mostSettingsBytes)
    else { return }
    ConfigurationReport(bytes, named: path, output)
      .emit(settings.text.problems, asWarnings: true)
  }
}
