import SystemLibrary

/// The location of a store: one database file, and next to it the files that its processes share.
public struct StoreLocation: Hashable, Sendable {
  /// The database file, as an absolute path.
  public let path: String

  /// A relative `path` is taken from the working directory of this moment.
  public init(path: String) {
    self.path = path.hasPrefix("/") ? path : Self.workingDirectory + "/" + path
  }

  /// The store of the user, by the XDG base directories: an empty or relative variable is ignored.
  package static func standard(dataHome: String?, home: String) -> StoreLocation {
    let folder =
      if let dataHome, dataHome.hasPrefix("/") { dataHome } else { home + "/.local/share" }
    return StoreLocation(path: folder + "/widgetctl/store.sqlite")
  }

  /// Holds the gate that writers pass one by one, and the commit sequence.
  package var lockPath: String { path + "-lock" }
  /// Holds the leases of the reloads that run at this moment.
  package var leasesPath: String { path + "-leases" }
  static let logSuffix = "-wal"
  /// SQLite's write-ahead log.
  package var logPath: String { path + Self.logSuffix }
  /// SQLite's index of the log.
  package var logIndexPath: String { path + "-shm" }

  /// The database and all files beside it that its processes share.
  package var files: [String] { [path, lockPath, logPath, logIndexPath, leasesPath] }

  /// The folder of the database, without a slash at its end unless it is the root.
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
