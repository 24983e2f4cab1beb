import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The `tap` command, which presses a button or switches a toggle of a shown widget.
enum TapCommand: Command {
  static let usesNetwork = true
  static let asksQuestions = false

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
      .init("widgetctl tap to-do", "its buttons and toggles, with their numbers"),
      .init("widgetctl tap to-do 1", "presses the first one"),
      .init(
        "widgetctl tap to-do groceries --size large",
        "presses one by the beginning of its text"
      ),
    ],
    details: """
      A press acts on what the widget shows now, in the size in which it was placed or the one of
      --size. The widget is made again afterwards, even if its intent fails. A link is not opened:
      its address is printed. Neither widgets nor tap ask questions.
      """,
    options: [does, .size, .yes, .wait, .synced],
    operands: 1...2,
    operandName: "WIDGET",
    operandValues: [.widgets, .controls],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
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
    let selector = ControlSelector(
      controls: shown.controls,
      scrolled: shown.scrolledControls,
      widget: shown.name
    )
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
    case .action(let action): try press(action, of: shown, in: host)
    }
    return .done
  }

  private static func press(
    _ action: ArchivedAction,
    of shown: ShownControls,
    in host: Host
  ) throws(CommandError) {
    try host.inUsersLanguage { () throws(CommandError) in
      let refusal = try CommandError.withoutList(for: shown.widget, try host.store.reader())
      if let refusal { throw refusal }
    }
    let owner = try beforeAnyChange { () throws(CommandError) in
      try host.extensions.offering(shown.widget.extensionName)
    }
    guard
      let intent = owner.description.intents.first(where: { $0.identifier == action.intent })
    else {
      throw .failed(
        .unavailable,
        message: "extension \(shown.widget.extensionName) offers no \(action.intent)",
        hint: "'widgetctl refresh --force \(shown.widget.shortID)' makes the widget again"
      )
    }
    let call = IntentCall(
      host: host,
      found: IntentCatalog.Found(owner: owner, intent: intent),
      form: signature.usage,
      origin: "tap"
    )
    try call.perform(
      action.parameters.map { IntentArgument($0.name, text: $0.value) },
      pressedIn: shown.widget.id
    )
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
