import SystemLibrary
import WidgetTerminal

/// A private file of lines, to which several processes can append without losing or mixing lines.
struct LineFile {
  /// The most attempts to lock the file, 2 ms apart; adding a line needs the lock for less than 1
  /// ms.
  private static let maximumAttempts = 100

  let path: String
  /// The size of the file in bytes above which the older half of the lines is removed.
  let maximumBytes: Int

  /// Returns the content of the file; a missing file is empty.
  ///
  /// - Throws: `.tooLarge` for more than twice `maximumBytes`, or the `errno` of the call that
  ///   failed.
  func contents() throws(InputFile.Failure) -> [UInt8] {
    do throws(InputFile.Failure) {
      return try InputFile.contents(of: path, limit: maximumBytes * 2)
    } catch .system(ENOENT) {
      return []
    }
  }

  /// Adds one line; `line` includes the line feed.
  ///
  /// - Throws: The `errno` of the call that failed; `EAGAIN` if another process keeps the file
  ///   locked.
  func append(_ line: [UInt8]) throws(InputFile.Failure) {
    PrivateFolder.make(for: path)
    for _ in 0..<Self.maximumAttempts {
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw .system(errno) }
      defer { _ = close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        if isCurrent(descriptor) { return try append(line, to: descriptor) }
      } else {
        ThreadPause.wait(microseconds: 2_000)
      }
    }
    throw .system(EAGAIN)
  }

  /// Returns whether the open file is still the one at the path; another process may have replaced
  /// it by a shorter one.
  private func isCurrent(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let stamp = FileStamp(path: path) else { return false }
    return UInt64(status.st_ino) == stamp.inode
  }

  private func append(_ line: [UInt8], to descriptor: Int32) throws(InputFile.Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard (status.st_mode & S_IFMT) == S_IFREG else { throw .system(EINVAL) }
    _ = fchmod(descriptor, 0o600)
    var last = UInt8(ascii: "\n")
    if status.st_size > 0 { _ = pread(descriptor, &last, 1, status.st_size - 1) }
    // If a crash has truncated the last line, the new one begins on a line of its own.
    let bytes = last == UInt8(ascii: "\n") ? line : [UInt8(ascii: "\n")] + line
    try write(bytes, to: descriptor)
    if Int(status.st_size) + bytes.count > maximumBytes { try shorten() }
  }

  /// Replaces the file by one with the newer half of its lines; the caller has locked the present
  /// file.
  private func shorten() throws(InputFile.Failure) {
    let bytes = try contents()
    let half = bytes.suffix(maximumBytes / 2)
    let whole = half.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    // Only the process with the lock writes this file.
    let shorter = path + ".new"
    let descriptor = open(shorter, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { _ = close(descriptor) }
    try write(Array(whole), to: descriptor)
    guard rename(shorter, path) == 0 else { throw .system(errno) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(InputFile.Failure) {
    if case .failed(let code) = OutputDescriptor(number: descriptor).write(bytes) {
      throw .system(code)
    }
  }
}
