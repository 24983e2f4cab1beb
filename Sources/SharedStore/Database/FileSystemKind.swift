import CSQLite

#if canImport(Darwin)
import Darwin
#endif

/// What kind of file system a folder is on.
enum FileSystemKind {
  /// Whether several machines may have the folder open: the log's index is shared memory.
  static func isRemote(_ folder: String) -> Bool {
    #if canImport(Darwin)
    var facts = statfs()
    guard statfs(folder, &facts) == 0 else { return false }
    return facts.f_flags & UInt32(MNT_LOCAL) == 0
    #else
    return isRemote(magic: widgetctl_file_system_magic(folder))
    #endif
  }

  /// The numbers of linux/magic.h for NFS, SMB, CIFS, SMB2, AFS, Ceph and 9P.
  static func isRemote(magic: UInt32) -> Bool {
    [0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x5346_414F, 0x00C3_6400, 0x0102_1997]
      .contains(magic)
  }
}
