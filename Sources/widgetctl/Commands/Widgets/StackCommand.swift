import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The `stack` command, which manages stacks: several widgets in one position, of which the most
/// relevant is in front.
enum StackCommand: Command {
  static let signature = CommandSignature(
    name: "stack",
    synopsis: "[NAME] | NAME add KIND [--size SIZE] [--name NAME] [--PARAMETER VALUE…]"
      + " | NAME add WIDGET | NAME remove WIDGET",
    summary: "Puts several widgets in one place; the most relevant one is shown.",
    examples: [
      .init("widgetctl stack day add to-do --size medium", "a stack with its first widget"),
      .init("widgetctl stack day add crypto", "another one, in the size of the stack"),
      .init("widgetctl stack day add 3", "a widget that is on the page already"),
      .init("widgetctl stack", "which widget each stack shows, and until when"),
      .init("widgetctl show day --format tmux", "one line that says what matters now"),
      .init("widgetctl stack day remove crypto", "gives it a place of its own"),
      .init("widgetctl undo", "undoes the last of these"),
    ],
    details: """
      A stack shows its most relevant widget. The author of a widget gives each entry a score,
      which is compared with the highest score that widgets of this kind have had. If none is
      relevant, the first widget is shown. Each is shown for at least a minute. In 'watch' the keys
      [ and ] turn a stack. A stack has at most ten widgets, all of one size; 'show', 'move', 'rename',
      'configure --size' and 'remove' accept its name.
      """,
    options: [.size, .widgetName, AddCommand.recommendation, .board, .ascii],
    operands: 0...3,
    operandName: "NAME ACTION",
    operandValues: [
      .stacks, .words(["add", "remove"]), .following(["add": .kinds, "remove": .widgets]),
    ],
    takesParameters: true,
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let words = host.context.arguments.operands
    switch (words.dropFirst().first, words.count) {
    case (nil, _): try StackList(host).write(words.first)
    case ("add"?, 3): try StackAddition(host, name: StackName(words[0])).run(words[2])
    case ("remove"?, 3): try remove(words[2], from: StackName(words[0]), host)
    case ("add"?, _):
      throw missing("KIND", "widgetctl stack \(ShellWord.quoted(words[0])) add to-do")
    case ("remove"?, _):
      throw missing("WIDGET", "widgetctl stack \(ShellWord.quoted(words[0])) remove crypto")
    case (let word?, _): throw unknown(word, words)
    }
    return .done
  }

  private static func missing(_ name: String, _ example: String) -> CommandError {
    .usage(.missingArgument(name, signature: signature.usage, example: example))
  }

  private static func unknown(_ word: String, _ words: [String]) -> CommandError {
    let isSwapped = StackName.actions.contains(words[0])
    let rest = words.dropFirst(2).map(ShellWord.quoted)
    let line =
      isSwapped
      ? [ShellWord.quoted(word), words[0]] + rest : [ShellWord.quoted(words[0]), "add"] + rest
    return .usage(
      .other(
        message: isSwapped
          ? "the name of the stack is the first word, and '\(words[0])' the second"
          : "unknown action '\(word)'",
        hint: "did you mean: widgetctl stack \(line.joined(separator: " "))"
      )
    )
  }

  private static func remove(
    _ word: String,
    from name: StackName,
    _ host: Host
  ) throws(CommandError) {
    let store = try host.store
    let members = name.members(among: try store.placedWidgets())
    guard let stack = members.first?.stack else { throw CommandError.noStack(name.text) }
    let widget = try WidgetSelector(widgets: members).selectOne(word)
    let told = "Moved \(PlacedWidgetText.name(widget)) out of stack “\(stack)”"
    let run = ShelfRun(
      "stack-remove",
      [IntentArgument("stack", text: stack), IntentArgument("widget", text: widget.shortID)],
      origin: "stack",
      host.context
    )
    let changed = try run.perform(in: store, telling: { (_: PlacedWidget) in told }) {
      let changed = try PlacedChange.apply(to: widget.id, in: $0) { $0.stack = nil }
      if let last = name.members(among: try $0.placedWidgets()).last,
        last.position > changed.position
      {
        try $0.moveWidget(widget.id, to: last.position)
      }
      return changed
    }
    try run.write(
      told + ", to a place of its own",
      undo: "undoes that",
      json: [("stack", .string(stack)), ("widget", PlacedWidgetText.json(changed))]
    )
  }
}

extension CommandError {
  /// Returns the error for a stack that does not exist.
  static func noStack(_ name: String) -> CommandError {
    .failed(
      .negative,
      message: "no stack is called '\(name)'",
      hint:
        "'widgetctl stack' lists them, 'widgetctl stack \(ShellWord.quoted(name)) add to-do' makes it"
    )
  }
}
