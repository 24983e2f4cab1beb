import SystemLibrary

/// Reads and writes regular files.
package enum FileBytes {
  /// Reads a regular file, up to a limit in bytes.
  ///
  /// With `isOwn`, symbolic links and files that other users own or can write are refused.
  ///
  /// - Returns: The bytes; `nil` if the file cannot be read, or if it is longer than the limit and
  ///   `isWhole`.
  package static func read(
    _ path: String,
    upTo limit: Int,
    isWhole: Bool = true,
    isOwn: Bool = false
  ) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isOwn ? O_NOFOLLOW : 0))
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    // What others can write decides nothing (RI-11).
    if isOwn, facts.st_uid != geteuid() || facts.st_mode & 0o022 != 0 { return nil }
    if isWhole, facts.st_size > limit { return nil }
    // A file that the kernel makes as it is read, as below /proc, has no size.
    let size = facts.st_size > 0 ? min(Int(facts.st_size), limit) : limit
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < bytes.count {
      let start = count
      let got = bytes.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      guard got > 0 else { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Writes a file that only this user can read, completely or not at all; errors are ignored.
  package static func write(_ bytes: [UInt8], to path: String) {
    _ = replace(path, with: bytes, permissions: 0o600, isFlushed: false)
  }

  /// Replaces the contents of a file, completely or not at all.
  ///
  /// The new contents are written to a temporary file, flushed if `isFlushed`, and renamed. A
  /// symbolic link at the path is replaced, not its target. Without `permissions`, a file keeps its
  /// own, and a new one is only for this user.
  ///
  /// - Returns: 0, or the `errno` of the call that failed; then the file is unchanged.
  package static func replace(
    _ path: String,
    with bytes: [UInt8],
    permissions: UInt32? = nil,
    isFlushed: Bool = true
  ) -> Int32 {
    var facts = stat()
    let isFile = lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    let mode = permissions.map { mode_t($0) } ?? (isFile ? facts.st_mode & 0o777 : 0o600)
    let name = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return errno }
    var code: Int32 = fchmod(descriptor, mode) == 0 ? 0 : errno
    var written = 0
    while code == 0, written < bytes.count {
      let start = written
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count > 0 { written += count } else if errno != EINTR { code = errno }
    }
    while code == 0, isFlushed, fsync(descriptor) != 0 {
      if errno != EINTR { code = errno }
    }
    close(descriptor)
    if code == 0, rename(name, path) != 0 { code = errno }
    if code != 0 { unlink(name) }
    if code == 0, isFlushed { flushFolder(of: path) }
    return code
  }

  /// Flushes the folder, so that the rename is on the disk too; if that fails, the system does it
  /// later.
  private static func flushFolder(of path: String) {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = path[..<end].isEmpty ? (path.hasPrefix("/") ? "/" : ".") : String(path[..<end])
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int)
    -> Int
  {
    SystemLibrary.read(file, start, count)
  }

  private static func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    SystemLibrary.write(file, start, count)
  }
}
