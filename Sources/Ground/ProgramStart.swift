import SystemLibrary

/// The parameters for starting another program: arguments, environment, descriptors, signals.
package struct ProgramStart {
  /// The process group of the program, which terminal keys and its end affect.
  package enum Standing {
    case startersGroup
    /// As the leader of a process group, so that processes which the program has started can be ended with it.
    case ownGroup
    /// As the leader of a session without a terminal.
    case ownSession
  }

  /// The `errno` of a failed start.
  package struct Failure: Error {
    package let number: Int32
  }

  private let words: [String]
  /// Looked for in PATH if it has no slash.
  private let file: String
  /// Variables, `NAME=VALUE` each; `nil` for those of this process and `added`.
  package var environment: [String]?
  /// Variables beside those of this process, in the place of its own of the same names.
  package var added: [String] = []
  package var standing = Standing.startersGroup
  /// The program's descriptors: copies of this process's, or /dev/null for reading.
  package var descriptors: [(from: Int32?, to: Int32)] = []
  /// Signals that this process may ignore or handle, and that the program meets with their defaults.
  package var defaultSignals = [
    SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD, SIGTSTP, SIGTTIN, SIGTTOU, SIGXCPU,
    SIGXFSZ, SIGUSR1, SIGUSR2, SIGWINCH,
  ]

  /// Makes the start of the program in `file`, else of the one that the first of `words` names.
  package init(_ words: [String], file: String? = nil) {
    self.words = words
    self.file = file ?? words.first ?? ""
  }

  /// Starts the program, with no signal blocked.
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

  /// Prevents started programs from inheriting descriptors that this process has inherited, such as a shell's pipes.
  ///
  /// Darwin has a flag of `posix_spawn` for it. Our own descriptors are opened close-on-exec.
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

  /// This process's variables, without those that `added` replaces, as bytes that need not be valid text.
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
