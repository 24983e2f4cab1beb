import CSQLite

/// The write-ahead log's file, and whether its name in the folder is already on the disk.
///
/// When a process first flushes the log, SQLite flushes the folder too. This doubles the wait for a
/// manual change, for which one flush should be enough (performance goal 3). Only the first flush
/// of a new file needs it. So the lock file stores an identifier of a log whose folder was flushed,
/// and the next process opens that log as an existing file.
enum LogFile {
  /// Returns a number that identifies the file at a path: a later file at the same path has another
  /// one.
  ///
  /// It is 0 if there is no file, or if the file system does not store creation times.
  static func mark(_ path: String) -> Int64 {
    Int64(bitPattern: widgetctl_file_mark(path))
  }

  /// The name of the SQLite file system that does not flush the folder of the log again; `nil` for
  /// SQLite's default file system.
  static let fileSystem: String? = {
    let name = "widgetctl"
    guard let usual = sqlite3_vfs_find(nil) else { return nil }
    // SQLite uses both until the process ends, so they are not freed.
    let copy = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    let letters = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
    copy.initialize(to: usual.pointee)
    letters.initialize(from: name.utf8CString.map { $0 }, count: name.utf8.count + 1)
    copy.pointee.zName = UnsafePointer(letters)
    copy.pointee.xOpen = { _, path, file, flags, found in
      guard let usual = sqlite3_vfs_find("unix"), let open = usual.pointee.xOpen else {
        return SQLITE_CANTOPEN
      }
      if flags & SQLITE_OPEN_WAL != 0, let path, LogFile.isNamed(String(cString: path)) {
        let code = open(usual, path, file, flags & ~SQLITE_OPEN_CREATE, found)
        // If the file was deleted meanwhile, it is created by the call below.
        if code == SQLITE_OK { return code }
      }
      return open(usual, path, file, flags, found)
    }
    return sqlite3_vfs_register(copy, 0) == SQLITE_OK ? name : nil
  }()

  /// Returns whether the lock file contains the identifier of the log at `path`.
  private static func isNamed(_ path: String) -> Bool {
    guard path.hasSuffix(StoreLocation.logSuffix) else { return false }
    let location = StoreLocation(path: String(path.dropLast(StoreLocation.logSuffix.count)))
    let mark = mark(path)
    return mark != 0 && mark == GateState(of: location).log
  }
}
