import Ground
import SystemLibrary
import WidgetTerminal

/// Runs the program with which the user edits texts.
enum EditorProgram {
  /// The editors that are tried in this order if neither VISUAL nor EDITOR is set.
  private static let usual = ["sensible-editor", "nano", "vi"]

  /// Returns the shell command line of the user's editor; `nil` if there is none.
  ///
  /// It is that in the variables VISUAL or EDITOR (environ(7)), or else the first usual editor that
  /// is installed.
  static func command(_ environment: EnvironmentVariables) -> String? {
    if let named = environment.nonEmpty("VISUAL") ?? environment.nonEmpty("EDITOR") { return named }
    let folders = (environment.nonEmpty("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return usual.first { name in folders.contains { FileStamp.isExecutable("\($0)/\(name)") } }
  }

  /// Runs the editor's command line with a file as its last argument, at this program's own
  /// terminal.
  ///
  /// If `mayStop` is false, the user cannot suspend the editor, because nothing could resume it.
  /// - Returns: Its exit code, -1 if a signal ended it; `nil` if no shell can be started.
  static func run(_ command: String, on file: String, mayStop: Bool = true) -> Int32? {
    ignoringInterrupts(and: mayStop ? [] : [SIGTSTP]) {
      wait(for: start(["/bin/sh", "-c", "\(command) \"$@\"", "sh", file]))
    }
  }

  /// Opens a file in the user's editor, at this program's own terminal.
  ///
  /// - Throws: `.failed` if there is no editor, or if it fails.
  static func edit(
    _ path: String,
    _ environment: EnvironmentVariables,
    mayStop: Bool = true
  ) throws(CommandError) {
    guard let editor = command(environment) else {
      throw .failed(
        .unavailable,
        message: "there is no editor",
        hint: "name one in VISUAL or EDITOR; the file is \(path)"
      )
    }
    guard run(editor, on: path, mayStop: mayStop) == 0 else {
      throw .failed(
        .unavailable,
        message: "the editor '\(editor)' failed",
        hint: "the file is \(path); VISUAL or EDITOR names another editor"
      )
    }
  }

  /// Runs `body`, during which this process ignores the signals of Ctrl-C and Ctrl-\.
  ///
  /// Another program at the same terminal handles them. `others` are further signals to ignore.
  static func ignoringInterrupts<Result>(
    and others: [Int32] = [],
    _ body: () -> Result
  ) -> Result {
    var ignored = sigaction()
    ignored.sa_flags = 0
    #if canImport(Darwin)
    ignored.__sigaction_u.__sa_handler = SIG_IGN
    #else
    ignored.__sigaction_handler.sa_handler = SIG_IGN
    #endif
    var before: [(Int32, sigaction)] = []
    for signal in [SIGINT, SIGQUIT] + others {
      var old = sigaction()
      sigaction(signal, &ignored, &old)
      before.append((signal, old))
    }
    defer {
      for (signal, old) in before {
        var old = old
        sigaction(signal, &old, nil)
      }
    }
    return body()
  }

  /// Starts a program at the terminal of this process; `input`, if given, is the descriptor for its
  /// standard input.
  ///
  /// - Returns: Its process identifier; `nil` if it cannot be started.
  static func start(_ words: [String], input: Int32? = nil) -> pid_t? {
    var start = ProgramStart(words)
    if let input { start.descriptors = [(input, 0)] }
    // The editor would otherwise ignore the signals that this process ignores.
    start.defaultSignals = [SIGINT, SIGQUIT, SIGPIPE]
    return try? start.spawn()
  }

  static func wait(for identifier: pid_t?) -> Int32? {
    guard let identifier else { return nil }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
