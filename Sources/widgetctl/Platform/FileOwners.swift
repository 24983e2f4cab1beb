import SystemLibrary

/// The owner, group and permissions of a file; for a symbolic link, those of the link itself.
struct FileFacts: Equatable {
  var owner: UInt32
  var group: UInt32
  /// The permission bits, such as `0o755`.
  var permissions: UInt32
  var isFolder = false
  /// The path in a symbolic link; `nil` for other files.
  var target: String?

  var isStickyFolder: Bool { isFolder && permissions & 0o1000 != 0 }

  init(
    owner: UInt32,
    group: UInt32,
    permissions: UInt32,
    isFolder: Bool = false,
    target: String? = nil
  ) {
    self.owner = owner
    self.group = group
    self.permissions = permissions
    self.isFolder = isFolder
    self.target = target
  }

  /// Reads the attributes of a file, without following a link.
  ///
  /// - Returns: `nil` if there is no such file, or if it cannot be accessed.
  init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    owner = UInt32(status.st_uid)
    group = UInt32(status.st_gid)
    permissions = UInt32(status.st_mode) & 0o7777
    isFolder = (status.st_mode & S_IFMT) == S_IFDIR
    guard (status.st_mode & S_IFMT) == S_IFLNK else { return }
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    target = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Finds the members of a group in the system's databases of groups and accounts.
enum GroupMembers {
  /// The buffer size in bytes for one entry of a database; a larger entry is treated as invalid.
  ///
  /// The system recommends a size too, but an entry can be larger than that.
  private static let entryBytes = 1 << 16
  /// The most accounts that are read; a longer list comes from a directory service, with users of
  /// other machines.
  private static let maximumAccounts = 10_000

  /// Returns whether a group has members other than this user and root.
  ///
  /// A group without an entry counts as having others, unless it is the user's own group and no
  /// other account's primary group.
  static func hasOthers(in number: UInt32) -> Bool {
    guard let names = members(of: number) else {
      return number != UInt32(getgid()) || isPrimary(number)
    }
    let hasOther = names.contains { name in
      getpwnam(name).map { !isOwn($0.pointee.pw_uid) } ?? true
    }
    return hasOther || isPrimary(number)
  }

  /// Returns the names of the members in the group's entry; `nil` if there is no entry.
  private static func members(of number: UInt32) -> [String]? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: entryBytes) { buffer in
      var entry = group()
      var found: UnsafeMutablePointer<group>?
      guard let start = buffer.baseAddress,
        getgrgid_r(gid_t(number), &entry, start, buffer.count, &found) == 0, found != nil
      else { return nil }
      var names: [String] = []
      var next = entry.gr_mem
      while let name = next?.pointee {
        names.append(String(cString: name))
        next = next?.successor()
      }
      return names
    }
  }

  /// Returns whether the group is the primary group of another account; a group's entry does not
  /// list such accounts.
  private static func isPrimary(_ number: UInt32) -> Bool {
    setpwent()
    defer { endpwent() }
    for _ in 0..<maximumAccounts {
      guard let account = getpwent() else { return false }
      if account.pointee.pw_gid == gid_t(number), !isOwn(account.pointee.pw_uid) { return true }
    }
    return true
  }

  private static func isOwn(_ user: uid_t) -> Bool { user == 0 || user == getuid() }
}
