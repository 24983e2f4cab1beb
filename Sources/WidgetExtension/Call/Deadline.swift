internal import Ground

/// A time on the monotonic clock by which something must have happened (RT-7).
struct Deadline: Sendable {
  /// A function that returns the time of a clock, in nanoseconds since a fixed moment in the past.
  typealias Clock = @Sendable () -> Int64

  static let monotonic: Clock = { MonotonicTime.nanoseconds }

  /// The time of the deadline on the clock, in nanoseconds.
  private(set) var nanoseconds: Int64
  private let clock: Clock

  init(after limit: Duration, clock: @escaping Clock = monotonic) {
    self.clock = clock
    let (seconds, attoseconds) = limit.components
    let scaled = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let length = scaled.overflow ? Int64.max / 2 : scaled.partialValue
    let sum = clock().addingReportingOverflow(length + attoseconds / 1_000_000_000)
    nanoseconds = sum.overflow ? Int64.max : sum.partialValue
  }

  /// The milliseconds until the deadline, rounded up, for the system call `poll`; 0 once the
  /// deadline has passed.
  var pollTimeout: Int32 {
    let rest = nanoseconds - clock()
    guard rest > 0 else { return 0 }
    return Int32(clamping: (rest - 1) / 1_000_000 + 1)
  }

  var hasPassed: Bool { nanoseconds <= clock() }

  /// Extends the deadline by the duration of `work`, so that a user's thinking time is not counted.
  mutating func pause<Result>(during work: () -> Result) -> Result {
    let start = clock()
    let result = work()
    let sum = nanoseconds.addingReportingOverflow(clock() - start)
    nanoseconds = sum.overflow ? Int64.max : sum.partialValue
    return result
  }
}
