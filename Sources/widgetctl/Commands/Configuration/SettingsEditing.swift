import Ground
import WidgetIntents
import WidgetTerminal

/// The command `config edit`, which opens the settings file in the user's editor and checks it
/// afterwards.
struct SettingsEditing {
  /// The most times that the file is opened in the editor again after a check has found errors.
  private static let mostRounds = 20

  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Opens the file in the editor, and checks it.
  ///
  /// - Returns: 78 if the file still has errors, which are kept in the file.
  func run() throws(CommandError) -> ExitCode {
    let path = try context.settingsPath()
    // Without a terminal, an editor would wait indefinitely for keys (CL-5).
    guard TerminalDevice.isInputTerminal, TerminalDevice.isTerminal(.standardOutput) else {
      throw .usage(
        .other(
          message: "'config edit' needs a terminal for the editor",
          hint: "'widgetctl config set KEY VALUE' changes a setting; the file is \(path)"
        )
      )
    }
    guard let editor = EditorProgram.command(context.environment) else {
      throw .failed(
        .unavailable,
        message: "there is no editor",
        hint: "name one in VISUAL or EDITOR; the file is \(path)"
      )
    }
    try makeIfMissing(path)
    let drawn = DrawnSetting(host, Settings(try SettingsCheck(host).bytes()))
    for _ in 0..<Self.mostRounds {
      guard EditorProgram.run(editor, on: path) == 0 else {
        throw .failed(
          .unavailable,
          message: "the editor '\(editor)' failed",
          hint: "the file is \(path); VISUAL or EDITOR names another editor"
        )
      }
      let settings = Settings(try SettingsCheck(host).bytes(), path: path)
      try drawn.follow(settings)
      if try SettingsCheck(host).report(settings) {
        try say(path, settings)
        return .done
      }
      guard context.mayAsk,
        TerminalPrompt.ask(Question("Edit it again?", .confirmation)) == .confirmed
      else { break }
    }
    return .configuration
  }

  /// If the file is missing, creates one that contains all settings as comments.
  private func makeIfMissing(_ path: String) throws(CommandError) {
    guard FileStamp(path: path) == nil else { return }
    PrivateFolder.make(for: path)
    let lines = Setting.allCases.map {
      "# \($0.rawValue) = \n#   \($0.summary): \($0.expectation)\n"
    }
    let text =
      "# Settings of widgetctl; 'widgetctl config show --origin' says what holds.\n\n"
      + lines.joined() + "\n# [kind to-do]\n# size = medium\n"
    do {
      try FileReplacement.write(Array(text.utf8), to: path, newFile: 0o600)
    } catch {
      throw CommandError(error, writing: path)
    }
  }

  private func say(_ path: String, _ settings: Settings) throws(CommandError) {
    let count = settings.text.entries.count
    if context.output.isJSON {
      return try context.output.result(json: [
        ("file", .string(path)), ("count", .integer(Int64(count))),
      ])
    }
    let line = "\(path) has \(count) \(count == 1 ? "setting" : "settings") and nothing wrong"
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}
