import WidgetTerminal

/// `watch`: the live view.
enum WatchCommand: Command {
  static let signature = CommandSignature(
    name: "watch",
    synopsis: "[WIDGET…] [--size SIZE]",
    summary: "Shows your widgets and keeps them up to date; their buttons can be pressed.",
    examples: [
      .init("widgetctl watch", "all widgets, until q is pressed"),
      .init("widgetctl watch to-do --size large", "one of them"),
    ],
    details: """
      The view sleeps until something changes: a key, another process's change, a date that counts.
      It holds no lock: what a press does, and what is due, is done by commands of their own, which
      go on when the view ends. A widget never asks: where its button's intent needs more, the last
      line names the command to type.
      """,
    options: [.size, .mode, .scheme],
    operands: 0...1_000,
    operandName: "WIDGET",
    tables: [.init(title: "keys", rows: LiveKeys.rows.map { ($0.keys, $0.meaning) })]
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    if context.output.isJSON {
      throw .usage(
        .other(
          message: "'watch' has no JSON",
          hint: "'widgetctl show --json' prints the widgets once",
          signature: signature.usage
        )
      )
    }
    let options = try context.pictureOptions()
    let source = try StoreLive(context, isDark: options.scheme == .dark)
    let loop = try LiveLoop(source, environment: context.environment) { () throws(CommandError) in
      try context.pictureOptions()
    }
    let code = try loop.run()
    if code != 0 { ProcessSetup.leave(code) }
    return .done
  }
}
