import SystemLibrary

/// The system's clock, which users and time servers can set, as a plain number.
package enum SystemTime {
  /// The time in microseconds since 1970 UTC.
  package static var microsecondsSince1970: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}

/// The system's monotonic clock, which counts from an arbitrary start and is never set.
package enum MonotonicTime {
  package static var nanoseconds: Int64 { nanoseconds(CLOCK_MONOTONIC) }

  package static var milliseconds: Int64 { nanoseconds / 1_000_000 }

  /// The time of the kernel's last tick, some milliseconds ago, which is about three times as fast
  /// to read.
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

/// The processor time of this process and of its children.
package enum ProcessorTime {
  package static var ofProcess: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return duration(time)
  }

  /// Returns the processor time of a running child, and of those of its own children that it has
  /// waited for.
  ///
  /// - Returns: The time; `nil` if it cannot be read.
  package static func ofChild(_ identifier: pid_t) -> Duration? {
    #if os(Linux)
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return duration(time) + (waitedFor(by: identifier) ?? .zero)
    #else
    return nil
    #endif
  }

  #if os(Linux)
  /// The most bytes of `/proc/PID/stat`: a name of at most 64 bytes and 51 numbers.
  private static let statBytes = 1_280

  /// Returns the processor time of the children that a process has waited for, exact to a clock
  /// tick (proc(5)).
  private static func waitedFor(by identifier: pid_t) -> Duration? {
    let file = open("/proc/\(identifier)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: statBytes)
    let count = read(file, &bytes, bytes.count)
    // The name may hold anything: the numbers begin behind its last parenthesis.
    guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let words = bytes[(end + 1)..<count].split(separator: UInt8(ascii: " "))
    guard words.count > 14, let user = Int64(String(decoding: words[13], as: UTF8.self)),
      let system = Int64(String(decoding: words[14], as: UTF8.self))
    else { return nil }
    let ticks = max(Int64(sysconf(Int32(_SC_CLK_TCK))), 1)
    return .microseconds((user + system) * 1_000_000 / ticks)
  }
  #endif

  private static func duration(_ time: timespec) -> Duration {
    .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
