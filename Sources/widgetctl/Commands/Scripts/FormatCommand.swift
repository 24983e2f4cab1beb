import Ground
import IntentScript
import WidgetTerminal

/// The `fmt` command, which rewrites scripts in the standard layout, or names those that it would
/// change.
enum FormatCommand: Command {
  private static let check = OptionDefinition(
    "check",
    "only name the files that would change; exit code 1 if there are any"
  )

  static let signature = CommandSignature(
    name: "fmt",
    synopsis: "FILE… [--check]",
    summary: "Formats scripts.",
    examples: [
      .init("widgetctl fmt morning.intents", "in its place"),
      .init("widgetctl fmt --check *.intents", "names those that would change"),
      .init("widgetctl fmt - < morning.intents", "to standard output"),
    ],
    details: """
      A file is replaced as a whole, with its permissions, or not at all. A file with a syntax
      error is not changed.
      """,
    options: [check],
    operands: 1...1_000,
    operandName: "FILE",
    operandValues: [.files]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    var code = ExitCode.done
    var changed: [String] = []
    for path in context.arguments.operands {
      let file = try ScriptFile(path: path)
      guard let text = file.formatted else {
        reportMistakes(of: file, context)
        code = .badData
        continue
      }
      if context.arguments.has(check) {
        if text != file.source.bytes { changed.append(path) }
      } else if path == "-" {
        try context.output.result(text)
      } else if text != file.source.bytes {
        try replace(path, with: text)
        changed.append(path)
      }
    }
    try writeNames(of: changed, context)
    if code == .done, context.arguments.has(check), !changed.isEmpty { return .negative }
    return code
  }

  private static func reportMistakes(of file: ScriptFile, _ context: CommandContext) {
    let report = ScriptReport([file.source], context)
    if context.output.isJSON {
      context.output.event(
        "error",
        .object([
          ("code", .string("\(ExitCode.badData)")),
          ("exitCode", .integer(Int64(ExitCode.badData.rawValue))),
          ("message", .string("the script is wrong")),
          ("file", .string(file.path)), ("diagnostics", report.json(file.parsed.diagnostics)),
        ])
      )
    } else {
      report.emit(file.parsed.diagnostics)
    }
  }

  private static func replace(_ path: String, with text: [UInt8]) throws(CommandError) {
    do throws(InputFile.Failure) {
      try FileReplacement.write(text, to: path)
    } catch {
      throw CommandError(error, writing: "'\(path)'")
    }
  }

  /// Prints the names of the files that `--check` would change; without `--check` it prints
  /// nothing.
  private static func writeNames(
    of changed: [String],
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [("changed", .array(changed.map { .string($0) }))])
    }
    guard context.arguments.has(check), !changed.isEmpty else { return }
    let lines = changed.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
    try context.output.result(lines.joined())
  }
}
