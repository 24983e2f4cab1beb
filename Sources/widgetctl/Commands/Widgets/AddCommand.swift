import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// `add`: places a widget.
enum AddCommand: Command {
  private static let recommendation = OptionDefinition(
    "recommendation",
    value: "TITLE",
    "a configuration that the widget's author recommends; the gallery lists them"
  )

  static let signature = CommandSignature(
    name: "add",
    synopsis: "KIND [--size SIZE] [--name NAME] [--recommendation TITLE] [--board BOARD]"
      + " [--PARAMETER VALUE…]",
    summary: "Adds a widget to the end of your page.",
    examples: [
      .init("widgetctl add to-do --size medium", "the to-do widget, medium"),
      .init("widgetctl gallery to-do", "the sizes and parameters of a kind, and their values"),
      .init("widgetctl add to-do --list Work --name Office", "configured, under a name"),
      .init("widgetctl add to-do --board Work", "to the end of another board"),
      .init("widgetctl undo", "takes it away"),
    ],
    details: """
      A value is one of those that the widget offers, by its title or its id. A parameter that is
      called as an option is written NAME=VALUE.
      """,
    options: [.size, .widgetName, recommendation, .board],
    operands: 1...1,
    operandName: "KIND",
    operandValues: [.kinds],
    takesParameters: true,
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    let word = context.arguments.operands[0]
    let board = try context.arguments.value(of: .board).map { (name) throws(CommandError) in
      try store.boards().selectOne(name)
    }
    let offered = try OfferedWidget.named(
      word,
      of: host.extensions,
      more: "; a program that prints can be one: "
        + context.advised("extension new --script \(ShellWord.quoted(word))")
    )
    guard offered.widget.isActivity != true else {
      throw .usage(
        .other(
          message: "\(offered.widget.name) is \(ActivityText.origin)",
          hint: "'widgetctl intents' lists what extensions perform"
        )
      )
    }
    let input = ConfigurationInput(
      offered: offered,
      command: "add \(offered.widget.name)",
      now: context.now
    )
    let defaults = KindDefaults(of: offered, context.environment.settings)
    let family = try family(input, defaults, context)
    // An extension that reads a value may make the store, and knows nothing of its first widget.
    if try store.reader() == nil { try store.create() }
    let arguments = try arguments(input, defaults, context)
    let configuration = try input.bytes(arguments)
    let name = try context.arguments.value(of: .widgetName)
      .flatMap { (text) throws(CommandError) in try WidgetName(text).text }
    let (extensionName, kind) = (offered.host.name, offered.widget.kind)
    let isSizeNamed = context.arguments.has(.size) || defaults.size != nil
    let run = ShelfRun("add", journalled(offered, family, name, board, arguments), context)
    let place = board.map { " on board “\($0.name)”" } ?? ""
    let text = { @Sendable (widget: PlacedWidget) in
      "Placed \(PlacedWidgetText.name(widget))\(place)"
    }
    let placed = try run.perform(in: store, telling: text) {
      if let board, try !$0.boards().contains(where: { $0.key == board.key }) {
        throw CommandError.boardIsGone(board)
      }
      if let name { try WidgetName(name).requireFree(for: nil, among: try $0.placedWidgets()) }
      return try $0.place(
        extensionName: extensionName,
        kind: kind,
        family: Int64(family.rawValue),
        configuration: configuration,
        name: name,
        isSizeNamed: isSizeNamed,
        board: board?.key
      )
    }
    try run.write(
      text(placed),
      undo: "takes it away",
      json: [("widget", PlacedWidgetText.json(placed))]
        + (board.map { [("board", .string($0.name))] } ?? [])
    )
    return .done
  }

  /// The command as the log shows it.
  private static func journalled(
    _ offered: OfferedWidget,
    _ family: WidgetFamily,
    _ name: String?,
    _ board: StoredBoard?,
    _ arguments: [IntentArgument]
  ) -> [IntentArgument] {
    [
      IntentArgument("kind", text: offered.widget.name),
      IntentArgument("size", text: family.commandLineName),
    ] + (name.map { [IntentArgument("name", text: $0)] } ?? [])
      + (board.map { [IntentArgument("board", text: $0.name)] } ?? []) + arguments
  }

  private static func family(
    _ input: ConfigurationInput,
    _ defaults: KindDefaults,
    _ context: CommandContext
  ) throws(CommandError) -> WidgetFamily {
    if let name = context.arguments.value(of: .size) { return try input.family(name) }
    if let entry = defaults.size {
      return try defaults.reading(entry) { () throws(CommandError) in try input.family(entry.value)
      }
    }
    let usual = context.environment.settings[.size].flatMap { try? input.family($0) }
    return usual ?? input.offered.defaultFamily
  }

  /// What is set for the kind, what is recommended under the title that was given, and the values that were given
  /// besides: the later wins.
  private static func arguments(
    _ input: ConfigurationInput,
    _ defaults: KindDefaults,
    _ context: CommandContext
  ) throws(CommandError) -> [IntentArgument] {
    var kept: [IntentArgument] = []
    for entry in defaults.parameters {
      let values = try defaults.reading(entry) { () throws(CommandError) in
        try input.values([.init(name: entry.key, value: entry.value)], keeping: kept)
      }
      kept = input.merged(kept, with: values)
    }
    if let title = context.arguments.value(of: recommendation) {
      kept = input.merged(kept, with: try input.recommended(title).arguments)
    }
    let values = try input.values(context.arguments.parameters, keeping: kept)
    return input.merged(kept, with: values)
  }
}
