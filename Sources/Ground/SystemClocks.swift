import SystemLibrary

/// The system's civil time, which users and time servers can set, as a plain number.
package enum SystemTime {
  /// Microseconds since 1970 UTC.
  package static var microsecondsSince1970: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}

/// The system's monotonic clock: it counts from an arbitrary start and is never set.
package enum MonotonicTime {
  package static var nanoseconds: Int64 { nanoseconds(CLOCK_MONOTONIC) }

  package static var milliseconds: Int64 { nanoseconds / 1_000_000 }

  /// As of the kernel's last tick, some milliseconds ago: a third of the price of an exact reading.
  package static var coarseMilliseconds: Int64 {
    #if os(Linux)
    nanoseconds(CLOCK_MONOTONIC_COARSE) / 1_000_000
    #else
    milliseconds
    #endif
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
