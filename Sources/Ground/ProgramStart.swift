import SystemLibrary

/// How a program begins: its descriptors, its environment, its signals.
package enum ProgramStart {
  /// Starts a program at the head of a group of its own, with nothing on its input.
  ///
  /// - Returns: the process, or why there is none, as `errno` has it.
  package static func spawn(
    _ arguments: [String],
    _ environment: [String],
    output: Int32,
    errors: Int32
  ) -> (process: Int32?, error: Int32) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGCHLD, SIGXFSZ] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let words = arguments.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for copy in words + variables { free(copy) } }
    var process: pid_t = 0
    let result = posix_spawnp(
      &process,
      arguments[0],
      &actions,
      &attributes,
      words + [nil],
      variables + [nil]
    )
    return (result == 0 ? process : nil, result)
  }
}

/// The groups of the programs that run, for the end of this process.
package enum RunningPrograms {
  private static let groups = Guarded<Set<pid_t>>([])

  package static func note(_ group: Int32) {
    groups.withLock { _ = $0.insert(group) }
  }

  /// Ends a group before its number can be another's.
  package static func end(_ group: Int32) {
    groups.withLock { groups in
      if groups.remove(group) != nil { _ = killpg(group, SIGKILL) }
    }
  }

  package static func endAll() {
    for group in groups.withLock({ $0 }) { end(group) }
  }
}
