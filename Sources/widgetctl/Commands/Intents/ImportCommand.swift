import Ground
import WidgetIntents
import WidgetTerminal

/// The `import` command, which adds the to-dos of other programs' files to the list.
enum ImportCommand: Command {
  private static let from = OptionDefinition(
    "from",
    value: "FORM",
    of: .words([
      "todo.txt", "taskwarrior", "icalendar", "calcurse", "csv", "dstask", "markdown", "org",
      "reminders",
    ]),
    "the form of the files; recognised from what they hold unless given"
  )
  private static let list = OptionDefinition(
    "list",
    value: "NAME",
    "the list of to-dos that have none"
  )
  static let zone = OptionDefinition(
    "zone",
    value: "ZONE",
    "the time zone of times without one, such as Europe/Istanbul"
  )
  static let charset = OptionDefinition(
    "charset",
    value: "NAME",
    of: .words(["utf-8", "utf-16", "latin1", "iso-8859-9", "windows-1252", "windows-1254"]),
    "how the text is encoded; UTF-8 unless given"
  )
  private static let keepGoing = OptionDefinition(
    "keep-going",
    "import the others if a record is broken"
  )
  private static let theirs = OptionDefinition(
    "theirs",
    "use the file's values if a to-do was changed on both sides"
  )
  private static let dryRun = OptionDefinition(
    "dry-run",
    "say what would be imported; nothing is written"
  )

  static let signature = CommandSignature(
    name: "import",
    synopsis: "FILE…|FOLDER|- [--from FORM] [--list NAME] [--dry-run]",
    summary: "Imports to-dos from files of other programs.",
    examples: [
      .init("widgetctl import ~/todo.txt", "a list of todo.txt"),
      .init("task export | widgetctl import -", "all tasks of Taskwarrior"),
      .init("widgetctl import ~/calendars/work --list Work", "a folder of calendar files"),
      .init("widgetctl import ~/todo.txt --dry-run", "shows what would be imported"),
    ],
    details: """
      The files are read and checked before anything is written; one 'undo' undoes the whole
      import. Importing a file again applies its changes. A to-do that was changed both here and
      in the file keeps its values here and is reported; --theirs uses the file's values. An
      invalid record is reported with its line, and nothing is imported unless --keep-going is
      given.
      """,
    options: [from, list, zone, charset, dryRun, keepGoing, theirs, .yes, .key, .wait, .synced],
    operands: 1...1_000,
    operandName: "FILE",
    operandValues: [.files],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let call = ExchangeCall(host: host, intent: "import-to-dos", signature: signature)
    var arguments: [IntentArgument] = []
    var temporary: [TemporaryFile] = []
    defer { for file in temporary { file.remove() } }
    for path in host.context.arguments.operands {
      guard let held = try held(path) else {
        arguments.append(IntentArgument("files", text: try ExchangeCall.absolute(path)))
        continue
      }
      guard temporary.isEmpty else {
        throw .usage(
          .other(
            message: "'\(path)' is a second input that is not a file",
            hint: "import one after the other",
            signature: signature.usage
          )
        )
      }
      temporary.append(held)
      arguments.append(IntentArgument("input", text: held.path))
    }
    for option in [from, list, zone, charset, dryRun, keepGoing, theirs] {
      arguments += call.argument(option)
    }
    try call.write(try call.perform(arguments))
    return .done
  }

  /// Copies standard input or a pipe, which the extension cannot open, into a file that only the
  /// user can read.
  ///
  /// - Returns: `nil` for a regular file or a folder, which the extension reads itself.
  private static func held(_ path: String) throws(CommandError) -> TemporaryFile? {
    if path != "-", !FileStamp.isStream(path) { return nil }
    let limit = 256 << 20
    let name = path == "-" ? "standard input" : path
    let bytes = try inputText(name) { () throws(InputFile.Failure) in
      path == "-"
        ? try InputFile.standardInput(limit: limit)
        : try InputFile.contents(of: path, limit: limit)
    }
    guard !bytes.isEmpty else {
      throw .failed(.noInput, message: "\(name) is empty", hint: "nothing was imported")
    }
    guard let file = TemporaryFile(holding: bytes) else {
      throw .failed(
        .cannotCreate,
        message: "there is no room for a temporary file",
        hint: "make room in $TMPDIR or /tmp"
      )
    }
    return file
  }
}
