import Ground
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// The `list` command, which lists the placed widgets.
enum ListCommand: Command {
  static let signature = CommandSignature(
    name: "list",
    synopsis: "[--board BOARD] [--json]",
    summary: "Lists the placed widgets.",
    examples: [
      .init("widgetctl list", "ids, names, kinds, sizes and configurations, in the order of 'show'")
    ],
    options: [.board, .ascii, .width]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    try store.reportLoss(to: context.output)
    let boards = try store.boards()
    let board = try context.arguments.value(of: .board).map { (name) throws(CommandError) in
      try boards.selectOne(name)
    }
    let widgets = boards.sorted(try store.placedWidgets())
      .filter { widget in board.map { boards.board(of: widget) == $0 } ?? true }
    let budgets = try BudgetColumn(of: widgets, in: try store.reader(), context)
    if context.output.isJSON {
      try context.output.result(json: json(widgets, boards, budgets))
      return .done
    }
    if widgets.isEmpty, let board, boards.areSeveral {
      throw .failed(
        .negative,
        message: "no widget is on board '\(board.name)'",
        hint: "'widgetctl add to-do --board \(ShellWord.quoted(board.name))' places one"
      )
    }
    if widgets.isEmpty {
      throw .failed(
        .negative,
        message: "no widget is placed",
        hint: "'widgetctl add to-do' places one"
      )
    }
    let heading = boards.areSeveral ? ["BOARD"] : []
    let hasStacks = widgets.contains { $0.stack != nil }
    let stacks = hasStacks ? ["STACK"] : []
    var table = TextTable(
      heading: heading + stacks + ["ID", "NAME", "KIND", "SIZE"] + budgets.heading
        + ["CONFIGURATION"]
    )
    table.rows = widgets.map { widget in
      (boards.areSeveral ? [boards.board(of: widget).name] : [])
        + (hasStacks ? [widget.stack ?? ""] : []) + [
          widget.shortID, widget.name ?? "", WidgetSelector.name(of: widget),
          PlacedWidgetText.size(widget),
        ] + budgets.cells(of: widget) + [
          widget.isActivity
            ? ActivityText.words(widget, at: context.now) : PlacedWidgetText.configuration(widget)
        ]
    }
    try context.output.result(table)
    if let line = try LinkState(store).waitingLine(in: context.timeZone()) {
      context.output.note(line)
    }
    return .done
  }

  /// Returns the list as JSON, in which the boards are included only if there are several.
  private static func json(
    _ widgets: [PlacedWidget],
    _ boards: BoardSelector,
    _ budgets: BudgetColumn
  ) -> [(String, JSONText)] {
    guard boards.areSeveral else {
      return [
        (
          "widgets",
          .array(widgets.map { PlacedWidgetText.json($0, waitsUntil: budgets.waits[$0.id]) })
        )
      ]
    }
    return [
      ("boards", .array(boards.boards.map { .string($0.name) })),
      (
        "widgets",
        .array(
          widgets.map { widget in
            PlacedWidgetText.json(
              widget,
              on: boards.board(of: widget).name,
              waitsUntil: budgets.waits[widget.id]
            )
          }
        )
      ),
    ]
  }
}
