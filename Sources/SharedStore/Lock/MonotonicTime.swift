#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The clock that nobody sets.
enum MonotonicTime {
  static var milliseconds: Int64 { milliseconds(CLOCK_MONOTONIC) }

  /// As of the kernel's last tick, some milliseconds ago, for what is asked with each write.
  static var coarseMilliseconds: Int64 {
    #if os(Linux)
    milliseconds(CLOCK_MONOTONIC_COARSE)
    #else
    milliseconds
    #endif
  }

  private static func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
