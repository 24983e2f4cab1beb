import SharedStore
import WidgetTerminal
import WidgetTimeline

/// `list`: the placed widgets.
enum ListCommand: Command {
  static let signature = CommandSignature(
    name: "list",
    synopsis: "[--json]",
    summary: "Lists the placed widgets.",
    examples: [.init("widgetctl list", "ids, kinds and sizes, in the order of 'show'")]
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let reader = try HostStore(context).reader()
    let widgets = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    if context.output.isJSON {
      try context.output.result(json: [("widgets", .array(widgets.map(PlacedText.json)))])
      return .done
    }
    if widgets.isEmpty {
      throw .failed(
        .negative,
        message: "no widget is placed",
        hint: "'widgetctl show' places the first one, 'widgetctl add to-do' another"
      )
    }
    var table = TextTable(heading: ["ID", "KIND", "SIZE", "CONFIGURATION"])
    table.rows = widgets.map { widget in
      [
        widget.shortID, WidgetSelector.name(of: widget), PlacedText.size(widget),
        PlacedText.configuration(widget),
      ]
    }
    try context.output.result(table)
    return .done
  }
}

/// `move`: changes the order of the placed widgets.
enum MoveCommand: Command {
  static let signature = CommandSignature(
    name: "move",
    synopsis: "WIDGET POSITION [--json]",
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
    if context.output.isJSON {
      try context.output.result(json: [
        ("widget", PlacedText.json(widget)), ("position", .integer(Int64(position))),
      ])
    } else {
      try context.output.result(
        lines: "Moved \(PlacedText.summary(widget)) to position \(position).\n"
      )
    }
    return .done
  }
}

/// `remove`: takes placed widgets away.
enum RemoveCommand: Command {
  static let signature = CommandSignature(
    name: "remove",
    synopsis: "WIDGET… [--json]",
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
    var chosen: [PlacedWidget] = []
    for word in context.arguments.operands {
      let widget = try selector.selectOne(word)
      if !chosen.contains(where: { $0.id == widget.id }) { chosen.append(widget) }
    }
    let removed = chosen
    try store.write { transaction in
      for widget in removed { try transaction.removeWidget(widget.id) }
    }
    if context.output.isJSON {
      try context.output.result(json: [("removed", .array(removed.map(PlacedText.json)))])
    } else {
      let lines = removed.map { "Removed \(PlacedText.summary($0)).\n" }
      try context.output.result(lines: lines.joined())
    }
    return .done
  }
}
