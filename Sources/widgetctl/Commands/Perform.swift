import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// `perform`: runs one intent and prints its result or what it says.
enum Perform: Command {
  private static let key = OptionDefinition(
    "key",
    value: "KEY",
    "repeating the command with the same key does nothing twice"
  )

  static let signature = CommandSignature(
    name: "perform",
    synopsis: "INTENT [--PARAMETER VALUE…] [PARAMETER=VALUE…] [--key KEY] [--json]",
    summary: "Runs an intent.",
    examples: [
      .init("widgetctl perform add-to-do --name \"Buy milk\" --due 2026-12-01", "adds a to-do"),
      .init("widgetctl perform complete-to-do --id 3", "the id is what 'find' and 'show' print"),
      .init("widgetctl intents add-to-do", "an intent's parameters"),
    ],
    details: """
      What the intent changed is stored for good before anything is printed. The widgets that show
      what it changed are made anew; if that fails, the change stays, and 'refresh' does it later.
      PARAMETER=VALUE always names a parameter, also one that is called like an option.
      """,
    options: [key, .yes, .ascii],
    operands: 1...100,
    operandName: "INTENT",
    takesParameters: true,
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let key = try usedKey(context)
    let store = try HostStore(context)
    if try store.reader() == nil { try store.create() }
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: true)
    let catalog = IntentCatalog(extensions: try pool.describe(store))
    let found = try catalog.intent(named: context.arguments.operands[0])
    let form = "widgetctl perform \(found.intent.signature)"
    if let extra = context.arguments.operands.dropFirst().first {
      let name = found.intent.parameters.first?.optionName
      throw .usage(
        .other(
          message: "unexpected argument '\(extra)'",
          hint: name.map { "name the parameter: --\($0) \(extra)" },
          signature: form
        )
      )
    }
    let request = PerformRequest(
      intent: found.intent.identifier,
      arguments: try ParameterInput.arguments(
        context.arguments.parameters,
        for: found.intent,
        command: "perform"
      ),
      runID: RunID.make(),
      key: key,
      origin: "perform",
      now: context.now
    )
    let reply = try perform(request, found, store: store, form: form)
    // Told before the reload: what is done is done, however long a provider takes.
    let told = Result { () throws(CommandError) in try write(reply, of: found.intent, context) }
    PerformedWidgets(store: store, pool: pool, output: context.output).reload()
    if case .failure(.failed(let code, let message, nil)) = told {
      throw .failed(code, message: message, hint: "what the intent changed is stored all the same")
    }
    try told.get()
    return .done
  }

  private static func usedKey(_ context: CommandContext) throws(CommandError) -> String? {
    let given = context.arguments.value(of: key)
    if given == "" {
      throw .usage(.invalidValue(option: "--key", value: "", expected: "a word of your own choice"))
    }
    return given
  }

  private static func perform(
    _ request: PerformRequest,
    _ found: IntentCatalog.Found,
    store: HostStore,
    form: String
  ) throws(CommandError) -> PerformReply {
    do throws(ExtensionError) {
      let connection = found.host.connection
      return try connection.client().perform(request, events: connection.events)
    } catch {
      if case .refused = error.reason { throw CommandError(error, signature: form) }
      return try LostRun(id: request.runID, error: error).truth(in: store)
    }
  }

  private static func write(
    _ reply: PerformReply,
    of intent: IntentMetadata,
    _ context: CommandContext
  ) throws(CommandError) {
    let outcome = reply.outcome
    if context.output.isJSON {
      return try context.output.result(json: [
        ("intent", .string(intent.name)),
        ("run", .string(reply.runID)),
        ("isRepetition", .bool(reply.isRepetition)),
        ("dialog", .optional(outcome.dialog)),
        ("value", outcome.value.map { .raw($0.json) } ?? .null),
      ])
    }
    var lines = outcome.dialog.map { [$0] } ?? outcome.value.map(ValueText.lines) ?? []
    if reply.isRepetition {
      lines.insert(
        "Nothing was done: this key was used before\(lines.isEmpty ? "." : ", for:")",
        at: 0
      )
    }
    let isASCII = context.isASCII
    let text = lines.map { CellText.safe($0, isASCII: isASCII) + "\n" }.joined()
    if !text.isEmpty { try context.output.result(lines: text) }
  }
}
