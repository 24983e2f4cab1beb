import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The command `backup restore FILE`, which replaces the store and the settings by those of a
/// backup.
struct BackupRestoration {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ file: String) throws(CommandError) -> ExitCode {
    let backup = try BackupVerification.verified(file, context)
    try confirm(backup.facts)
    let restore = StoreRestore(
      backup,
      to: try host.store.location,
      settings: try context.settingsBytes(),
      program: ProgramVersion.text,
      now: context.now
    )
    let report = try ProgressLine(context).waiting(for: "Restoring the store") {
      () throws(CommandError) in
      try backedUp { () throws(BackupError) in try restore.restore() }
    }
    var isKept = false
    if case .backup? = report.kept { isKept = true }
    let changed = try BackupSettings(context).restore(report.facts.settings, isKept: isKept)
    try say(report, settings: changed)
    return .done
  }

  private func say(_ report: RestoreReport, settings: String?) throws(CommandError) {
    let (way, kept) = Self.kept(report.kept)
    if context.output.isJSON {
      return try context.output.result(
        json: BackupText(report.facts).json + [
          ("kept", .optional(kept)), ("undo", .optional(way.map { "widgetctl \($0)" })),
          ("restoredSettings", .bool(settings != nil)),
          ("missingExtensions", .array(report.missing.map(BackupText.json))),
        ]
      )
    }
    let date = BackupText.date(report.facts.made, in: context.timeZone())
    var lines = ["Restored \(BackupText(report.facts).counts) of \(date)"]
    if let kept {
      lines.append(
        "a copy of the previous store is \(kept)" + (way == nil ? ", damaged as it is" : "")
      )
    }
    if let way { lines.append("\(context.advised(way)) undoes this") }
    if let settings { lines.append(settings) }
    lines += report.missing.map { missing in
      let add = "extension add \(ShellWord.quoted(missing.path))"
      return "extension \(missing.name) is not added here; \(context.advised(add)) adds it"
    }
    let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
    try context.output.result(lines: safe.joined())
  }

  /// Returns the command that undoes the restore, and the path of the previous store's copy; each
  /// is `nil` if there is none.
  private static func kept(_ kept: RestoreReport.Kept?) -> (way: String?, path: String?) {
    switch kept {
    case .backup(let path): ("backup restore \(ShellWord.quoted(path))", path)
    case .damaged(let path): (nil, path)
    case nil: (nil, nil)
    }
  }

  /// Asks the user before the store is replaced, although a copy of it is kept (CL-5).
  private func confirm(_ facts: BackupFacts) throws(CommandError) {
    // If there is no store, nothing is replaced.
    let path = try context.storePath()
    if context.arguments.has(.yes) || FileStamp(path: path) == nil { return }
    guard context.mayAsk else {
      throw .usage(
        .other(
          message: "'backup restore' replaces the store with the backup",
          hint: "add --yes; the present store is kept as a copy beside it",
          signature: BackupCommand.signature.usage
        )
      )
    }
    let date = BackupText.date(facts.made, in: context.timeZone())
    let question =
      "Replace the store by the \(BackupText(facts).counts) of \(date), and keep it as a copy?"
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .declined
    }
  }
}
