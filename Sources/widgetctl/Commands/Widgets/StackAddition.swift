import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The command `stack NAME add`, which adds a new widget or a placed one to a stack.
struct StackAddition {
  private let host: Host
  private let name: StackName
  private let placed: [PlacedWidget]
  /// The present members of the stack, in order.
  private let members: [PlacedWidget]

  init(_ host: Host, name: StackName) throws(CommandError) {
    self.host = host
    self.name = name
    placed = try host.store.placedWidgets()
    members = name.members(among: placed)
    if members.isEmpty { try name.requireFree(among: placed) }
  }

  /// The name of an existing stack in its stored spelling, or of a new stack in the typed one.
  private var stack: String { members.first?.stack ?? name.text }

  func run(_ word: String) throws(CommandError) {
    let folded = FoldedText.fold(word)
    let known = placed.first { $0.shortID == word || $0.name.map(FoldedText.fold) == folded }
    if let known { return try take(known) }
    if word.allSatisfy(\.isNumber) {
      // A number cannot be a kind either; the selector throws the error.
      _ = try WidgetSelector(widgets: placed).selectOne(word)
    }
    try place(word)
  }

  /// Places a new widget of a kind in the stack, in the stack's size.
  private func place(_ word: String) throws(CommandError) {
    let context = host.context
    let size = try size()
    try Self.requireRoom(members, stack)
    let chosen = try AddCommand.chosen(word, host, size: size)
    let title = try context.arguments.value(of: .widgetName)
      .flatMap { (text) throws(CommandError) in try WidgetName(text).text }
    let board = try board()
    let run = ShelfRun(
      "stack-add",
      [
        IntentArgument("stack", text: stack), IntentArgument("kind", text: chosen.name),
        IntentArgument("size", text: chosen.family.commandLineName),
      ] + chosen.arguments,
      origin: "stack",
      context
    )
    let (name, stack) = (name, stack)
    let text = { @Sendable (widget: PlacedWidget) in
      "Placed \(PlacedWidgetText.name(widget)) in stack “\(stack)”"
    }
    let widget = try run.perform(in: try host.store, telling: text) { transaction in
      let placed = try transaction.placedWidgets()
      let members = name.members(among: placed)
      try Self.requireRoom(members, stack)
      try Self.requireSize(of: chosen.family, members, stack)
      if let title { try WidgetName(title).requireFree(for: nil, among: placed) }
      let widget = try chosen.place(
        title,
        board: members.first?.board ?? board,
        stack: stack,
        in: transaction
      )
      if let last = members.last { try transaction.moveWidget(widget.id, to: last.position + 1) }
      return widget
    }
    try write(text(widget), undo: "removes it", widget, run)
  }

  /// Adds a placed widget to the stack.
  private func take(_ widget: PlacedWidget) throws(CommandError) {
    try requireNothingElse(widget)
    if widget.isActivity {
      throw .usage(
        .other(
          message: "\(PlacedWidgetText.name(widget)) is \(ActivityText.origin)",
          hint: "'widgetctl list' lists the widgets"
        )
      )
    }
    if widget.stack == stack { return try PlacedChange.writeUnchanged(widget, host.context) }
    try Self.requireNone(widget)
    try Self.requireRoom(members, stack)
    try requireSize(of: widget)
    let (name, stack) = (name, stack)
    let told = "Moved \(PlacedWidgetText.name(widget)) into stack “\(stack)”"
    let run = ShelfRun(
      "stack-add",
      [IntentArgument("stack", text: stack), IntentArgument("widget", text: widget.shortID)],
      origin: "stack",
      host.context
    )
    let changed = try run.perform(in: try host.store, telling: { (_: PlacedWidget) in told }) {
      let members = name.members(among: try $0.placedWidgets())
      try Self.requireRoom(members, stack)
      let changed = try PlacedChange.apply(to: widget.id, in: $0) { widget in
        try Self.requireNone(widget)
        if let family = WidgetFamily(rawValue: Int(widget.family)) {
          try Self.requireSize(of: family, members, stack)
        }
        widget.stack = stack
        widget.board = members.first?.board ?? widget.board
      }
      if let last = members.last {
        let isBefore = changed.position < last.position
        try $0.moveWidget(widget.id, to: last.position + (isBefore ? 0 : 1))
      }
      return changed
    }
    try write(told, undo: "undoes that", changed, run)
  }

  private func write(
    _ told: String,
    undo: String,
    _ widget: PlacedWidget,
    _ run: ShelfRun
  ) throws(CommandError) {
    try run.write(
      told,
      undo: undo,
      json: [("stack", .string(stack)), ("widget", PlacedWidgetText.json(widget))]
    )
  }

  /// Returns the key of the board that `--board` names; `nil` without the option.
  ///
  /// - Throws: `.usage` if the stack is on another board.
  private func board() throws(CommandError) -> Int64? {
    guard let word = host.context.arguments.value(of: .board) else { return nil }
    let board = try host.store.boards().selectOne(word)
    guard let first = members.first, first.board != board.key else { return board.key }
    throw .usage(
      .other(
        message: "stack '\(stack)' is not on board '\(board.name)'",
        hint:
          "'widgetctl move \(ShellWord.quoted(stack)) --board \(ShellWord.quoted(board.name))' moves it"
      )
    )
  }
}

/// The requirements that a new member of a stack must meet (WK-105).
extension StackAddition {
  /// Returns the size of the stack's widgets; `nil` for a new stack.
  private func size() throws(CommandError) -> WidgetFamily? {
    guard let family = members.first.flatMap({ WidgetFamily(rawValue: Int($0.family)) }) else {
      return nil
    }
    if let asked = try host.context.family() { try Self.requireSize(of: asked, members, stack) }
    return family
  }

  private func requireSize(of widget: PlacedWidget) throws(CommandError) {
    guard let first = members.first, first.family != widget.family else { return }
    let size = PlacedWidgetText.size(first)
    throw .usage(
      .other(
        message:
          "\(PlacedWidgetText.name(widget)) has another size than the widgets of stack '\(stack)',"
          + " which are \(size)",
        hint: "'widgetctl configure \(widget.shortID) --size \(size)' changes it"
      )
    )
  }

  private static func requireSize(
    of family: WidgetFamily,
    _ members: [PlacedWidget],
    _ stack: String
  ) throws(CommandError) {
    guard let first = members.first, first.family != Int64(family.rawValue) else { return }
    let size = family.commandLineName
    throw .usage(
      .other(
        message: "the widgets of stack '\(stack)' are \(PlacedWidgetText.size(first)),"
          + " and one of size \(size) was asked for",
        hint: "'widgetctl configure \(ShellWord.quoted(stack)) --size \(size)' changes them all"
      )
    )
  }

  private static func requireRoom(
    _ members: [PlacedWidget],
    _ stack: String
  ) throws(CommandError) {
    guard members.count >= StackChoice.mostMembers else { return }
    throw .usage(
      .other(
        message: "stack '\(stack)' has \(members.count) widgets, as many as a stack may have",
        hint: "'widgetctl stack \(ShellWord.quoted(stack)) remove WIDGET' takes one out"
      )
    )
  }

  private static func requireNone(_ widget: PlacedWidget) throws(CommandError) {
    guard let other = widget.stack else { return }
    throw .usage(
      .other(
        message:
          "\(PlacedWidgetText.name(widget)) is in stack '\(other)', and a widget can be in only one stack",
        hint: "'widgetctl stack \(ShellWord.quoted(other)) remove \(widget.shortID)' takes it out"
      )
    )
  }

  /// Rejects options that configure a widget, if the widget is already placed; `configure` accepts
  /// them.
  private func requireNothingElse(_ widget: PlacedWidget) throws(CommandError) {
    let arguments = host.context.arguments
    let options = [OptionDefinition.size, .widgetName, AddCommand.recommendation, .board]
    let given = options.filter { arguments.has($0) }.map(\.name) + arguments.parameters.map(\.name)
    guard let given = given.first else { return }
    throw .usage(
      .other(
        message:
          "\(PlacedWidgetText.name(widget)) is placed already, and --\(given) works only for a new widget",
        hint: "'widgetctl configure \(widget.shortID)' changes it"
      )
    )
  }
}
