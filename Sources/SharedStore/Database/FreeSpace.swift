import SystemLibrary

/// Determines the free space on the device of a file.
package enum FreeSpace {
  /// Returns the free space for this user in bytes; `nil` if the system does not report it.
  package static func bytes(at path: String) -> Int64? {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { return nil }
    let (bytes, isOverflown) = Int64(clamping: facts.f_bavail)
      .multipliedReportingOverflow(by: Int64(clamping: facts.f_frsize))
    return isOverflown ? .max : bytes
  }
}
