import WidgetRender

/// The words on standard error (CL-15): what is wrong, and what to do.
package enum ErrorText {
  /// A message names what was typed, which may be of any length.
  package static let maximumColumns = 1_000

  package static func plain(_ error: CommandError, program: String = "widgetctl") -> String {
    var text = line(program, error.message)
    if let hint = error.hint { text += line("hint", hint) }
    if let signature = error.signature { text += line("usage", signature) }
    return text
  }

  package static func json(_ error: CommandError) -> JSONText {
    JSONText.object([
      ("schemaVersion", .integer(Output.schemaVersion)),
      (
        "error",
        .object([
          ("code", .string("\(error.exitCode)")),
          ("exitCode", .integer(Int64(error.exitCode.rawValue))),
          ("message", .string(error.message)),
          ("hint", .optional(error.hint)),
          ("usage", .optional(error.signature)),
        ])
      ),
    ])
  }

  /// A labelled message in one line, whatever its text holds.
  package static func line(_ label: String, _ message: String) -> String {
    let safe = TerminalText.sanitized(message)
    return "\(label): \(CellText.clipped(safe, columns: maximumColumns, isASCII: false))\n"
  }
}
