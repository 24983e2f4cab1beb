import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// `move`: changes the order of the placed widgets.
enum MoveCommand: Command {
  static let signature = CommandSignature(
    name: "move",
    synopsis: "WIDGET POSITION [--json]",
    summary: "Moves a placed widget; the first position is 1.",
    examples: [
      .init("widgetctl move 2 1", "the widget with the id 2, to the front"),
      .init("widgetctl undo", "moves it back"),
    ],
    options: [.ascii],
    operands: 2...2,
    operandName: "WIDGET POSITION",
    operandValues: [.widgets, .any],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    let placed = try store.placedWidgets()
    let words = context.arguments.operands
    let widget = try WidgetSelector(widgets: placed).selectOne(words[0])
    guard let position = Int(words[1]), (1...max(placed.count, 1)).contains(position) else {
      let one = "1, as one widget is placed"
      throw .usage(
        .invalidValue(
          option: "POSITION",
          value: words[1],
          expected: placed.count > 1 ? "a number from 1 to \(placed.count)" : one
        )
      )
    }
    let arguments = [
      IntentArgument("widget", text: widget.shortID),
      IntentArgument("position", value: .int(position)),
    ]
    let run = ShelfRun("move", arguments, context)
    let first = placed.map(\.position).min() ?? 0
    let told = "Moved \(PlacedWidgetText.name(widget)) to position \(position)"
    let json: [(String, JSONText)] = [
      ("widget", PlacedWidgetText.json(widget)), ("position", .integer(Int64(position))),
    ]
    if widget.position == first + Int64(position - 1) {
      if context.output.isJSON {
        try context.output.result(json: json)
      } else {
        let line = "\(PlacedWidgetText.name(widget)) is at position \(position) already"
        try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
      }
      return .done
    }
    _ = try run.perform(in: store, telling: { (_: Bool) in told }) {
      try $0.moveWidget(widget.id, to: first + Int64(position - 1))
    }
    try run.write(told, undo: "moves it back", json: json)
    return .done
  }
}
