import Ground
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The `export` command, which writes to-dos to a file in the format of another program.
enum ExportCommand: Command {
  private static let to = OptionDefinition(
    "to",
    value: "FORM",
    of: .words(["todo.txt", "taskwarrior", "icalendar"]),
    "the form of the file; that of its name, or of what was imported, unless given"
  )
  private static let all = OptionDefinition("all", "also those that are done or cancelled")
  private static let strict = OptionDefinition(
    "strict",
    "write nothing if the format cannot store something"
  )

  static let signature = CommandSignature(
    name: "export",
    synopsis: "[FILE|-] [where CONDITION] [--to FORM] [--all] [--strict]",
    summary: "Exports to-dos to a file of another program.",
    examples: [
      .init("widgetctl export ~/todo.txt", "the open ones, as todo.txt"),
      .init("widgetctl export --to taskwarrior | task import", "to Taskwarrior"),
      .init("widgetctl export where list is Work --to icalendar", "to standard output"),
      .init("widgetctl export all.ics --all", "those that are done too"),
    ],
    details: """
      A to-do that was imported from a file of the same format keeps its text, except for changes;
      comments and other lines of that file stay. Values that the format cannot store are counted
      on standard error; with --strict that is an error. The file is written beside the old one
      and renamed. A file that was not imported, or has changed since, is only replaced if you
      confirm it (--yes).
      """,
    options: [to, all, strict, ImportCommand.zone, ImportCommand.charset, .yes],
    operands: 0...1_000,
    operandName: "FILE",
    operandValues: [.files],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let call = ExchangeCall(host: host, intent: "export-to-dos", signature: signature)
    let words = try usage { () throws(UsageError) in
      try ExportWords(host.context.arguments.operands, signature: signature.usage)
    }
    var arguments: [IntentArgument] = []
    if let condition = words.condition {
      arguments.append(IntentArgument("condition", text: condition))
    }
    for option in [to, all, strict, ImportCommand.zone, ImportCommand.charset] {
      arguments += call.argument(option)
    }
    if let path = words.file, !FileStamp.isStream(path) {
      arguments.append(IntentArgument("file", text: try ExchangeCall.absolute(path)))
      try call.write(try call.perform(arguments))
      return .done
    }
    guard let held = TemporaryFile(holding: []) else {
      throw .failed(
        .cannotCreate,
        message: "there is no room for a temporary file",
        hint: "make room in $TMPDIR or /tmp"
      )
    }
    defer { held.remove() }
    arguments += [
      IntentArgument("file", text: held.path), IntentArgument("copy", text: "true"),
    ]
    let reply = try call.perform(arguments)
    if host.context.output.isJSON { try call.write(reply) } else { try print(held, host.context) }
    return .done
  }

  /// Writes the bytes of a file to standard output; at a terminal, control characters are replaced.
  private static func print(
    _ file: TemporaryFile,
    _ context: CommandContext
  ) throws(CommandError) {
    let bytes = try inputText(file.path) { () throws(InputFile.Failure) in
      try InputFile.contents(of: file.path, limit: 1 << 30)
    }
    guard TerminalDevice.isTerminal(.standardOutput) else {
      return try context.output.result(bytes)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let safe = lines.map { TerminalText.sanitized(String($0)) }
    try context.output.result(safe.joined(separator: "\n") + (text.hasSuffix("\n") ? "" : "\n"))
    if zip(lines, safe).contains(where: { String($0) != $1 }) {
      context.output.note("control characters are shown as safe ones here; a file gets the bytes")
    }
  }
}
