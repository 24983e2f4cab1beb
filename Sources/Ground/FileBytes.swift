import SystemLibrary

/// Files that are read whole or to a limit, and nothing but regular ones.
package enum FileBytes {
  /// - Returns: `nil` where there is no such file, or where a whole one is wanted and it is longer.
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

  /// Writes a file that only this user reads, whole or not at all.
  package static func write(_ bytes: [UInt8], to path: String) {
    let name = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    var written = 0
    while written < bytes.count {
      let start = written
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    close(descriptor)
    if written < bytes.count || rename(name, path) != 0 { unlink(name) }
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
