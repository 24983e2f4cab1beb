import Foundation

/// The time that the process spent on a processor: what else runs on the machine does not count.
enum ProcessorTime {
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  static func of(_ work: () -> Void) -> Duration {
    let start = now
    work()
    return now - start
  }
}
