import Synchronization

/// Counts this process's connections by path: closing a plain descriptor of a database that SQLite
/// has open would drop its POSIX locks.
enum OpenDatabases {
  private static let counts = Mutex<[String: Int]>([:])

  static func opened(_ path: String) {
    counts.withLock { $0[path, default: 0] += 1 }
  }

  static func closed(_ path: String) {
    counts.withLock { counts in
      let count = (counts[path] ?? 0) - 1
      counts[path] = count > 0 ? count : nil
    }
  }

  static func contains(_ path: String) -> Bool {
    counts.withLock { $0[path] != nil }
  }
}
