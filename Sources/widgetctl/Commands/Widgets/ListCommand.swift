import SharedStore
import WidgetTerminal
import WidgetTimeline

/// `list`: the placed widgets.
enum ListCommand: Command {
  static let signature = CommandSignature(
    name: "list",
    synopsis: "[--json]",
    summary: "Lists the placed widgets.",
    examples: [.init("widgetctl list", "ids, kinds and sizes, in the order of 'show'")],
    options: [.ascii, .width]
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let reader = try store.reader()
    try store.reportLoss(to: context.output)
    let widgets = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    if context.output.isJSON {
      try context.output.result(json: [("widgets", .array(widgets.map(PlacedText.json)))])
      return .done
    }
    if widgets.isEmpty {
      throw .failed(
        .negative,
        message: "no widget is placed",
        hint: "'widgetctl add to-do' places one"
      )
    }
    var table = TextTable(heading: ["ID", "KIND", "SIZE", "CONFIGURATION"])
    table.rows = widgets.map { widget in
      [
        widget.shortID, WidgetSelector.name(of: widget), PlacedText.size(widget),
        PlacedText.configuration(widget),
      ]
    }
    try context.output.result(
      table.text(columns: try context.columns(), isASCII: context.isASCII)
    )
    return .done
  }
}

/// `move`: changes the order of the placed widgets.
enum MoveCommand: Command {
  static let signature = CommandSignature(
    name: "move",
    synopsis: "WIDGET POSITION",
    summary: "Moves a placed widget; the first position is 1.",
    examples: [.init("widgetctl move 2 1", "the widget with the id 2, to the front")],
    operands: 2...2,
    operandName: "WIDGET POSITION",
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let reader = try store.reader()
    let placed = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    let words = context.arguments.operands
    let widget = try WidgetSelector(widgets: placed).selectOne(words[0])
    guard let position = Int(words[1]), (1...max(placed.count, 1)).contains(position) else {
      throw .usage(
        .invalidValue(
          option: "POSITION",
          value: words[1],
          expected: "a number from 1 to \(placed.count)"
        )
      )
    }
    let first = placed.map(\.position).min() ?? 0
    try store.write { transaction in
      _ = try transaction.moveWidget(widget.id, to: first + Int64(position - 1))
    }
    return .done
  }
}

/// `remove`: takes placed widgets away.
enum RemoveCommand: Command {
  static let signature = CommandSignature(
    name: "remove",
    synopsis: "WIDGET…",
    summary: "Takes placed widgets away; their data stays.",
    examples: [.init("widgetctl remove 2", "the widget with the id 2")],
    operands: 1...1_000,
    operandName: "WIDGET",
    isWriting: true
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let reader = try store.reader()
    let placed = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    let selector = WidgetSelector(widgets: placed)
    var chosen: [Int64] = []
    for word in context.arguments.operands { chosen.append(try selector.selectOne(word).id) }
    let ids = chosen
    try store.write { transaction in
      for id in ids { try transaction.removeWidget(id) }
    }
    return .done
  }
}
