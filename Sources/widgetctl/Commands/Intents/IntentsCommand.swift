import Ground
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The `intents` command, which lists the intents of all extensions, or explains one of them.
enum IntentsCommand: Command {
  static let signature = CommandSignature(
    name: "intents",
    synopsis: "[NAME] [--json]",
    summary: "Lists the intents, or explains one.",
    examples: [
      .init("widgetctl intents", "all of them"),
      .init("widgetctl intents add-to-do", "one with its parameters"),
    ],
    operands: 0...1,
    operandName: "NAME",
    operandValues: [.intents]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let offers = try host.extensions
    if let name = context.arguments.operands.first {
      let catalog = try IntentCatalog(holding: name, of: offers)
      try explain(try catalog.intent(named: name), context)
      return .done
    }
    let found = IntentCatalog(extensions: try offers.offering()).all.filter(\.intent.isDiscoverable)
    if context.output.isJSON {
      try context.output.result(json: [
        (
          "intents",
          .array(found.map { IntentText(host: $0.owner).json($0.intent) })
        )
      ])
      return .done
    }
    if found.isEmpty {
      throw .failed(
        .negative,
        message: "no extension offers an intent",
        hint: "'widgetctl doctor' shows where they are searched"
      )
    }
    var table = TextTable(heading: ["INTENT", "PARAMETERS"])
    table.rows = found.map { [$0.intent.name, parameters(of: $0)] }
    try context.output.result(table)
    return .done
  }

  /// Prints the complete description of one intent.
  static func explain(
    _ found: IntentCatalog.Found,
    _ context: CommandContext
  ) throws(CommandError) {
    let text = IntentText(host: found.owner)
    if context.output.isJSON {
      try context.output.result(json: [("intent", text.json(found.intent))])
    } else {
      let whole = TerminalText.sanitized(text.whole(found.intent), lineBreaks: .kept)
      try context.output.result(prose: whole)
    }
  }

  private static func parameters(of found: IntentCatalog.Found) -> String {
    String(found.form.dropFirst(found.intent.name.count).drop { $0 == " " })
  }
}
