import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// The `remove` command, which removes placed widgets.
enum RemoveCommand: Command {
  static let signature = CommandSignature(
    name: "remove",
    synopsis: "WIDGET… [--json]",
    summary: "Removes widgets from your page; their data stays.",
    examples: [
      .init("widgetctl remove 2", "the widget with the id 2"),
      .init("widgetctl remove day", "all widgets of a stack"),
      .init("widgetctl undo", "brings it back, in its place and under its id"),
    ],
    options: [.ascii],
    operands: 1...1_000,
    operandName: "WIDGET",
    operandValues: [.widgets],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    let placed = try store.placedWidgets()
    let selector = WidgetSelector(widgets: placed)
    var chosen: [PlacedWidget] = []
    for word in context.arguments.operands {
      for widget in try selector.selectPlace(word) where !chosen.contains(widget) {
        chosen.append(widget)
      }
    }
    let widgets = chosen
    let ids = IntentValue.list(widgets.map { .string($0.shortID) })
    let run = ShelfRun("remove", [IntentArgument("widgets", value: ids)], context)
    let told = "Removed \(PlacedWidgetText.names(widgets))"
    _ = try run.perform(in: store, telling: { (_: Int) in told }) { transaction in
      for widget in widgets { try transaction.removeWidget(widget.id) }
      return widgets.count
    }
    try run.write(
      told,
      undo: widgets.count == 1 ? "brings it back" : "brings them back",
      json: [("removed", .array(widgets.map { PlacedWidgetText.json($0) }))]
    )
    return .done
  }
}
