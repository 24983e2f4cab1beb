import Ground
import IntentScript
import WidgetTerminal

/// The `check` command, which reports errors in scripts without running them.
enum CheckCommand: Command {
  private static let strict = OptionDefinition("strict", "take warnings for errors")

  static let signature = CommandSignature(
    name: "check",
    synopsis: "FILE… [--strict] [--json]",
    summary: "Checks scripts without running them.",
    examples: [
      .init("widgetctl check morning.intents", "prints nothing if all is right"),
      .init("widgetctl check - < morning.intents", "from standard input"),
    ],
    details: """
      All mistakes of a script are reported at once, each with its line and a hint. --json prints
      the same mistakes with their places on standard output. Code that is valid but probably a
      mistake, such as a statement that is never reached or a name that is never used, is a
      warning; with --strict it is an error. The exit code is 65 if there are errors.
      """,
    options: [strict, .hidden],
    operands: 1...1_000,
    operandName: "FILE",
    operandValues: [.files]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    var files: [ScriptFile] = []
    for path in context.arguments.operands { files.append(try ScriptFile(path: path)) }
    var check = try ScriptCheck(host, of: files)
    var isRight = true
    var hasTold = false
    var found: [JSONText] = []
    for file in files {
      let rejected: RejectedScript
      switch check.check(file) {
      case .success(let script):
        let warnings = script.warnings
        let isStrict = context.arguments.has(strict)
        rejected = RejectedScript(
          sources: script.sources,
          diagnostics: isStrict ? warnings.map(\.asError) : warnings
        )
        if isStrict, !warnings.isEmpty { isRight = false }
      case .failure(let error):
        rejected = error
        isRight = false
      }
      let report = ScriptReport(rejected.sources, context)
      if context.output.isJSON {
        found.append(
          .object([
            ("file", .string(file.path)), ("diagnostics", report.json(rejected.diagnostics)),
          ])
        )
      } else if !rejected.diagnostics.isEmpty {
        if hasTold { context.output.message("\n") }
        report.emit(rejected.diagnostics)
        hasTold = true
      }
    }
    if context.output.isJSON { try context.output.result(json: [("files", .array(found))]) }
    return isRight ? .done : .badData
  }
}
