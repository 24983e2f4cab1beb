import WidgetIntents
import WidgetTerminal

/// `help`: the commands, or one of them.
enum HelpCommand: Command {
  static let signature = CommandSignature(
    name: "help",
    synopsis: "[COMMAND|INTENT] [--json]",
    summary: "Lists the commands, or explains one of them.",
    examples: [
      .init("widgetctl help show", "everything about one command"),
      .init("widgetctl help add-to-do", "everything about one intent"),
    ],
    operands: 0...1,
    operandName: "COMMAND"
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let output = context.output
    guard let name = context.arguments.operands.first else {
      if output.isJSON {
        try output.result(json: json)
      } else {
        try output.result(prose: program(isWhole: true))
      }
      return .done
    }
    guard let command = CommandList.command(named: name) else {
      return try explainIntent(name, context)
    }
    if output.isJSON {
      try output.result(json: [("command", HelpText.json(command.signature))])
    } else {
      try output.result(prose: HelpText.whole(command.signature))
    }
    return .done
  }

  /// What is no command may be an intent.
  private static func explainIntent(
    _ name: String,
    _ context: CommandContext
  ) throws(CommandError) -> ExitCode {
    let unknown = UnknownCommand(name: name, isHelp: true, words: [], context: context)
    guard let found = unknown.intent else { throw unknown.error }
    try IntentsCommand.explain(found, context)
    return .done
  }

  /// Every command for programs.
  static var json: [(String, JSONText)] {
    [
      ("version", .string(ProgramVersion.text)),
      ("commands", .array(CommandList.all.map { HelpText.json($0.signature) })),
    ]
  }

  /// The help of the program itself.
  static func program(isWhole: Bool) -> String {
    var text = """
      widgetctl \(ProgramVersion.text): home-screen widgets for the terminal

      examples:

      """
    text += HelpText.aligned([
      ("widgetctl show --size large", "draw your widgets"),
      ("widgetctl perform add-to-do --name \"Buy milk\"", "run an intent"),
      ("widgetctl find ToDo where isDone == false", "list what widgets are about"),
      ("widgetctl run morning.intents", "run a script of intents"),
      ("widgetctl schedule install", "keeps them fresh"),
    ])
    text += "\ncommands:\n"
    text += HelpText.aligned(
      CommandList.all.map { ($0.signature.name, $0.signature.summary) }
    )
    guard isWhole else {
      return text + "\n'widgetctl COMMAND -h' explains one, 'widgetctl --help' shows everything.\n"
    }
    text += "\noptions:\n"
    text += HelpText.aligned(
      [("--version", "the version")]
        + OptionDefinition.common.map { option in
          (option.short.map { "-\($0), \(option.spelling)" } ?? option.spelling, option.summary)
        }
    )
    text += "\nEvery command takes these options but --version, before its name or after it.\n"
    text += "\nenvironment:\n"
    text += HelpText.aligned([
      ("WIDGETCTL_STORE", "the store's file"),
      (
        "XDG_DATA_HOME, XDG_STATE_HOME",
        "where the store, the log and the locks of extensions are kept"
      ),
      ("XDG_CONFIG_HOME", "where the file of settings is: 'widgetctl config'"),
      ("LC_ALL, LC_CTYPE, LANG", "the language; C, POSIX and charsets but UTF-8 mean ASCII"),
      ("XDG_CACHE_HOME", "where it is kept what terminals answer"),
      ("NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR", "colours, where --color does not say"),
      ("FORCE_HYPERLINK", "links, where a terminal does not say that it knows them"),
      ("VISUAL, EDITOR", "what 'config edit' runs"),
      ("COLUMNS", "the width, where neither --width nor a terminal says"),
      ("TZ", "the time zone in which dates are shown and read"),
    ])
    text += "\nexit codes:\n"
    return text + HelpText.aligned(ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) })
  }
}
