import Ground
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The `config` command, which shows and changes the user's settings, and the placed widgets as
/// text.
enum ConfigCommand: Command {
  static let origin = OptionDefinition("origin", "also where each value comes from")

  static let signature = CommandSignature(
    name: "config",
    synopsis: "show [--origin] | set KEY VALUE | unset KEY | edit | path | export"
      + " | apply FILE|- [--dry-run] | theme [WORD] | language [WORD]",
    summary: "Shows or sets your settings; theme and language are two of them.",
    examples: [
      .init("widgetctl config show --origin", "the settings, and where each is set"),
      .init("widgetctl config set palette harbor", "from now on, for all widgets"),
      .init("widgetctl config set kind.to-do.size medium", "what 'add to-do' places"),
      .init("widgetctl config edit", "the file, in your editor"),
      .init("widgetctl config export > page.conf", "the placed widgets"),
      .init("widgetctl config apply page.conf", "places widgets as in the file; 'undo' works"),
    ],
    details: """
      The file has lines 'key = value', sections such as [kind to-do] with defaults for 'add', and
      comments that begin with #. An option overrides an environment variable, and a variable
      overrides the file. Colours that 'theme' or the widget 'appearance' has set are in the store
      and override the file too.

      A wrong line is reported and ignored; everything else works. 'show' and 'edit' then end with
      78. 'refresh' reports it only at a terminal, because a timer mails all output.

      'apply' matches widgets by their ids, or else by name and kind. Widgets that the file does
      not contain are removed; a widget without a size in the file keeps its size.
      """,
    options: [origin, .dryRun],
    operands: 0...3,
    operandName: "ACTION",
    operandValues: [
      .words(actions),
      .following([
        "set": .words(keys), "unset": .words(keys), "apply": .files,
        "theme": ThemeCommand.signature.operandValues(at: 0),
        "language": LanguageCommand.signature.operandValues(at: 0),
      ]),
      .following(
        Dictionary(
          uniqueKeysWithValues: Setting.allCases.map { ($0.rawValue, .words($0.words ?? [])) }
        )
      ),
    ],
    isWriting: true,
    tables: [
      .init(
        title: "settings",
        rows: Setting.allCases.map { setting in
          (setting.rawValue, "\(setting.summary): \(setting.expectation)")
        }
      )
    ]
  )

  private static let actions = [
    "show", "set", "unset", "edit", "path", "export", "apply", "theme", "language",
  ]

  private static let words = ActionWord(
    signature,
    actions: actions,
    reading: "show",
    synonyms: [
      "check": "show", "reset": "unset", "rm": "unset", "remove": "unset", "delete": "unset",
      "file": "path", "open": "edit",
    ]
  )

  private static var keys: [String] { Setting.allCases.map(\.rawValue) }

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let operands = words.operands(of: context)
    switch (operands[0], operands.count) {
    case ("show", 1): return try SettingsTable(host).run()
    case ("path", 1): return try path(context)
    case ("set", 3): return try SettingChange(host).set(operands[1], to: operands[2])
    case ("unset", 2): return try SettingChange(host).unset(operands[1])
    case ("edit", 1): return try SettingsEditing(host).run()
    case ("export", 1): return try PageExport(host).run()
    case ("apply", 2): return try PageApplication(host).run(operands[1])
    case ("theme", 1...2): return try ThemeCommand.run(host.running(ThemeCommand.self))
    case ("language", 1...2): return try LanguageCommand.run(host.running(LanguageCommand.self))
    case ("set", 1), ("unset", 1): throw words.missing("KEY", of: operands)
    case ("set", 2): throw words.missing("VALUE", of: operands)
    case ("apply", 1): throw words.missing("FILE", of: operands)
    case (let action, _) where actions.contains(action): throw words.unexpected(operands)
    case (let key, 1) where keys.contains(key): throw words.unknown(["show"], typed: key)
    case (let key, 2) where keys.contains(key): throw words.unknown(["set"] + operands, typed: key)
    default: throw words.unknown(operands)
    }
  }

  private static func path(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let path = try context.settingsPath()
    if context.output.isJSON {
      try context.output.result(json: [
        ("path", .string(path)), ("exists", .bool(FileStamp(path: path) != nil)),
      ])
    } else {
      try context.output.result(lines: TerminalText.sanitized(path) + "\n")
    }
    return .done
  }
}
