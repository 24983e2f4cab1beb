#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A moment on the monotonic clock by which something must have happened (RT-7).
struct Deadline: Equatable, Sendable {
  /// Nanoseconds of CLOCK_MONOTONIC.
  private(set) var nanoseconds: Int64

  init(after limit: Duration) {
    let (seconds, attoseconds) = limit.components
    let scaled = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let length = scaled.overflow ? Int64.max / 2 : scaled.partialValue
    let sum = Deadline.now().addingReportingOverflow(length + attoseconds / 1_000_000_000)
    nanoseconds = sum.overflow ? Int64.max : sum.partialValue
  }

  /// Milliseconds until then as `poll` counts them, rounded up; 0 once it has passed.
  var pollTimeout: Int32 {
    let rest = nanoseconds - Deadline.now()
    guard rest > 0 else { return 0 }
    return Int32(clamping: (rest - 1) / 1_000_000 + 1)
  }

  var hasPassed: Bool { nanoseconds <= Deadline.now() }

  /// Moves the deadline by what `work` takes, so that a person's thinking is not counted.
  mutating func pause<Result>(during work: () -> Result) -> Result {
    let start = Deadline.now()
    let result = work()
    let sum = nanoseconds.addingReportingOverflow(Deadline.now() - start)
    nanoseconds = sum.overflow ? Int64.max : sum.partialValue
    return result
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
