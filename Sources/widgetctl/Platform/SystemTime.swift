#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's clocks as plain numbers.
enum SystemTime {
  /// Microseconds since 1970 UTC.
  static var microsecondsSince1970: Int64 { read(CLOCK_REALTIME) }

  /// Microseconds of a clock that nobody sets, for measuring how long something took.
  static var monotonicMicroseconds: Int64 { read(CLOCK_MONOTONIC) }

  /// Lets the thread rest.
  static func sleep(microseconds: UInt32) {
    _ = usleep(microseconds)
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
