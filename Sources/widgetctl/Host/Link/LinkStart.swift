import Ground
import SharedStore
import SystemLibrary
import WidgetExtension
import WidgetTerminal

extension Host {
  /// Starts an exchange with the hub in a separate process, after a command that changed shared
  /// data, or after `refresh`.
  ///
  /// The command itself opens no connection (LK-1). If another process reloads widgets after the
  /// command, that process starts the exchange. If no process can be started, the next command or
  /// `refresh` starts the exchange.
  func startLinkPass() {
    // A machine that only shows a board has nothing to send; only `refresh` asks its hub.
    guard isWriter, !isPassStarted, let store = try? store,
      let state = try? LinkState(store, withScreen: looksAtHub),
      state.link != nil || state.screen != nil,
      state.waiting > 0 || looksAtHub && state.note.isOld(at: context.now),
      state.note.isDue(at: SystemTime.microsecondsSince1970, salt: LinkTurn.salt(state))
    else { return }
    isPassStarted = true
    guard let pass = LinkProcess.start(["now"], store.location, input: nil) else { return }
    ExtensionProcess.spare(pass)
  }
}

/// Starts this program in a separate process that connects to the hub, in its own session and
/// without descriptors of its parent.
enum LinkProcess {
  /// Starts the process with the arguments `words`.
  ///
  /// - Returns: The process identifier; `nil` if it could not be started.
  @discardableResult
  static func start(_ words: [String], _ location: StoreLocation, input: Int32?) -> pid_t? {
    ProgramStart.closeInheritedOnExec()
    let words = words + ["--\(LinkCommand.background.name)"]
    return spawn(words, location) { start, nothing in
      start.standing = .ownSession
      start.descriptors = [(input ?? nothing, 0), (nothing, 1), (nothing, 2)]
    }
  }

  /// Runs the process to its end.
  ///
  /// It receives the lock for exchanges as standard input, and prints to this process's standard
  /// error.
  ///
  /// - Returns: Its exit code; `nil` if it could not be started.
  static func run(_ words: [String], _ location: StoreLocation, lock: FileLock) -> Int32? {
    let started = spawn(words, location) { start, nothing in
      start.descriptors = [(lock.descriptor, 0), (nothing, 1), (2, 2)]
    }
    guard let started else { return nil }
    var status: Int32 = 0
    while waitpid(started, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : ExitCode.interrupted.rawValue
  }

  /// Starts the command `link` for a store; `prepare` sets up the descriptors, and receives one of
  /// the null device.
  ///
  /// - Returns: The process identifier; `nil` if the process could not be started.
  private static func spawn(
    _ words: [String],
    _ location: StoreLocation,
    _ prepare: (_ start: inout ProgramStart, _ nothing: Int32) -> Void
  ) -> pid_t? {
    guard let program = ExecutableFile.path else { return nil }
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nothing >= 0 else { return nil }
    defer { _ = close(nothing) }
    var start = ProgramStart(
      ["widgetctl", "link"] + words + ["--store", location.path],
      file: program
    )
    prepare(&start, nothing)
    return try? start.spawn()
  }

  /// Starts `link follow` next to a live view of a linked store.
  ///
  /// It ends with the view's process, because that closes its standard input.
  static func follow(_ store: HostStore) {
    guard let state = try? LinkState(store), state.link != nil || state.screen != nil else {
      return
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    start(["follow"], store.location, input: ends[0])
    _ = close(ends[0])
  }
}
