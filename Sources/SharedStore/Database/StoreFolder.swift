import CSQLite
import SystemLibrary

/// Creates the folder of a store, which only the user can open.
enum StoreFolder {
  /// Creates the folder `path` and missing folders above it; existing folders are not changed.
  static func make(_ path: String) throws(StoreError) {
    var missing: [String] = []
    var folder = path
    while !exists(folder) {
      guard missing.count < maximumDepth, let slash = folder.lastIndex(of: "/") else {
        throw .cannotCreate(path: path, reason: SystemText.of(ENAMETOOLONG))
      }
      missing.append(folder)
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    for folder in missing.reversed() { try makeOne(folder) }
  }

  /// The most missing folders that are created above a store.
  private static let maximumDepth = 256

  private static func exists(_ path: String) -> Bool {
    path == "/" || path.isEmpty || access(path, F_OK) == 0
  }

  private static func makeOne(_ path: String) throws(StoreError) {
    if mkdir(path, 0o700) != 0 {
      if errno == EEXIST { return }
      throw .cannotCreate(path: path, reason: SystemText.of(errno))
    }
    chmod(path, 0o700)
    flushParent(of: path)
  }

  /// Flushes the folder that contains the folder `path`, so that a new folder survives a power
  /// failure.
  private static func flushParent(of path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    try? flush(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// Flushes the names of the files in `folder` to the disk.
  ///
  /// - Throws: An error, which a caller may ignore if losing a name does no harm.
  static func flush(_ folder: String) throws(StoreError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let descriptor = SystemCall.uninterrupted { open(folder, flags) }
    guard descriptor >= 0 else { throw SystemCall.failure(of: folder) }
    defer { close(descriptor) }
    try SystemCall.flush(descriptor, path: folder)
  }
}

/// Detects file systems that a store should not be on.
package enum FileSystemKind {
  /// Returns whether the folder is on a network file system.
  ///
  /// Processes cannot share the memory with the log's index there.
  package static func isRemote(_ folder: String) -> Bool {
    #if canImport(Darwin)
    var facts = statfs()
    guard statfs(folder, &facts) == 0 else { return false }
    return facts.f_flags & UInt32(MNT_LOCAL) == 0
    #else
    return isRemote(magic: widgetctl_file_system_magic(folder))
    #endif
  }

  /// Returns whether `magic`, a file system's number in linux/magic.h, is that of NFS, SMB, CIFS,
  /// SMB2, AFS, Ceph or 9P.
  static func isRemote(magic: UInt32) -> Bool {
    [0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x5346_414F, 0x00C3_6400, 0x0102_1997]
      .contains(magic)
  }

  /// Returns whether a program serves the folder (FUSE), such as sshfs.
  ///
  /// Other machines may then have the store open without this machine's knowledge.
  package static func isServedByProgram(_ folder: String) -> Bool {
    #if canImport(Darwin)
    return false
    #else
    return isServedByProgram(magic: widgetctl_file_system_magic(folder))
    #endif
  }

  static func isServedByProgram(magic: UInt32) -> Bool { magic == 0x6573_5546 }
}
