import Ground
import SharedStore
import WidgetTerminal

/// The command `backup --verify FILE`, which checks that a file is a complete backup and describes
/// its content.
struct BackupVerification {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ file: String) throws(CommandError) -> ExitCode {
    let backup = try Self.verified(file, context)
    let text = BackupText(backup.facts)
    if context.output.isJSON {
      try context.output.result(json: [("file", .string(backup.path))] + text.json)
    } else {
      let lines = ["\(file) is a whole backup"] + text.lines(in: context.timeZone())
      let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
      try context.output.result(lines: safe.joined())
    }
    return .done
  }

  /// Opens the backup at a path and checks all its pages.
  ///
  /// - Throws: `CommandError` if it is not a complete backup.
  static func verified(
    _ file: String,
    _ context: CommandContext
  ) throws(CommandError) -> BackupFile {
    guard FileStamp(path: file)?.isFolder != true else {
      throw .failed(
        .badData,
        message: "\(file) is not a backup: it is a folder",
        hint: "name the file in it"
      )
    }
    return try ProgressLine(context).waiting(for: "Verifying the backup") {
      () throws(CommandError) in
      try backedUp { () throws(BackupError) in
        try BackupFile(verifying: BackupPath.absolute(file), program: ProgramVersion.text)
      }
    }
  }
}
