import SharedStore
import WidgetTerminal

/// `move`: changes the order of the placed widgets.
enum Move: Command {
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
