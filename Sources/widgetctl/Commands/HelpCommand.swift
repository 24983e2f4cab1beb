import WidgetIntents
import WidgetTerminal

/// `help`: the commands, or one of them.
enum HelpCommand: Command {
  static let signature = CommandSignature(
    name: "help",
    synopsis: "[COMMAND]",
    summary: "Lists the commands, or explains one of them.",
    examples: [.init("widgetctl help show", "everything about one command")],
    operands: 0...1,
    operandName: "COMMAND"
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    guard let name = context.arguments.operands.first else {
      try context.output.result(prose: program(isWhole: true))
      return .done
    }
    guard let command = CommandList.command(named: name) else { throw .usage(unknown(name)) }
    try context.output.result(prose: HelpText.whole(command.signature))
    return .done
  }

  static func unknown(_ name: String) -> UsageError {
    .unknownCommand(
      name,
      suggestion: NameSuggestion.closest(to: name, in: CommandList.names)
    )
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
      ("widgetctl schedule print", "the crontab line that keeps them fresh"),
    ])
    text += "\ncommands:\n"
    text += HelpText.aligned(
      CommandList.all.map { ($0.signature.name, $0.signature.summary) }
    )
    guard isWhole else {
      return text + "\n'widgetctl COMMAND -h' explains one, 'widgetctl --help' shows everything.\n"
    }
    text += "\noptions:\n"
    text += HelpText.aligned([
      ("-h, --help", "help: -h short, --help whole"),
      ("--version", "the version"),
      ("--store PATH", "the store's file, before or after the command"),
      ("--json", "results and errors as JSON, where a command returns or lists something"),
    ])
    text += "\nenvironment:\n"
    text += HelpText.aligned([
      ("WIDGETCTL_STORE", "the store's file"),
      ("XDG_DATA_HOME, XDG_STATE_HOME", "where the store and the extensions' log are kept"),
      ("NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR", "colours, where --color does not say"),
      ("COLUMNS", "the width, where neither --width nor a terminal says"),
      ("TZ", "the time zone in which dates are shown and read"),
    ])
    text += "\nexit codes:\n"
    return text + HelpText.aligned(ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) })
  }
}
