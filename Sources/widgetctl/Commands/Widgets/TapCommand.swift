import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// `tap`: presses a button or flips a toggle of a shown widget, as a finger would.
enum TapCommand: Command {
  private static let does = OptionDefinition(
    "does",
    value: "EFFECT",
    "what it does, as the list says, instead of CONTROL"
  )

  static let signature = CommandSignature(
    name: "tap",
    synopsis: "WIDGET [CONTROL | --does EFFECT] [--size SIZE] [--json]",
    summary: "Presses a button or flips a toggle of a widget.",
    examples: [
      .init("widgetctl tap to-do", "what can be pressed, with its numbers"),
      .init("widgetctl tap to-do 1", "the first of it, in reading order"),
      .init("widgetctl tap to-do groceries --size large", "by the beginning of its words"),
    ],
    details: """
      What is pressed is what the widget shows at this moment, in the size it was placed in or the
      one that --size names. The widget is made anew afterwards, also when its intent fails. A link
      is not followed: its address is printed. Widgets never ask, and neither does tap.
      """,
    options: [does, .size, .yes],
    operands: 1...2,
    operandName: "WIDGET",
    operandValues: [.widgets, .controls],
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let shown = try ShownControls(context, store: store)
    let word = context.arguments.operands.dropFirst().first
    let effect = context.arguments.value(of: does)
    if let word, let effect {
      throw .usage(
        .other(
          message: "'\(word)' is one control, and --does '\(effect)' another",
          hint: "give one of the two",
          signature: signature.usage
        )
      )
    }
    let selector = ControlSelector(controls: shown.controls, widget: shown.name)
    let control: WidgetControl
    if let effect {
      control = try selector.select(doing: effect)
    } else if let word {
      control = try selector.select(word)
    } else {
      try list(shown, context)
      return .done
    }
    switch control.target {
    case .link(let address): try write(address, context)
    case .action(let action): try press(action, of: shown, in: store, context)
    }
    return .done
  }

  private static func press(
    _ action: ArchivedAction,
    of shown: ShownControls,
    in store: HostStore,
    _ context: CommandContext
  ) throws(CommandError) {
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: true, mayAsk: false)
    let offers = ExtensionOffers(pool, store: store, context)
    let host = try beforeAnyChange { () throws(CommandError) in
      try offers.offer(of: shown.widget.extensionName)
    }
    guard
      let intent = host.description.intents.first(where: { $0.identifier == action.intent })
    else {
      throw .failed(
        .unavailable,
        message: "extension \(shown.widget.extensionName) offers no \(action.intent)",
        hint: "'widgetctl refresh --force \(shown.widget.shortID)' makes the widget anew"
      )
    }
    let call = IntentCall(
      context: context,
      store: store,
      found: IntentCatalog.Found(owner: host, intent: intent),
      form: signature.usage,
      origin: "tap"
    )
    let performed = PerformedWidgets(store: store, pool: pool, output: context.output)
    let reply: PerformReply
    do throws(CommandError) {
      reply = try call.perform(action.parameters.map { IntentArgument($0.name, text: $0.value) })
    } catch {
      performed.reload(used: shown.widget.id)
      throw error
    }
    try call.finish(reply) { performed.reload(used: shown.widget.id) }
  }

  private static func list(_ shown: ShownControls, _ context: CommandContext) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [
        ("widget", .string(shown.widget.shortID)),
        ("controls", .array(shown.controls.map(ControlText.json))),
      ])
    }
    if shown.controls.isEmpty {
      throw .failed(
        .negative,
        message: "\(shown.name) shows nothing that can be pressed",
        hint: "another size may: add --size large"
      )
    }
    let table = TextTable(
      heading: ["NUMBER", "CONTROL", "KIND", "DOES"],
      rows: shown.controls.map(ControlText.row),
      flexibleColumn: 3
    )
    try context.output.result(table)
  }

  private static func write(_ address: String, _ context: CommandContext) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [("url", .string(address))])
    }
    try context.output.result(lines: CellText.safe(address, isASCII: context.isASCII) + "\n")
  }
}
