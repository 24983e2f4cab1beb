import SystemLibrary

/// The process groups of running programs, which are ended together with this process.
package enum RunningPrograms {
  private static let groups = Guarded<Set<pid_t>>([])

  package static func note(_ group: pid_t) {
    groups.withLock { _ = $0.insert(group) }
  }

  /// Kills the processes of a group that is still listed, and removes it, before its number can be
  /// reused.
  package static func end(_ group: pid_t) {
    groups.withLock { groups in
      if groups.remove(group) != nil { _ = killpg(group, SIGKILL) }
    }
  }

  package static func endAll() {
    for group in groups.withLock({ $0 }) { end(group) }
  }
}
