import SharedStore
import WidgetRender
import WidgetTerminal

/// The command that cron or systemd runs each minute, in the syntax of each.
struct ScheduledCommand: Equatable {
  /// The absolute path of the program.
  let program: String
  /// The absolute path of the store; `nil` for the default path in the home folder.
  let store: String?
  /// The value of `XDG_STATE_HOME`; `nil` if it is not set.
  ///
  /// It is part of the command, because neither cron nor systemd passes the variable on.
  let stateHome: String?

  /// Returns the line for a crontab, without a line feed.
  ///
  /// If the program no longer exists, the line does nothing and prints nothing that would be
  /// mailed.
  ///
  /// - Throws: `CommandError` for a path with a line break, which a crontab cannot contain.
  func crontabLine() throws(CommandError) -> String {
    var words = ["test", "-x", ShellWord.singlyQuoted(program), "&&"]
    if let stateHome { words.append("XDG_STATE_HOME=\(ShellWord.singlyQuoted(stateHome))") }
    words += arguments.map(ShellWord.singlyQuoted)
    let line = words.joined(separator: " ")
    if line.contains("\n") {
      throw .failed(
        .configuration,
        message: "a path with a line break cannot be written into a crontab",
        hint: "use --systemd, or move the program or the store"
      )
    }
    // cron treats an unescaped % as a line feed, even inside quotes.
    let escaped = line.split(separator: "%", omittingEmptySubsequences: false)
    return "* * * * * \(escaped.joined(separator: "\\%"))"
  }

  /// The text of the systemd service that runs the command once; it does nothing if the program no
  /// longer exists.
  var systemdService: String {
    var text = """
      [Unit]
      Description=Ask the widgets that are due for new timelines
      ConditionFileIsExecutable=\(program.replacing("%", with: "%%"))

      [Service]
      Type=oneshot

      """
    if let stateHome { text += "Environment=\(Self.unitWord("XDG_STATE_HOME=\(stateHome)"))\n" }
    // In a command line, unlike elsewhere, a dollar sign begins a variable.
    let command = arguments.map { Self.unitWord($0).replacing("$", with: "$$") }
    return text + "ExecStart=\(command.joined(separator: " "))\n"
  }

  /// The text of the systemd timer that starts the service each minute, and once after the computer
  /// was asleep.
  var systemdTimer: String {
    """
    [Unit]
    Description=Refresh the widgets each minute

    [Timer]
    OnCalendar=minutely
    Persistent=true
    RandomizedDelaySec=5
    AccuracySec=1

    [Install]
    WantedBy=timers.target

    """
  }

  private var arguments: [String] {
    [program, "refresh", "--timer"] + (store.map { ["--store", $0] } ?? [])
  }

  /// Returns a word escaped for a unit file: its specifiers and quotes have no special meaning
  /// (systemd.syntax(7)).
  private static func unitWord(_ word: String) -> String {
    let escaped = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("%", with: "%%").replacing("\n", with: "\\n")
    return word.contains(where: { " \t\n'\"\\;".contains($0) }) ? "\"\(escaped)\"" : escaped
  }
}

extension ScheduledCommand {
  /// Creates the command for this program, with the store of the command that is running.
  init(_ context: CommandContext) throws(CommandError) {
    guard let program = ExecutableFile.path else {
      throw .failed(
        .internalError,
        message: "the program's own path is unknown",
        hint: "call it by its whole path"
      )
    }
    let store = StoreLocation(path: try context.storePath()).path
    // Timers set HOME from the user's account, regardless of its present value.
    let usual = try? StorePath.store(
      option: nil,
      environment: EnvironmentVariables([:]),
      accountHome: { Account.home }
    )
    let stateHome = context.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    // The output is text for a file but is also shown at a terminal, so it must not contain control
    // characters (RI-1).
    for path in [program, store, stateHome ?? ""]
    where TerminalText.sanitized(path, lineBreaks: .kept) != path {
      throw .failed(
        .configuration,
        message: "a path with control characters cannot be printed for a timer: '\(path)'",
        hint: "move the program or the store"
      )
    }
    self.init(program: program, store: store == usual ? nil : store, stateHome: stateHome)
  }
}

extension String {
  /// Returns the text with `replacement` in place of every `part`.
  fileprivate func replacing(_ part: Character, with replacement: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
