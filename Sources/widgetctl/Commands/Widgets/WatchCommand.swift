import Ground
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// The `watch` command, which shows the live view: widgets that are kept up to date, and whose
/// controls can be pressed.
enum WatchCommand: Command {
  private static let linear = OptionDefinition(
    "linear",
    "lines of words for what changes, for screen readers and terminals that only print"
  )

  static let signature = CommandSignature(
    name: "watch",
    synopsis: "[WIDGET…] [--board BOARD] [--size SIZE]",
    summary: "Shows your widgets and keeps them up to date; their buttons can be pressed.",
    examples: [
      .init("widgetctl watch", "all widgets, until q is pressed"),
      .init("widgetctl watch to-do --size large", "one of them"),
      .init("widgetctl watch --linear", "as lines of text, also into a pipe"),
    ],
    details: """
      The view sleeps until something changes: a key is pressed, another process changes the
      store, or an entry is due. It holds no lock: presses and refreshes run as separate commands,
      which continue when the view ends. A widget never asks questions: if a button's intent needs
      more values, the last line shows the command to type.

      With --linear, and at a terminal that only prints (TERM=dumb), each widget is printed as
      lines of text, first in full and then what changes. Type a control's number and Enter to
      press it; ? lists the numbers.
      """,
    options: [linear, .board, .size, .mode, .scheme, .palette],
    operands: 0...1_000,
    operandName: "WIDGET",
    operandValues: [.widgets],
    tables: [
      .init(title: "keys", rows: LiveKeys.rows.map { ($0.keys, $0.meaning) }),
      .init(title: "keys of the edit", rows: PageKeys.rows.map { ($0.keys, $0.meaning) }),
    ]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    if context.output.isJSON {
      throw .usage(
        .other(
          message: "'watch' cannot print JSON",
          hint: "'widgetctl show --json' prints the widgets once",
          signature: signature.usage
        )
      )
    }
    let options = try context.pictureOptions()
    if let name = context.arguments.value(of: .board) {
      _ = try host.store.boards().selectOne(name)
    }
    try requireSizes(host)
    let source = try StoreLive(context, options.scheme, LiveCommandLine(host))
    LinkProcess.follow(try host.store)
    if context.arguments.has(linear) || isDumb(context) {
      let lines = try LiveLines(
        source,
        environment: context.environment,
        output: context.output,
        options: { () throws(CommandError) in try context.pictureOptions() }
      )
      return try ended(with: lines.run())
    }
    let loop = try LiveLoop(
      source,
      environment: context.environment,
      remember: { TerminalMemory.keep($0, of: context.environment) },
      // A command typed in the view may have changed the settings file.
      options: { () throws(CommandError) in
        var current = context
        current.environment = context.environment.readingSettings()
        return try current.pictureOptions()
      }
    )
    return try ended(with: loop.run())
  }

  /// Rejects a size that no shown widget supports, or that one of the named widgets does not
  /// support.
  private static func requireSizes(_ host: Host) throws(CommandError) {
    let context = host.context
    guard let family = try context.family(), let reader = try host.store.reader() else {
      return
    }
    let shelf = try stored { () throws(StoreError) in
      try reader.shelf().filter { $0.widget.isThere(at: context.now) }
    }
    let words = context.arguments.operands
    let chosen = Set(try WidgetSelector(widgets: shelf.map(\.widget)).select(words).map(\.id))
    _ = try OfferedSizes.admitted(
      family,
      among: shelf.filter { chosen.contains($0.widget.id) },
      areNamed: { _ in !words.isEmpty }
    ) { $0 }
  }

  /// Returns whether the terminal's type is `dumb`, so that it can only print lines.
  private static func isDumb(_ context: CommandContext) -> Bool {
    context.environment["TERM"] == "dumb" && TerminalDevice.isTerminal(.standardOutput)
  }

  private static func ended(with code: Int32) -> ExitCode {
    // 129, 131 and 143 are not exit codes of commands.
    if code != 0 { ProcessSetup.leave(code) }
    return .done
  }
}
