import Ground
import Moments
import Testing

@Suite("The system's clocks and threads", .timeLimit(.minutes(5)))
struct SystemClockTests {
  @Test func `the monotonic clock does not go back`() {
    let first = MonotonicTime.nanoseconds
    let second = MonotonicTime.nanoseconds
    #expect(first <= second)
  }

  @Test func `the coarse reading lies at most a few ticks behind`() {
    let coarse = MonotonicTime.coarseMilliseconds
    #expect(coarse <= MonotonicTime.milliseconds)
  }

  @Test func `the wall clock counts from 1970`() throws {
    let days = Int(SystemTime.microsecondsSince1970 / 86_400_000_000)
    #expect(CivilDate(daysSince1970: days).year >= 2025)
  }

  @Test func `work on a thread of its own returns its value`() async {
    #expect(await BlockingThread.run { 6 * 7 } == 42)
  }
}
