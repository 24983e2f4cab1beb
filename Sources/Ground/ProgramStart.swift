import SystemLibrary

/// Starts another program with given arguments, environment, descriptors and signals.
package struct ProgramStart {
  /// The process group of the program, on which its signals from the terminal depend.
  package enum Standing {
    case startersGroup
    /// The program leads its own process group, so that the processes it starts can be ended with
    /// it.
    case ownGroup
    /// The program leads its own session, without a terminal.
    case ownSession
  }

  /// The error that a program could not be started, with its `errno`.
  package struct Failure: Error {
    package let number: Int32
  }

  private let words: [String]
  /// The path of the program; a name without a slash is searched in `PATH`.
  private let file: String
  /// The environment, as `NAME=VALUE`; `nil` for this process's environment and `added`.
  package var environment: [String]?
  /// Variables as `NAME=VALUE` that are added to this process's environment, and replace those of
  /// the same names.
  package var added: [String] = []
  package var standing = Standing.startersGroup
  /// The program's descriptors `to`: copies of this process's `from`, or `/dev/null` if that is
  /// `nil`.
  package var descriptors: [(from: Int32?, to: Int32)] = []
  /// The signals that have their default action in the program, even if this process ignores or
  /// handles them.
  package var defaultSignals = [
    SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD, SIGTSTP, SIGTTIN, SIGTTOU, SIGXCPU,
    SIGXFSZ, SIGUSR1, SIGUSR2, SIGWINCH,
  ]

  /// Prepares the start of a program with its arguments, of which the first is its name.
  ///
  /// `file` is the path of the program; `nil` for the first argument.
  package init(_ words: [String], file: String? = nil) {
    self.words = words
    self.file = file ?? words.first ?? ""
  }

  /// Starts the program with no signal blocked, and returns its process identifier.
  ///
  /// - Throws: `Failure` with the error of `posix_spawn`, such as a missing program.
  package func spawn() throws(Failure) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in descriptors {
      if let from {
        posix_spawn_file_actions_adddup2(&actions, from, to)
      } else {
        posix_spawn_file_actions_addopen(&actions, to, "/dev/null", O_RDONLY, 0)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, flags)
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in defaultSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    let arguments = words.map { strdup($0) }
    let variables = (environment ?? added).map { strdup($0) }
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let number = posix_spawnp(
      &process,
      file,
      &actions,
      &attributes,
      arguments + [nil],
      variables + (environment == nil ? inherited : []) + [nil]
    )
    guard number == 0 else { throw Failure(number: number) }
    return process
  }

  /// Prevents started programs from inheriting descriptors that this process has inherited, such as
  /// a shell's pipes.
  ///
  /// On Darwin a flag of `posix_spawn` does that. Descriptors that this process opened are
  /// close-on-exec already.
  package static func closeInheritedOnExec() {
    #if !canImport(Darwin)
    guard let folder = opendir("/proc/self/fd") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let number = Int32(name), number > 2 else { continue }
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
    #endif
  }

  private var flags: Int16 {
    // POSIX_SPAWN_SETSID of <spawn.h>, which glibc hides.
    #if os(Linux)
    let newSession: Int32 = 0x80
    #else
    let newSession: Int32 = 0x400
    #endif
    let place =
      switch standing {
      case .startersGroup: Int32(0)
      case .ownGroup: POSIX_SPAWN_SETPGROUP
      case .ownSession: newSession
      }
    return Int16(place | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
  }

  /// This process's variables without those that `added` replaces, as C strings that need not be
  /// valid UTF-8.
  private var inherited: [UnsafeMutablePointer<CChar>?] {
    let names = added.map { "\($0.prefix { $0 != "=" })=" }
    var kept: [UnsafeMutablePointer<CChar>?] = []
    var place = environ
    while let variable = place.pointee {
      if !names.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) {
        kept.append(variable)
      }
      place += 1
    }
    return kept
  }
}
