import SystemLibrary

/// The type, owner and permissions of a store's file; a symbolic link is not followed.
package struct StoreFileFacts: Hashable, Sendable {
  package enum Kind: Sendable {
    case file
    case symbolicLink
    case folder
    /// A pipe, a socket or a device.
    case special
  }

  package let kind: Kind
  package let owner: UInt32
  /// The permission bits, such as `0o600`.
  package let permissions: UInt32

  /// Reads the file's attributes; `nil` if there is no file.
  package init?(path: String) {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    kind =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFLNK: .symbolicLink
      case S_IFDIR: .folder
      default: .special
      }
    owner = UInt32(facts.st_uid)
    permissions = UInt32(facts.st_mode) & 0o7777
  }
}
