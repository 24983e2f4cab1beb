import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// The `board` command, which manages the named boards of widgets.
enum BoardCommand: Command {
  private static let withWidgets = OptionDefinition(
    "with-widgets",
    "remove: its widgets too, instead of moving them to the first board"
  )

  static let signature = CommandSignature(
    name: "board",
    synopsis: """
      list | add NAME | rename BOARD NAME | move BOARD POSITION | \
      remove BOARD [--with-widgets]
      """,
    summary: "Lists, adds, renames, moves or removes boards: named pages of widgets.",
    examples: [
      .init("widgetctl board", "your boards, in their order"),
      .init("widgetctl board add Work", "a further board, empty"),
      .init("widgetctl add to-do --board Work", "a widget on it"),
      .init("widgetctl move 2 --board Work", "a widget that is on another one"),
      .init("widgetctl board rename Work Office", "its widgets stay"),
      .init("widgetctl board move Office 1", "to the front, so that 'show' draws it"),
      .init("widgetctl board remove Office", "its widgets go to the first board"),
      .init("widgetctl undo", "undoes the last of these"),
    ],
    details: """
      'show' draws the first board, which is called home until you rename it, and 'show --board'
      any other one; 'watch' has a tab for each. Widgets of all boards are refreshed, and every
      command finds a widget by its id, name or kind on any board.
      """,
    options: [withWidgets, .ascii],
    operands: 0...3,
    operandName: "ACTION",
    operandValues: [
      .words(actions), .following(["rename": .boards, "move": .boards, "remove": .boards]), .any,
    ],
    isWriting: true
  )

  private static let actions = ["list", "add", "rename", "move", "remove"]

  private static let words = ActionWord(
    signature,
    actions: actions,
    reading: "list",
    synonyms: ["rm": "remove", "delete": "remove", "new": "add", "create": "add", "mv": "rename"]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let operands = words.operands(of: host.context)
    switch (operands[0], operands.count) {
    case ("list", 1): try list(host)
    case ("add", 2): try add(operands[1], host)
    case ("rename", 3): try rename(operands[1], to: operands[2], host)
    case ("move", 3): try move(operands[1], to: operands[2], host)
    case ("remove", 2): try remove(operands[1], host)
    case ("add", 1), ("rename", 2): throw words.missing("NAME", of: operands)
    case ("move", 2): throw words.missing("POSITION", of: operands)
    case ("rename", 1), ("move", 1), ("remove", 1): throw words.missing("BOARD", of: operands)
    case (let action, _) where actions.contains(action): throw words.unexpected(operands)
    default: throw words.unknown(operands)
    }
    return .done
  }

  private static func list(_ host: Host) throws(CommandError) {
    let (context, store) = (host.context, try host.store)
    try store.reportLoss(to: context.output)
    let (boards, widgets) = (try store.boards(), try store.placedWidgets())
    let counts = boards.boards.map { board in widgets.count { boards.board(of: $0) == board } }
    if context.output.isJSON {
      let json = zip(boards.boards, counts).map { board, count in
        JSONText.object([("name", .string(board.name)), ("widgets", .integer(Int64(count)))])
      }
      return try context.output.result(json: [("boards", .array(json))])
    }
    var table = TextTable(heading: ["BOARD", "WIDGETS"])
    table.rows = zip(boards.boards, counts).map { [$0.name, "\($1)"] }
    try context.output.result(table)
  }

  private static func add(_ text: String, _ host: Host) throws(CommandError) {
    let name = try BoardName(text)
    let store = try host.store
    if try store.reader() == nil { try store.create() }
    let arguments = [IntentArgument("name", text: name.text)]
    let run = ShelfRun("add-board", arguments, origin: "board", host.context)
    let told = "Added board “\(name.text)”"
    _ = try run.perform(in: store, telling: { (_: StoredBoard) in told }) { transaction in
      let boards = try transaction.boards()
      try name.requireFree(for: nil, among: boards)
      guard boards.count < BoardName.mostBoards else {
        throw CommandError.usage(
          .other(
            message: "there are \(boards.count) boards already, which is the limit",
            hint: "'widgetctl board remove NAME' removes one"
          )
        )
      }
      return try transaction.addBoard(named: name.text)
    }
    try run.write(told, undo: "removes it", json: [("board", .string(name.text))])
  }

  /// Prints that a board is already in the requested state; with `--json`, prints the state.
  private static func writeUnchanged(
    _ line: String,
    json: [(String, JSONText)],
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON { return try context.output.result(json: json) }
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }

  private static func rename(
    _ word: String,
    to text: String,
    _ host: Host
  ) throws(CommandError) {
    let (context, store) = (host.context, try host.store)
    let boards = try store.boards()
    let board = try boards.selectOne(word)
    let name = try BoardName(text)
    try name.requireFree(for: board, among: boards.boards)
    if board.name == name.text {
      let line = "Board “\(board.name)” is called so already"
      return try writeUnchanged(line, json: [("board", .string(board.name))], context)
    }
    if try store.reader() == nil { try store.create() }
    let run = ShelfRun(
      "rename-board",
      [IntentArgument("board", text: board.name), IntentArgument("name", text: name.text)],
      origin: "board",
      host.context
    )
    let told = "Renamed board “\(board.name)” to “\(name.text)”"
    _ = try run.perform(in: store, telling: { (_: Bool) in told }) { transaction in
      let boards = try transaction.boards()
      guard var board = boards.first(where: { $0.key == board.key }) else {
        throw CommandError.boardIsGone(board)
      }
      try name.requireFree(for: board, among: boards)
      board.name = name.text
      return try transaction.update(board)
    }
    try run.write(told, undo: "gives it the old name back", json: [("board", .string(name.text))])
  }

  private static func move(
    _ word: String,
    to text: String,
    _ host: Host
  ) throws(CommandError) {
    let (context, store) = (host.context, try host.store)
    let boards = try store.boards()
    let board = try boards.selectOne(word)
    let position = try MoveCommand.position(
      text,
      upTo: boards.boards.count,
      only: "there is one board"
    )
    let json: [(String, JSONText)] = [
      ("board", .string(board.name)), ("position", .integer(Int64(position))),
    ]
    if boards.boards.firstIndex(where: { $0.key == board.key }) == position - 1 {
      let line = "Board “\(board.name)” is at position \(position) already"
      return try writeUnchanged(line, json: json, context)
    }
    let run = ShelfRun(
      "move-board",
      [
        IntentArgument("board", text: board.name),
        IntentArgument("position", value: .int(position)),
      ],
      origin: "board",
      context
    )
    let told = "Moved board “\(board.name)” to position \(position)"
    _ = try run.perform(in: store, telling: { (_: Bool) in told }) { transaction in
      var boards = try transaction.boards()
      guard let index = boards.firstIndex(where: { $0.key == board.key }) else {
        throw CommandError.boardIsGone(board)
      }
      let moved = boards.remove(at: index)
      boards.insert(moved, at: min(position - 1, boards.count))
      for (index, var board) in boards.enumerated() where board.position != Int64(index) {
        board.position = Int64(index)
        try transaction.update(board)
      }
      return true
    }
    try run.write(told, undo: "moves it back", json: json)
  }

  private static func remove(_ word: String, _ host: Host) throws(CommandError) {
    let store = try host.store
    let boards = try store.boards()
    let board = try boards.selectOne(word)
    guard let target = boards.boards.first(where: { $0.key != board.key }) else {
      throw .usage(
        .other(
          message: "'\(board.name)' is the only board",
          hint: "'widgetctl remove' takes widgets off it, 'widgetctl board rename' renames it"
        )
      )
    }
    let takesWidgets = host.context.arguments.has(withWidgets)
    let run = ShelfRun(
      "remove-board",
      [IntentArgument("board", text: board.name)]
        + (takesWidgets ? [IntentArgument("with-widgets", value: .bool(true))] : []),
      origin: "board",
      host.context
    )
    let now = host.context.now
    let text = { @Sendable (widgets: [PlacedWidget]) in
      words(removed: board, widgets, to: takesWidgets ? nil : target)
    }
    let widgets = try run.perform(in: store, telling: text) { transaction in
      let placed = try transaction.placedWidgets().filter { $0.board == board.key }
      // Live Activities are not removed with the board, because programs start and end them.
      let taken = takesWidgets ? placed.filter { !$0.isActivity } : []
      for widget in taken { try transaction.removeWidget(widget.id) }
      let moved = try transaction.removeBoard(board.key, movingWidgetsTo: target.key)
      guard let moved else { throw CommandError.boardIsGone(board) }
      return (takesWidgets ? taken : moved).filter { $0.isThere(at: now) }
    }
    let json = JSONText.array(widgets.map { PlacedWidgetText.json($0) })
    try run.write(
      text(widgets),
      undo: "brings it back",
      json: [
        ("removed", .string(board.name)),
        (takesWidgets ? "removedWidgets" : "movedWidgets", json),
        ("movedTo", takesWidgets ? .null : .string(target.name)),
      ]
    )
  }

  /// Returns a sentence about the removed board and its widgets, which were removed or moved.
  private static func words(
    removed board: StoredBoard,
    _ widgets: [PlacedWidget],
    to target: StoredBoard?
  ) -> String {
    let removed = "Removed board “\(board.name)”"
    guard !widgets.isEmpty else { return removed }
    let names = PlacedWidgetText.names(widgets)
    guard let target else { return "\(removed) with \(names)" }
    return "\(removed) and moved \(names) to “\(target.name)”"
  }
}
