import SystemLibrary

/// Checks and creates the files of a store before SQLite opens them.
enum StoreFiles {
  /// Checks that the store's files are regular files, and not links.
  ///
  /// - Throws: `.missing` if there is no database.
  static func inspect(_ location: StoreLocation) throws(StoreError) {
    guard try owner(of: location.path, in: location) != nil else {
      throw .missing(path: location.path)
    }
  }

  /// Rejects any file of the store that is not a regular file, because opening a pipe would wait
  /// for another process.
  static func requireFiles(_ location: StoreLocation) throws(StoreError) {
    for path in location.files { _ = try owner(of: path, in: location) }
  }

  static func modeForReading(_ location: StoreLocation) -> OpenMode {
    .forReading(
      folderIsWritable: isFolderWritable(location),
      logIsEmpty: logSize(location) == 0
    )
  }

  /// Returns the size of the log file in bytes, including unused parts; 0 if there is none.
  static func logSize(_ location: StoreLocation) -> Int64 {
    var facts = stat()
    return lstat(location.logPath, &facts) == 0 ? Int64(facts.st_size) : 0
  }

  static func isFolderWritable(_ location: StoreLocation) -> Bool {
    access(location.directory, W_OK | X_OK) == 0
  }

  /// Returns whether the database exists and the user can read it but not write it.
  static func isReadOnly(_ location: StoreLocation) -> Bool {
    exists(location) && !(isFolderWritable(location) && access(location.path, W_OK) == 0)
  }

  static func exists(_ location: StoreLocation) -> Bool {
    var facts = stat()
    return lstat(location.path, &facts) == 0
  }

  /// Creates missing files that only the user can access, and rejects files of another user.
  ///
  /// The permissions of existing files are not changed until `closeToOthers`, because they may
  /// belong to another program.
  static func prepare(_ location: StoreLocation) throws(StoreError) {
    try StoreFolder.make(location.directory)
    for path in location.files where path != location.path {
      try requireOwn(path, in: location)
    }
    guard !FileSystemKind.isRemote(location.directory) else {
      throw .networkFileSystem(path: location.path)
    }
    guard try !requireOwn(location.path, in: location) else { return }
    try makeFile(location)
  }

  /// Removes other users' access to the store's files.
  static func closeToOthers(_ location: StoreLocation) throws(StoreError) {
    for path in location.files {
      if let owner = try owner(of: path, in: location), owner.isOpenToOthers { chmod(path, 0o600) }
    }
  }

  /// Creates an empty file that only the user can access, whatever the umask is, unless it exists.
  private static func makeFile(_ location: StoreLocation) throws(StoreError) {
    let flags = O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_RDWR
    let descriptor = open(location.path, flags, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw .cannotCreate(path: location.path, reason: SystemText.of(errno))
    }
    fchmod(descriptor, 0o600)
    close(descriptor)
  }

  /// Throws if there is a file that belongs to another user or is not a regular file.
  ///
  /// - Returns: Whether there is a file.
  @discardableResult
  private static func requireOwn(
    _ path: String,
    in location: StoreLocation
  ) throws(StoreError) -> Bool {
    guard let owner = try owner(of: path, in: location) else { return false }
    guard owner.id == geteuid() else {
      let isSuperuser = geteuid() == 0
      throw .belongsToOther(path: path, owner: UInt32(owner.id), isSuperuser: isSuperuser)
    }
    return true
  }

  private static func owner(
    of path: String,
    in location: StoreLocation
  ) throws(StoreError) -> (id: uid_t, isOpenToOthers: Bool)? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      if errno == ENOENT { return nil }
      throw .notPermitted(path: path, reason: SystemText.of(errno))
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return (facts.st_uid, facts.st_mode & 0o077 != 0)
    case S_IFLNK: throw .symbolicLink(path: path)
    default: throw .notPermitted(path: path, reason: "it is not a file")
    }
  }
}
