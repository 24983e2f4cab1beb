import Ground

/// Counts this process's connections by path: closing a plain descriptor of a database that SQLite
/// has open would drop its POSIX locks.
enum OpenDatabases {
  /// The paths of the open databases, usually one or two: an array, as a dictionary's first use
  /// costs more than reading a row.
  private static let paths = Guarded<[String]>([])

  static func opened(_ path: String) {
    paths.withLock { $0.append(path) }
  }

  static func closed(_ path: String) {
    paths.withLock { paths in
      if let index = paths.firstIndex(of: path) { paths.remove(at: index) }
    }
  }

  static func contains(_ path: String) -> Bool {
    paths.withLock { $0.contains(path) }
  }
}
