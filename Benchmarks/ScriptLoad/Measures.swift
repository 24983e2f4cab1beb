import SystemLibrary

extension Duration {
  /// Returns the nanoseconds for each of `count` things, with one decimal place.
  func nanoseconds(each count: Int) -> String {
    let (seconds, attoseconds) = components
    let total = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    return "\((total / Double(count) * 10).rounded() / 10)"
  }
}

/// Ends the program with a message on standard error and an exit code.
func end(_ text: String, _ code: Int32) -> Never {
  var text = text + "\n"
  text.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  exit(code)
}

/// Returns the greatest memory of the process so far: kilobytes on Linux, bytes on macOS.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
  getrusage(RUSAGE_SELF, &usage)
  #endif
  return usage.ru_maxrss
}

/// Returns the present memory of the process in kilobytes; 0 if the system has no
/// `/proc/self/statm`.
func memory() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let fields = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
    separator: " "
  )
  guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
  return pages * Int(getpagesize()) / 1_024
}
