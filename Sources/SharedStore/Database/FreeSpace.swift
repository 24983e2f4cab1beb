import SystemLibrary

/// The room that is left on a file's device.
package enum FreeSpace {
  /// In bytes, for this user; `nil` where the system does not say.
  package static func bytes(at path: String) -> Int64? {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { return nil }
    let (bytes, isOverflown) = Int64(clamping: facts.f_bavail)
      .multipliedReportingOverflow(by: Int64(clamping: facts.f_frsize))
    return isOverflown ? .max : bytes
  }
}
