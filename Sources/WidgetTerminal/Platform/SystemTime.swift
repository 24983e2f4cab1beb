#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's clock as a plain number.
package enum SystemTime {
  /// Microseconds since 1970 UTC.
  package static var microsecondsSince1970: Int64 {
    var time = timespec()
    guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  /// Lets the thread rest.
  package static func sleep(microseconds: UInt32) {
    _ = usleep(microseconds)
  }
}
