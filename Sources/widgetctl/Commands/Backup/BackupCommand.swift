import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// The `backup` command, which writes the store and the settings to one file, and restores them.
enum BackupCommand: Command {
  private static let verify = OptionDefinition(
    "verify",
    "say whether FILE is a whole backup, and of what; nothing is changed"
  )

  static let signature = CommandSignature(
    name: "backup",
    synopsis: "FILE|- | --verify FILE | restore FILE [--yes]",
    summary: "Saves your data, page and settings in one file, or restores it.",
    examples: [
      .init("widgetctl backup ~/widgets.backup", "also while other commands run"),
      .init("widgetctl backup - | ssh nas 'cat > widgets.backup'", "to another machine"),
      .init("widgetctl backup --verify ~/widgets.backup", "checks that the backup is complete"),
      .init("widgetctl backup restore ~/widgets.backup", "the present store is copied first"),
      .init("widgetctl config set backups 14", "keeps the last 14 daily backups of 'refresh'"),
    ],
    details: """
      A backup is an SQLite database: the to-dos and all other records with their history, the
      placed widgets, the file of settings, and the names of the extensions that you have added,
      which you add again on another machine. It does not contain what extensions store elsewhere,
      such as passwords. Only you can read it.

      'restore' verifies the file first and makes a backup of the present store, with the time in
      its name; restore that one to go back. Other commands may run meanwhile.

      'refresh' makes a backup a day in the folder 'backups' beside the store, if the store has
      changed and is smaller than 64 MB. The last seven stay, or as many as the setting 'backups'
      says.
      """,
    options: [verify, .yes],
    operands: 0...2,
    operandName: "FILE",
    operandValues: [.files, .files],
    isWriting: true
  )

  /// The first operand for a restore; a file with this name must be written as `./restore`.
  private static let restore = "restore"

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let arguments = host.context.arguments
    let operands = arguments.operands
    switch (operands.first, operands.count) {
    case (restore, 2) where !arguments.has(verify):
      return try BackupRestoration(host).run(operands[1])
    case (restore, 1) where !arguments.has(verify): throw missing("widgetctl backup restore FILE")
    case (.some, 1) where arguments.has(verify):
      return try BackupVerification(host).run(operands[0])
    case (.some, 1): return try BackupMaking(host).run(operands[0])
    case (nil, _): throw missing(signature.usage)
    default:
      throw .usage(
        .unexpectedArgument(
          operands[operands.count - 1],
          signature: signature.usage,
          corrected: ([signature.call] + operands.dropLast().map(ShellWord.quoted))
            .joined(separator: " ")
        )
      )
    }
  }

  private static func missing(_ form: String) -> CommandError {
    .usage(
      .missingArgument("FILE", signature: form, example: "widgetctl backup ~/widgets.backup")
    )
  }
}

/// The commands `backup FILE` and `backup -`, which make a backup.
private struct BackupMaking {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ file: String) throws(CommandError) -> ExitCode {
    if file == "-" {
      try stream()
      return .done
    }
    let path = BackupPath.absolute(file)
    let facts = try make(path)
    BackupNote(made: context.now, path: path).write(besideStore: try host.store.location)
    let bytes = FileStamp(path: path)?.size ?? 0
    if context.output.isJSON {
      try context.output.result(
        json: [("file", .string(path)), ("bytes", .integer(bytes))] + BackupText(facts).json
      )
    } else {
      let line = "Backed up \(BackupText(facts).counts) to \(file) (\((bytes + 999) / 1_000) kB)"
      try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
    }
    return .done
  }

  private func make(_ path: String) throws(CommandError) -> BackupFacts {
    let backup = StoreBackup(
      try host.store.location,
      settings: try context.settingsBytes(),
      program: ProgramVersion.text,
      now: context.now
    )
    return try ProgressLine(context).waiting(for: "Copying the store") {
      () throws(CommandError) in
      try backedUp { () throws(BackupError) in try backup.write(to: path) }
    }
  }

  /// Writes the backup to standard output, once it is complete.
  private func stream() throws(CommandError) {
    guard !TerminalDevice.isTerminal(.standardOutput) else {
      throw .usage(
        .other(
          message: "a backup is not text, and standard output is a terminal",
          hint: "name a file, or send it on: widgetctl backup - | ssh HOST 'cat > widgets.backup'"
        )
      )
    }
    guard !context.output.isJSON else {
      throw .usage(
        .other(
          message: "'backup -' writes the backup itself, which is not JSON",
          hint: "leave out --json, or name a file"
        )
      )
    }
    guard let file = TemporaryFile(holding: []) else {
      throw .failed(
        .cannotCreate,
        message: "there is no place for a temporary file",
        hint: "name a folder of your own in TMPDIR"
      )
    }
    let unfinished = StoreBackup.unfinished(file.path)
    SignalledEnd.removes(unfinished)
    defer {
      file.remove()
      SignalledEnd.leaves(unfinished)
    }
    _ = try make(file.path)
    try InputFile.forEachPart(of: file.path) { (part) throws(CommandError) in
      try context.output.result(part)
    }
  }
}
