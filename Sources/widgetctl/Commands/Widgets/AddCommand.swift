import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The `add` command, which places widgets.
enum AddCommand: Command {
  /// The most widgets that one command can place.
  private static let mostKinds = 50

  static let recommendation = OptionDefinition(
    "recommendation",
    value: "TITLE",
    "a configuration that the widget's author recommends; the gallery lists them"
  )

  static let signature = CommandSignature(
    name: "add",
    synopsis: "KIND… [--size SIZE] [--name NAME] [--recommendation TITLE] [--board BOARD]"
      + " [--budget BUDGET] [--PARAMETER VALUE…]",
    summary: "Adds widgets to the end of your page.",
    examples: [
      .init("widgetctl add to-do --size medium", "the to-do widget, medium"),
      .init("widgetctl gallery to-do", "the sizes and parameters of a kind, and their values"),
      .init("widgetctl add to-do --list Work --name Office", "configured, under a name"),
      .init("widgetctl add sudoku crypto", "several at once, each in its usual size"),
      .init("widgetctl add to-do --board Work", "to the end of another board"),
      .init("widgetctl add crypto --budget 50/day", "reloaded 50 times a day at most"),
      .init("widgetctl undo", "removes it"),
    ],
    details: """
      For a choice, write the title or the id of one of the values that 'gallery KIND' lists.
      Write a parameter that has the name of an option as NAME=VALUE.
      """,
    options: [.size, .widgetName, recommendation, .board, .budget, .preview],
    operands: 1...mostKinds,
    operandName: "KIND",
    operandValues: [.kinds],
    takesParameters: true,
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    let words = context.arguments.operands
    if let name = context.arguments.value(of: .preview) {
      if words.count > 1 { try refuseWhatIsOfOne(context) }
      return try ActivityAddition(host).run(words[0], preview: name)
    }
    let board = try context.arguments.value(of: .board).map { (name) throws(CommandError) in
      try store.boards().selectOne(name)
    }
    if words.count > 1 { try refuseWhatIsOfOne(context) }
    var chosen: [Chosen] = []
    for word in words { chosen.append(try self.chosen(word, host)) }
    let wanted = chosen
    let budget = try WidgetBudgets.given(context)
    let name = try context.arguments.value(of: .widgetName)
      .flatMap { (text) throws(CommandError) in try WidgetName(text).text }
    let run = ShelfRun("add", journalled(wanted, name, board, budget), context)
    let place = board.map { " on board “\($0.name)”" } ?? ""
    let text = { @Sendable (widgets: [PlacedWidget]) in
      "Placed \(PlacedWidgetText.names(widgets))\(place)"
    }
    let placed = try run.perform(in: store, telling: text) {
      if let board, try !$0.boards().contains(where: { $0.key == board.key }) {
        throw CommandError.boardIsGone(board)
      }
      if let name { try WidgetName(name).requireFree(for: nil, among: try $0.placedWidgets()) }
      var placed: [PlacedWidget] = []
      for one in wanted {
        placed.append(try one.place(name, board: board?.key, budget: budget, in: $0))
      }
      return placed
    }
    try run.write(
      text(placed),
      undo: placed.count == 1 ? "removes it" : "removes them",
      json: json(placed) + (board.map { [("board", .string($0.name))] } ?? [])
    )
    return .done
  }

  /// A widget that the command line describes and that is not placed yet.
  struct Chosen: Sendable {
    let extensionName: String
    let kind: String
    /// The name of the kind, as typed in the command.
    let name: String
    let family: WidgetFamily
    let isSizeNamed: Bool
    let arguments: [IntentArgument]
    let configuration: [UInt8]

    func place(
      _ name: String?,
      board: Int64?,
      stack: String? = nil,
      budget: ReloadBudget? = nil,
      in transaction: borrowing WriteTransaction
    ) throws -> PlacedWidget {
      try transaction.place(
        extensionName: extensionName,
        kind: kind,
        family: Int64(family.rawValue),
        configuration: configuration,
        name: name,
        isSizeNamed: isSizeNamed,
        board: board,
        stack: stack,
        budget: budget?.text
      )
    }
  }

  /// Rejects options that apply to a single widget, such as a name and parameters, if several kinds
  /// are named.
  private static func refuseWhatIsOfOne(_ context: CommandContext) throws(CommandError) {
    let given: String? =
      if context.arguments.has(.widgetName) {
        "--name"
      } else if context.arguments.has(recommendation) {
        "--recommendation"
      } else if context.arguments.has(.preview) {
        "--preview"
      } else {
        context.arguments.parameters.first.map { "--\($0.name)" }
      }
    guard let given else { return }
    let kinds = context.arguments.operands
    throw .usage(
      .other(
        message: "\(given) belongs to one widget, and \(kinds.count) kinds are named",
        hint: "add that one by itself: widgetctl add \(ShellWord.quoted(kinds[0])) \(given) …"
      )
    )
  }

  /// Returns the widget to place for the kind with the name `word`, with the options of the command
  /// line.
  ///
  /// If `size` is `nil`, the options and the user's settings determine the widget's size.
  static func chosen(
    _ word: String,
    _ host: Host,
    size: WidgetFamily? = nil
  ) throws(CommandError) -> Chosen {
    let context = host.context
    let store = try host.store
    let offered = try OfferedWidget.named(
      word,
      of: host.extensions,
      more: "; a program that prints can be one: "
        + context.advised("extension new --script \(ShellWord.quoted(word))")
    )
    guard offered.widget.isActivity != true else {
      throw .usage(
        .other(
          message: "\(offered.name) is \(ActivityText.origin)",
          hint: "'widgetctl intents' lists what extensions perform; --preview NAME begins it as a"
            + " preview shows it"
        )
      )
    }
    if let reason = offered.widget.stops {
      throw .failed(
        .unavailable,
        message: "\(offered.name) stops its program: \(reason)",
        hint:
          "only its author can change that; the other widgets of \(offered.host.name) can be added"
      )
    }
    let input = ConfigurationInput(
      offered: offered,
      command: "add \(offered.name)",
      now: context.now
    )
    let defaults = KindDefaults(of: offered, context.environment.settings)
    let family: WidgetFamily
    if let size {
      family = try input.family(size.commandLineName)
    } else {
      family = try self.family(input, defaults, context)
    }
    // The store is created before the extension is asked, because that would create one without the
    // first widget.
    if try store.reader() == nil { try store.create() }
    let arguments = try arguments(input, defaults, context)
    return Chosen(
      extensionName: offered.host.name,
      kind: offered.widget.kind,
      name: offered.name,
      family: family,
      isSizeNamed: context.arguments.has(.size) || defaults.size != nil,
      arguments: arguments,
      configuration: try input.bytes(arguments)
    )
  }

  private static func json(_ placed: [PlacedWidget]) -> [(String, JSONText)] {
    let widgets = placed.map { PlacedWidgetText.json($0) }
    if widgets.count == 1 { return [("widget", widgets[0])] }
    return [("widgets", .array(widgets))]
  }

  /// Returns the words of the command as arguments, which are stored in the log.
  private static func journalled(
    _ chosen: [Chosen],
    _ name: String?,
    _ board: StoredBoard?,
    _ budget: ReloadBudget?
  ) -> [IntentArgument] {
    let rest =
      (name.map { [IntentArgument("name", text: $0)] } ?? [])
      + (board.map { [IntentArgument("board", text: $0.name)] } ?? [])
      + (budget.map { [IntentArgument("budget", text: $0.text)] } ?? [])
    guard chosen.count == 1 else {
      let kinds = IntentValue.list(chosen.map { .string($0.name) })
      let sizes = IntentValue.list(chosen.map { .string($0.family.commandLineName) })
      return [IntentArgument("kinds", value: kinds), IntentArgument("sizes", value: sizes)] + rest
    }
    return [
      IntentArgument("kind", text: chosen[0].name),
      IntentArgument("size", text: chosen[0].family.commandLineName),
    ] + rest + chosen[0].arguments
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

  /// Returns the parameters from the kind's settings, the named recommendation and the typed
  /// values; later ones replace earlier ones.
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
