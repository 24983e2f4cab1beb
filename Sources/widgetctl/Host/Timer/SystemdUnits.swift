import WidgetTerminal

/// The user's systemd units for one store: a service and a timer that starts it.
struct SystemdUnits: Equatable {
  /// The time limit for systemd's tools in milliseconds; they may wait for a service.
  private static let milliseconds: Int64 = 10_000
  /// The most bytes of a unit file that are read; widgetctl's unit files are shorter.
  private static let maximumBytes = 65_536

  let command: ScheduledCommand
  /// The folder of the user's unit files, such as `~/.config/systemd/user`.
  let folder: String

  /// The name of both units: `widgetctl-refresh`, with a suffix if the store is not the default
  /// one.
  var name: String {
    guard let store = command.store else { return "widgetctl-refresh" }
    // FNV-1a, because the name for a path must be the same on every machine.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in store.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "widgetctl-refresh-\(String(hash, radix: 36))"
  }

  var timer: String { "\(name).timer" }

  /// The paths and contents of the two unit files.
  var files: [(path: String, text: String)] {
    [
      ("\(folder)/\(name).service", command.systemdService),
      ("\(folder)/\(timer)", command.systemdTimer),
    ]
  }

  /// The shell command that starts the timer once the files are written.
  var startLine: String {
    "systemctl --user daemon-reload && systemctl --user enable --now \(timer)"
  }

  var isWritten: Bool { files.contains { FileStamp(path: $0.path) != nil } }

  /// Whether both files have the content that this version writes.
  var isUpToDate: Bool {
    files.allSatisfy { file in
      (try? InputFile.contents(of: file.path, limit: Self.maximumBytes)) == Array(file.text.utf8)
    }
  }

  /// Whether the timer is active; `nil` if systemd does not run for this user.
  var isActive: Bool? {
    switch Self.systemctl(["is-active", timer]) {
    // If systemd does not run for this user, the command itself fails with an error.
    case .ended(let ended) where ended.errors.isEmpty: ended.code == 0
    case .ended, .absent, .late: nil
    }
  }

  /// Writes the files, checks them with systemd's tool, and starts the timer if systemd runs.
  ///
  /// - Returns: Whether the timer was started.
  func install() throws(CommandError) -> Bool {
    for file in files {
      PrivateFolder.make(for: file.path)
      do throws(InputFile.Failure) {
        try FileReplacement.write(Array(file.text.utf8), to: file.path, newFile: 0o644)
      } catch {
        throw CommandError(error, writing: file.path)
      }
    }
    try verify()
    guard Self.systemctl(["daemon-reload"]).isDone else { return false }
    return Self.systemctl(["enable", "--now", timer]).isDone
  }

  /// Stops the timer and deletes the files; it is not an error if they do not exist.
  func remove() throws(CommandError) {
    _ = Self.systemctl(["disable", "--now", timer])
    for file in files {
      guard FileReplacement.remove(file.path) else {
        throw .failed(
          .cannotCreate,
          message: "\(file.path) cannot be removed",
          hint: "check the permissions of its folder"
        )
      }
    }
    _ = Self.systemctl(["daemon-reload"])
  }

  /// Checks the files with systemd's own tool.
  ///
  /// - Throws: `CommandError` with systemd's message if it does not accept the files, which are
  ///   then deleted.
  private func verify() throws(CommandError) {
    let answer = SystemTool.run(
      ["systemd-analyze", "--user", "verify"] + files.map(\.path),
      milliseconds: Self.milliseconds
    )
    guard case .ended(let ended) = answer, ended.code != 0, ended.errors.contains(name) else {
      return
    }
    for file in files { _ = FileReplacement.remove(file.path) }
    throw .failed(
      .configuration,
      message: "systemd refuses the timer: \(ended.firstError ?? "it does not say why")",
      hint: "'widgetctl schedule install --cron' uses cron instead"
    )
  }

  private static func systemctl(_ words: [String]) -> SystemTool.Answer {
    SystemTool.run(["systemctl", "--user"] + words, milliseconds: milliseconds)
  }

  /// Whether the user's units also run while the user is logged out (“lingering”); `nil` if that is
  /// unknown.
  static var lingers: Bool? {
    let question = ["loginctl", "show-user", "\(Account.user)", "--property=Linger"]
    guard case .ended(let ended) = SystemTool.run(question, milliseconds: milliseconds),
      ended.code == 0
    else { return nil }
    return ended.text.contains("Linger=yes")
  }
}

extension SystemdUnits {
  /// Creates the units for the store of a command.
  init(_ context: CommandContext) throws(CommandError) {
    self.init(
      command: try ScheduledCommand(context),
      folder: "\(try context.configurationFolder())/systemd/user"
    )
  }
}
