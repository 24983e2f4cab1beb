import SharedStore
import WidgetTerminal

/// `remove`: takes placed widgets away.
enum Remove: Command {
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
