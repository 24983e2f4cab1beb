import SystemLibrary

/// The location of a store: one database file, and the files next to it that processes share.
public struct StoreLocation: Hashable, Sendable {
  /// The database file, as an absolute path.
  public let path: String

  /// Creates a location; a relative `path` is resolved in the current working directory.
  public init(path: String) {
    self.path = path.hasPrefix("/") ? path : Self.workingDirectory + "/" + path
  }

  /// Returns the location of the user's store in the XDG data folder.
  ///
  /// If `dataHome` is empty or a relative path, it is `.local/share` in the home folder.
  package static func standard(dataHome: String?, home: String) -> StoreLocation {
    let folder =
      if let dataHome, dataHome.hasPrefix("/") { dataHome } else { home + "/.local/share" }
    return StoreLocation(path: folder + "/widgetctl/store.sqlite")
  }

  /// The lock file: only one writer at a time can lock it, and it contains the number of the last
  /// commit.
  package var lockPath: String { path + "-lock" }
  /// The file with the leases (locks) of the reloads that are running.
  package var leasesPath: String { path + "-leases" }
  static let logSuffix = "-wal"
  /// The file of SQLite's write-ahead log.
  package var logPath: String { path + Self.logSuffix }
  /// The file with SQLite's shared index of the log.
  package var logIndexPath: String { path + "-shm" }

  /// The paths of the database and of all files next to it that processes share.
  package var files: [String] { [path, lockPath, logPath, logIndexPath, leasesPath] }

  /// The folder of the database, without a trailing slash unless it is the root.
  package var directory: String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static var workingDirectory: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = getcwd(buffer.baseAddress, buffer.count) else { return "" }
      return String(cString: start)
    }
  }
}
