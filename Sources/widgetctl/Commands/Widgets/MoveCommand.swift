import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// `move`: changes the order of the placed widgets.
enum MoveCommand: Command {
  static let signature = CommandSignature(
    name: "move",
    synopsis: "WIDGET POSITION [--json] | WIDGET [POSITION] --board BOARD",
    summary: "Moves a placed widget; the first position is 1.",
    examples: [
      .init("widgetctl move 2 1", "the widget with the id 2, to the front"),
      .init("widgetctl move 2 --board Work", "to the end of another board"),
      .init("widgetctl undo", "moves it back"),
    ],
    options: [.board, .ascii],
    operands: 1...2,
    operandName: "WIDGET POSITION",
    operandValues: [.widgets, .any],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    let boards = try store.boards()
    let board = try context.arguments.value(of: .board).map { (name) throws(CommandError) in
      try boards.selectOne(name)
    }
    let words = context.arguments.operands
    if words.count == 1, board == nil {
      throw .usage(
        .missingArgument("POSITION", signature: signature.usage, example: "widgetctl move 2 1")
      )
    }
    let placed = try store.placedWidgets()
    let widget = try WidgetSelector(widgets: placed).selectOne(words[0])
    let target = board ?? boards.board(of: widget)
    let isStaying = boards.board(of: widget) == target
    let count = placed.count { boards.board(of: $0) == target } + (isStaying ? 0 : 1)
    let position = try words.dropFirst().first.map { (word) throws(CommandError) in
      try Self.position(word, upTo: count, only: "one widget is placed")
    }
    let place = position.map { "position \($0)" }
    let named = board.map { "board “\($0.name)”" }
    let told =
      "Moved \(PlacedWidgetText.name(widget)) to "
      + [place, named].compactMap(\.self).joined(separator: " of ")
    let siblings = placed.filter { boards.board(of: $0) == target }
    let now = siblings.firstIndex { $0.id == widget.id }.map { $0 + 1 }
    if isStaying, position ?? now == now {
      try writeUnchanged(widget, position, board, context)
      return .done
    }
    let arguments =
      [IntentArgument("widget", text: widget.shortID)]
      + (position.map { [IntentArgument("position", value: .int($0))] } ?? [])
      + (board.map { [IntentArgument("board", text: $0.name)] } ?? [])
    let run = ShelfRun("move", arguments, context)
    _ = try run.perform(in: store, telling: { (_: Bool) in told }) { transaction in
      if !isStaying, try !transaction.moveWidget(widget.id, toBoard: target.key) {
        throw CommandError.boardIsGone(target)
      }
      guard let position else { return true }
      let others = try transaction.placedWidgets().filter {
        $0.board == target.key && $0.isThere(at: context.now)
      }
      guard others.indices.contains(position - 1) else { return true }
      return try transaction.moveWidget(widget.id, to: others[position - 1].position)
    }
    try run.write(told, undo: "moves it back", json: json(widget, position, board))
    return .done
  }

  /// A place from 1 to `count`; `only` says why there is none but the first.
  static func position(
    _ word: String,
    upTo count: Int,
    only: String
  ) throws(CommandError) -> Int {
    if let position = Int(word), (1...max(count, 1)).contains(position) { return position }
    throw .usage(
      .invalidValue(
        option: "POSITION",
        value: word,
        expected: count > 1 ? "a number from 1 to \(count)" : "1, as \(only)"
      )
    )
  }

  private static func json(
    _ widget: PlacedWidget,
    _ position: Int?,
    _ board: StoredBoard?
  ) -> [(String, JSONText)] {
    [("widget", PlacedWidgetText.json(widget))]
      + (position.map { [("position", .integer(Int64($0)))] } ?? [])
      + (board.map { [("board", .string($0.name))] } ?? [])
  }

  private static func writeUnchanged(
    _ widget: PlacedWidget,
    _ position: Int?,
    _ board: StoredBoard?,
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: json(widget, position, board))
    }
    let place = position.map { "at position \($0)" } ?? "on board “\(board?.name ?? "")”"
    let line = "\(PlacedWidgetText.name(widget)) is \(place) already"
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}
