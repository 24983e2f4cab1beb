import Ground
import WidgetIntents
import WidgetTerminal

/// The `help` command, which explains all commands or one of them.
enum HelpCommand: Command {
  private static let man = OptionDefinition("man", "as a page of the manual, in mdoc")

  static let signature = CommandSignature(
    name: "help",
    synopsis: "[COMMAND|INTENT|todo [WORD]] [--man] [--json]",
    summary: "Lists the commands, or explains one of them.",
    examples: [
      .init("widgetctl help show", "everything about one command"),
      .init("widgetctl help todo", "the words and signs of the to-do list"),
      .init("widgetctl help todo due", "the dates that you can write"),
      .init("widgetctl help add-to-do", "everything about one intent"),
      .init("widgetctl help --man show > widgetctl-show.1", "the same as a page of the manual"),
    ],
    options: [man],
    operands: 0...2,
    operandName: "COMMAND",
    operandValues: [.topics]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let output = context.output
    let isPage = context.arguments.has(man)
    guard let name = context.arguments.operands.first else {
      if isPage {
        try output.result(programPage.text)
      } else if output.isJSON {
        try output.result(json: json)
      } else {
        try output.result(prose: program(isWhole: true, shortWords(of: host)))
      }
      return .done
    }
    guard let command = CommandList.command(named: name) else {
      if let book = try shortCommands(name, host) {
        guard isPage else {
          let words = Array(context.arguments.operands.dropFirst())
          return try ShortHelp(book, context).write(words)
        }
        var page = ManualPage(ShortHelp(book, context).wholeSignature, date: ProgramVersion.date)
        page.related = [ProgramName.own]
        try output.result(page.text)
        return .done
      }
      return try explainIntent(name, host)
    }
    if let extra = context.arguments.operands.dropFirst().first {
      throw .usage(
        .unexpectedArgument(
          extra,
          signature: signature.usage,
          corrected: "widgetctl help \(name)"
        )
      )
    }
    if isPage {
      try output.result(ManualPage(command.signature, date: ProgramVersion.date).text)
    } else if output.isJSON {
      try output.result(json: [("command", HelpText.json(command.signature))])
    } else {
      try output.result(prose: HelpText.whole(command.signature))
    }
    return .done
  }

  /// Returns the short commands with this name; `nil` if no extension declares them.
  ///
  /// A missing store is not created.
  private static func shortCommands(
    _ name: String,
    _ host: Host
  ) throws(CommandError) -> ShortCommandBook? {
    try ShortCommandBook(named: name, of: host.extensions)
  }

  /// Returns the names and summaries of short commands, except those of the built-in extensions.
  static func shortWords(of host: Host) -> [(String, String)] {
    CompletionFacts(host, commands: []).shortCommands
      .filter { !([CommandName.shortWords] + CommandGroups.furtherShortWords).contains($0.name) }
      .map { ($0.name, $0.summary) }
  }

  /// Prints the help of an intent, if `name` is not a command but the name of an intent.
  private static func explainIntent(
    _ name: String,
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let unknown = UnknownCommand(name: name, isHelp: true, words: [], in: host)
    guard let found = unknown.intent else { throw unknown.error }
    try IntentsCommand.explain(found, host.context)
    return .done
  }

  /// The JSON description of all commands.
  static var json: [(String, JSONText)] {
    [
      ("version", .string(ProgramVersion.text)),
      ("commands", .array(CommandList.all.map { HelpText.json($0.signature) })),
    ]
  }

  private static let options =
    HelpText.rows(of: OptionDefinition.common) + [
      ("--version", "print the version, the build and the formats")
    ]

  private static let environment = [
    ("WIDGETCTL_STORE", "the store's file"),
    (
      "XDG_DATA_HOME, XDG_STATE_HOME",
      "where the store, the log and the locks of extensions are"
    ),
    ("XDG_CONFIG_HOME", "where the file of settings is: 'widgetctl config'"),
    ("LC_ALL, LC_CTYPE, LANG", "the language; C, POSIX and charsets but UTF-8 mean ASCII"),
    ("XDG_CACHE_HOME", "where the answers of terminals are stored"),
    ("NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR", "colours, unless --color is given"),
    ("FORCE_HYPERLINK", "prints links, even if the terminal does not report support"),
    ("VISUAL, EDITOR", "what 'config edit' runs"),
    ("WIDGETCTL_LOCATION", "where you are; overrides the setting 'location'"),
    ("COLUMNS", "the width, if neither --width nor a terminal gives one"),
    ("TZ", "the time zone in which dates are shown and read"),
  ]

  private static let examples: [CommandSignature.Example] = [
    .init("widgetctl show", "draw your widgets"),
    .init("widgetctl todo add Buy milk tomorrow 9am", "add a to-do"),
    .init("widgetctl schedule install", "refresh widgets in the background"),
  ]

  /// The manual page of the program itself.
  private static var programPage: ManualPage {
    let commands = CommandList.all.map { $0.signature }
    let todo = (CommandName.shortWords, "Short commands for the to-do list: todo(1).")
    var page = ManualPage(
      name: ProgramName.own,
      date: ProgramVersion.date,
      summary: "Home-screen widgets for the terminal."
    )
    page.synopsis = ["widgetctl COMMAND [ARGUMENT…]", "widgetctl --help", "widgetctl --version"]
    page.details = """
      Widgets are drawn from pictures that a store keeps, and made anew by the extensions that they belong to. \
      Their buttons are intents, which run from here too.

      Each command has a page of its own, such as widgetctl-show(1), and takes the options that stand \
      below, before its name or after it.
      """
    page.lists = [
      ManualPage.List("commands", [todo] + commands.map { ($0.name, $0.summary) }),
      ManualPage.List("options", options),
      ManualPage.List("environment", environment),
      ManualPage.List("exit status", ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) }),
    ]
    page.examples = examples
    page.related =
      commands.map { "\(ProgramName.own)-\($0.name)" } + ["todo(1)", "widgetctl-script(5)"]
    return page
  }

  /// Returns the help of the program itself; the short form fits a screen of 24 lines.
  static func program(isWhole: Bool, _ shortWords: [(String, String)] = []) -> String {
    let title = "widgetctl \(ProgramVersion.text): home-screen widgets for the terminal\n\n"
    let examples = HelpText.aligned(examples.map { ($0.line, $0.meaning) })
    guard isWhole else {
      let others = shortWords.map { "\($0.0)  \($0.1)\n" }.joined()
      return title + examples + "\n\(CommandGroups.brief)\(others)"
        + "\n'widgetctl help COMMAND' explains one; 'widgetctl --help' also lists options.\n"
    }
    var text = "\(title)examples:\n\(examples)\(CommandGroups.list)"
    if !shortWords.isEmpty { text += "\nof extensions:\n" + HelpText.aligned(shortWords) }
    text += "\noptions of every command, before its name or after it:\n"
    text += HelpText.aligned(options)
    text += "\nenvironment:\n" + HelpText.aligned(environment)
    return text + "\nexit codes:\n" + HelpText.exitCodes
  }
}
