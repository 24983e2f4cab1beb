#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension ExtensionProcess {
  /// Signals that a host may ignore or handle, and that a child meets with their defaults.
  private static let defaultSignals = [
    SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD, SIGTSTP, SIGTTIN, SIGTTOU, SIGXCPU,
    SIGXFSZ, SIGUSR1, SIGUSR2, SIGWINCH,
  ]

  /// Starts a program that finds `pair` on descriptor 3, nothing on its input and no other descriptor.
  ///
  /// - Throws: `SystemFault` with what `posix_spawn` said, such as that there is no such program.
  init(starting launch: ExtensionLaunch, pair: borrowing Descriptor) throws(SystemFault) {
    let pair = try pair.duplicateAboveStandard()
    let log = try ExtensionProcess.openLog(launch.logPath)
    let standard = [(log.number, Int32(1)), (log.number, 2), (pair.number, HostPair.descriptor)]
    let arguments = [launch.path] + launch.arguments
    let identifier = try ExtensionProcess.spawn(
      launch.path,
      arguments,
      launch.environment,
      standard
    )
    self.init(identifier: identifier)
  }

  private static func spawn(
    _ path: String,
    _ arguments: [String],
    _ environment: [String]?,
    _ descriptors: [(from: Int32, to: Int32)]
  ) throws(SystemFault) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (from, to) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in defaultSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    closeInheritedOnExec()
    var identifier: pid_t = 0
    let result = withStrings(arguments) { argv in
      if let environment {
        withStrings(environment) {
          posix_spawn(&identifier, path, &actions, &attributes, argv, $0)
        }
      } else {
        posix_spawn(&identifier, path, &actions, &attributes, argv, environ)
      }
    }
    guard result == 0 else { throw SystemFault(number: result) }
    return identifier
  }

  /// Keeps from the child what the host itself was handed without asking, such as a shell's pipes.
  ///
  /// Darwin has a flag of `posix_spawn` for it. Our own descriptors are opened close-on-exec.
  private static func closeInheritedOnExec() {
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

  /// Calls `body` with the strings as C wants them: terminated each, and a null at the end.
  private static func withStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
