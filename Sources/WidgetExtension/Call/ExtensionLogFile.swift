import SystemLibrary

/// The log file for the output of extensions.
struct ExtensionLogFile: Sendable {
  /// The size in bytes at which a log is renamed and a new one begun: weeks of a few lines a
  /// minute.
  static let maximumBytes: off_t = 1 << 20
  /// The number of bytes above `maximumBytes` at which a log is truncated while an extension writes
  /// to it.
  private static let slackBytes: off_t = 1 << 20

  private static let flags = O_APPEND | O_CLOEXEC | O_NOFOLLOW

  let path: String?

  /// Opens the file for an extension; `/dev/null` if it cannot be opened (RI-6).
  ///
  /// One earlier log is kept, so that a widget that prints at each reload does not fill the disk.
  func opened() throws(SystemFault) -> Descriptor {
    var number: Int32 = -1
    if let path {
      number = open(path, O_RDWR | O_CREAT | Self.flags, 0o600)
      var facts = stat()
      if number >= 0, fstat(number, &facts) == 0 {
        if facts.st_size > Self.maximumBytes {
          close(number)
          rename(path, path + ".old")
          number = open(path, O_RDWR | O_CREAT | Self.flags, 0o600)
        } else {
          endLastLine(of: number, facts.st_size)
        }
      }
    }
    if number < 0 { number = open("/dev/null", O_WRONLY | O_CLOEXEC) }
    guard number >= 0 else { throw SystemFault(number: errno) }
    return try Descriptor(owning: number).duplicateAboveStandard()
  }

  /// Truncates a log that has grown too long while extensions write to it (RI-12).
  ///
  /// The first part of the log is kept, and the next extension renames the file. A process that
  /// floods the log continues after the truncated part, because the file is open for appending.
  func cut() {
    var facts = stat()
    guard let path, lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size > Self.maximumBytes + Self.slackBytes
    else { return }
    let number = open(path, O_WRONLY | Self.flags)
    guard number >= 0 else { return }
    ftruncate(number, Self.maximumBytes + 1)
    close(number)
  }

  /// Ends the last line of the log, so that the texts of two processes stay apart: a killed one may
  /// have written half a line.
  private func endLastLine(of log: Int32, _ size: off_t) {
    let lineEnd = UInt8(ascii: "\n")
    var last = lineEnd
    guard size > 0, pread(log, &last, 1, size - 1) == 1, last != lineEnd else { return }
    _ = write(log, [lineEnd], 1)
  }
}
