import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// The `move` command, which changes the order of the placed widgets.
enum MoveCommand: Command {
  static let signature = CommandSignature(
    name: "move",
    synopsis: "WIDGET POSITION [--json] | WIDGET [POSITION] --board BOARD",
    summary: "Moves a placed widget or a stack; the first position is 1.",
    examples: [
      .init("widgetctl move 2 1", "the widget with the id 2, to the front"),
      .init("widgetctl move 2 --board Work", "to the end of another board"),
      .init("widgetctl move day 1", "a stack, with all of its widgets"),
      .init("widgetctl undo", "moves it back"),
    ],
    details: """
      A stack counts as one place. A widget of a stack is moved within it.
      """,
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
    let selector = WidgetSelector(widgets: placed)
    let moved = try Moved(
      selector.selectPlace(words[0]),
      isStack: selector.stack(words[0]) != nil
    )
    let target = board ?? boards.board(of: moved.first)
    let isStaying = boards.board(of: moved.first) == target
    if !isStaying { try moved.requireNoStack() }
    let siblings = moved.siblings(among: placed.filter { boards.board(of: $0) == target })
    let count = siblings.places.count + (isStaying ? 0 : 1)
    let position = try words.dropFirst().first.map { (word) throws(CommandError) in
      try Self.position(word, upTo: count, only: moved.only)
    }
    let place = position.map { "position \($0)" }
    let named = board.map { "board “\($0.name)”" }
    let told =
      "Moved \(moved.name) to " + [place, named].compactMap(\.self).joined(separator: " of ")
    let now = siblings.index(of: moved.first).map { $0 + 1 }
    if isStaying, position ?? now == now {
      try writeUnchanged(moved, position, board, context)
      return .done
    }
    let arguments =
      [moved.argument] + (position.map { [IntentArgument("position", value: .int($0))] } ?? [])
      + (board.map { [IntentArgument("board", text: $0.name)] } ?? [])
    let run = ShelfRun("move", arguments, context)
    let instant = context.now
    _ = try run.perform(in: store, telling: { (_: Bool) in told }) { transaction in
      for widget in moved.widgets where !isStaying {
        if try !transaction.moveWidget(widget.id, toBoard: target.key) {
          throw CommandError.boardIsGone(target)
        }
      }
      guard let position else { return true }
      let others = try transaction.placedWidgets().filter {
        $0.board == target.key && $0.isThere(at: instant)
      }
      try moved.siblings(among: others).move(moved.first, to: position - 1, in: transaction)
      return true
    }
    try run.write(told, undo: "moves it back", json: json(moved, position, board))
    return .done
  }

  /// Parses a position from 1 to `count`; `only` is the reason to give in the error if 1 is the
  /// only position.
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
    _ moved: Moved,
    _ position: Int?,
    _ board: StoredBoard?
  ) -> [(String, JSONText)] {
    moved.json
      + (position.map { [("position", .integer(Int64($0)))] } ?? [])
      + (board.map { [("board", .string($0.name))] } ?? [])
  }

  private static func writeUnchanged(
    _ moved: Moved,
    _ position: Int?,
    _ board: StoredBoard?,
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: json(moved, position, board))
    }
    let place = position.map { "at position \($0)" } ?? "on board “\(board?.name ?? "")”"
    let line = "\(moved.name) is \(place) already"
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}

/// The widgets to move: one widget, all members of a stack, or one member within its stack.
private struct Moved: Sendable {
  let widgets: [PlacedWidget]
  let first: PlacedWidget
  private let isStack: Bool

  /// Creates the move of a single widget or, if `isStack` is true, of all members of a stack.
  ///
  /// - Throws: `.failed` if `widgets` is empty.
  init(
    _ widgets: [PlacedWidget],
    isStack: Bool
  ) throws(CommandError) {
    guard let first = widgets.first else {
      throw .failed(
        .negative,
        message: "no widget is placed",
        hint: "'widgetctl add to-do' places one"
      )
    }
    (self.widgets, self.first, self.isStack) = (widgets, first, isStack)
  }

  private var stack: String? { first.stack }
  private var isMember: Bool { !isStack && stack != nil }

  var name: String {
    guard let stack, isStack else {
      return PlacedWidgetText.name(first) + (stack.map { " of stack “\($0)”" } ?? "")
    }
    return "stack “\(stack)”"
  }

  /// The reason why 1 is the only position, for a message.
  var only: String {
    isMember ? "the stack has one widget" : "one widget is placed"
  }

  var argument: IntentArgument {
    isStack
      ? IntentArgument("stack", text: stack ?? "") : IntentArgument("widget", text: first.shortID)
  }

  var json: [(String, JSONText)] {
    guard let stack, isStack else { return [("widget", PlacedWidgetText.json(first))] }
    return [
      ("stack", .string(stack)), ("widgets", .array(widgets.map { PlacedWidgetText.json($0) })),
    ]
  }

  /// Returns the positions to which the widgets can be moved; `widgets` contains all widgets of a
  /// board.
  func siblings(among widgets: [PlacedWidget]) -> ShelfPlaces {
    isMember ? ShelfPlaces(each: widgets.filter { $0.stack == stack }) : ShelfPlaces(widgets)
  }

  /// Throws an error for a single member of a stack, which cannot be moved to another board.
  func requireNoStack() throws(CommandError) {
    guard let stack, isMember else { return }
    let quoted = ShellWord.quoted(stack)
    throw .usage(
      .other(
        message: "\(PlacedWidgetText.name(first)) is in stack '\(stack)', which is on one board",
        hint: "move '\(stack)', or take it out: 'widgetctl stack \(quoted) remove \(first.shortID)'"
      )
    )
  }
}
