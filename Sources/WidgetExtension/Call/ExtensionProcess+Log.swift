#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension ExtensionProcess {
  /// Bytes of a log that is put aside for an empty one: weeks of a few lines a minute.
  private static let logBytes: off_t = 1 << 20

  /// The file that takes what the author's code prints; `/dev/null` where it cannot be had (RI-6).
  ///
  /// One earlier log is kept, so that a widget that prints at each reload does not fill the disk.
  static func openLog(_ path: String?) throws(SystemFault) -> Descriptor {
    var number: Int32 = -1
    if let path {
      let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW
      number = open(path, flags, 0o600)
      var facts = stat()
      if number >= 0, fstat(number, &facts) == 0 {
        if facts.st_size > logBytes {
          close(number)
          rename(path, path + ".old")
          number = open(path, flags, 0o600)
        } else {
          endLastLine(of: number, facts.st_size)
        }
      }
    }
    if number < 0 { number = open("/dev/null", O_WRONLY | O_CLOEXEC) }
    guard number >= 0 else { throw SystemFault(number: errno) }
    return try Descriptor(owning: number).duplicateAboveStandard()
  }

  /// Keeps the words of two processes apart: one that was killed may have written half a line.
  private static func endLastLine(of log: Int32, _ size: off_t) {
    let lineEnd = UInt8(ascii: "\n")
    var last = lineEnd
    guard size > 0, pread(log, &last, 1, size - 1) == 1, last != lineEnd else { return }
    _ = write(log, [lineEnd], 1)
  }
}
