import Ground

/// Counts the open connections of this process to each database, by path.
///
/// While a database has one, no other descriptor of its file may be closed: that would release
/// SQLite's POSIX locks.
enum OpenDatabases {
  /// The paths of the open databases, usually one or two.
  ///
  /// It is an array, because the first use of a dictionary costs more than reading a row.
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
