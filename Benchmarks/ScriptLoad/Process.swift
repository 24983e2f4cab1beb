#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends the program with a message on standard error.
func end(_ text: String, _ code: Int32) -> Never {
  var text = text + "\n"
  text.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  exit(code)
}

/// The most memory that the process has had so far: kilobytes on Linux, bytes on macOS.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
  getrusage(RUSAGE_SELF, &usage)
  #endif
  return usage.ru_maxrss
}
