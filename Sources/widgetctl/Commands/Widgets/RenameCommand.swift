import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// The `rename` command, which gives a placed widget a name.
enum RenameCommand: Command {
  static let signature = CommandSignature(
    name: "rename",
    synopsis: "WIDGET NAME [--json]",
    summary: "Gives a widget a name, which is shown above it.",
    examples: [
      .init("widgetctl rename 2 Work", "from then on 'widgetctl show work' draws it"),
      .init("widgetctl rename work ''", "removes the name"),
      .init("widgetctl undo", "gives it the name that it had"),
    ],
    options: [.ascii],
    operands: 2...2,
    operandName: "WIDGET NAME",
    operandValues: [.widgets, .any],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    let placed = try store.placedWidgets()
    let words = context.arguments.operands
    if let members = try WidgetSelector(widgets: placed).stack(words[0]) {
      return try rename(members, to: StackName(words[1]), among: placed, host)
    }
    let widget = try WidgetSelector(widgets: placed).selectOne(words[0])
    let name = try WidgetName(words[1])
    try name.requireFree(for: widget, among: placed)
    if widget.name == name.text {
      try PlacedChange.writeUnchanged(widget, context)
      return .done
    }
    let arguments = [
      IntentArgument("widget", text: widget.shortID), IntentArgument("name", text: name.text ?? ""),
    ]
    let told =
      name.text.map { "Renamed \(PlacedWidgetText.name(widget)) to “\($0)”" }
      ?? "Removed the name of \(PlacedWidgetText.name(widget))"
    let run = ShelfRun("rename", arguments, context)
    let changed = try run.perform(in: store, telling: { (_: PlacedWidget) in told }) {
      try PlacedChange.apply(to: widget.id, in: $0) { $0.name = name.text }
    }
    try run.write(
      told,
      undo: "gives it the old one back",
      json: [("widget", PlacedWidgetText.json(changed))]
    )
    return .done
  }
}

extension RenameCommand {
  /// Renames a stack by storing the new name in each of its widgets.
  private static func rename(
    _ members: [PlacedWidget],
    to name: StackName,
    among placed: [PlacedWidget],
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let old = members[0].stack ?? ""
    try name.requireFree(among: placed, insteadOf: old)
    let told = "Renamed stack “\(old)” to “\(name.text)”"
    let run = ShelfRun(
      "rename-stack",
      [IntentArgument("stack", text: old), IntentArgument("name", text: name.text)],
      origin: "rename",
      host.context
    )
    _ = try run.perform(in: try host.store, telling: { (_: Bool) in told }) { transaction in
      try name.requireFree(among: try transaction.placedWidgets(), insteadOf: old)
      for widget in members {
        _ = try PlacedChange.apply(to: widget.id, in: transaction) { $0.stack = name.text }
      }
      return true
    }
    try run.write(told, undo: "gives it the old one back", json: [("stack", .string(name.text))])
    return .done
  }
}

/// Changes a placed widget within one transaction.
enum PlacedChange {
  /// Applies `change` to the present state of the widget with this id, stores the result and
  /// returns it.
  ///
  /// - Throws: `CommandError` if the widget was removed, or if another widget has the name by now.
  static func apply(
    to id: Int64,
    in transaction: borrowing WriteTransaction,
    _ change: (inout PlacedWidget) throws -> Void
  ) throws -> PlacedWidget {
    let placed = try transaction.placedWidgets()
    guard var widget = placed.first(where: { $0.id == id }) else {
      throw CommandError.failed(
        .negative,
        message: "widget \(id) was removed meanwhile",
        hint: "'widgetctl list' lists the placed widgets"
      )
    }
    try change(&widget)
    if let name = widget.name {
      try WidgetName(name).requireFree(for: widget, among: placed)
    }
    try transaction.update(widget)
    return widget
  }

  /// Prints that the widget is already in the requested state.
  static func writeUnchanged(
    _ widget: PlacedWidget,
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [("widget", PlacedWidgetText.json(widget))])
    }
    let line = "\(PlacedWidgetText.name(widget)) is already like this"
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}
