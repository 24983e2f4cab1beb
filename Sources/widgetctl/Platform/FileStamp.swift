import SystemLibrary

/// The attributes of a file that differ after its content has changed, so that a change is detected
/// without reading the file.
struct FileStamp: Equatable {
  var modified: Int64
  var size: Int64
  var inode: UInt64
  /// The permission bits, such as `0o600`.
  var permissions: UInt32
  var owner: UInt32
  var isFolder: Bool

  /// Reads the attributes of a file, or of the file to which a link refers.
  ///
  /// - Returns: `nil` if there is no such file, or if it cannot be accessed.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    modified = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    permissions = UInt32(status.st_mode) & 0o7777
    owner = UInt32(status.st_uid)
    isFolder = (status.st_mode & S_IFMT) == S_IFDIR
  }

  /// Returns whether there is a pipe or a device at the path, which can be read only once; `false`
  /// for a file or a folder.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Returns whether this user may run the file; always `false` for a folder.
  static func isExecutable(_ path: String) -> Bool {
    guard let stamp = FileStamp(path: path), !stamp.isFolder else { return false }
    return access(path, X_OK) == 0
  }
}

/// Finds the file of the running program.
enum ExecutableFile {
  /// The absolute path of the program with symbolic links resolved; `nil` if the system does not
  /// report it.
  static var path: String? {
    #if os(Linux)
    resolved(link) ?? successor(of: FileLink.end(of: link))
    #else
    var capacity: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &capacity)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity) + 1) { buffer in
      guard let base = buffer.baseAddress, _NSGetExecutablePath(base, &capacity) == 0 else {
        return nil
      }
      return resolved(String(cString: base))
    }
    #endif
  }

  #if os(Linux)
  private static let link = "/proc/self/exe"

  /// Returns the path of the file that has replaced the running program, for example in an upgrade.
  ///
  /// The kernel adds ` (deleted)` to the path of a replaced program.
  /// - Returns: `nil` without that suffix, or if there is no new file.
  static func successor(of path: String) -> String? {
    let mark = " (deleted)"
    return path.hasSuffix(mark) ? resolved(String(path.dropLast(mark.count))) : nil
  }
  #endif

  /// Returns `path` with symbolic links and `..` resolved; `nil` if there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
