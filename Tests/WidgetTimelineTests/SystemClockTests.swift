import Testing
import WidgetTimeline

@Suite("System clock (RT-2)", .timeLimit(.minutes(5)))
struct SystemClockTests {
  let clock = SystemClock()

  @Test func `a deadline gone by needs no sleep`() async throws {
    try await clock.sleep(until: clock.now.advanced(by: .zero - .hours(1)))
    try await clock.sleep(until: .earliest)
  }

  @Test func `a sleep until the end of time can be cancelled`() async {
    let sleeper = Task { try await clock.sleep(until: .latest) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func `it counts from 1970`() {
    // Later than 2023 and earlier than 2270, whenever the tests run.
    let seconds = clock.now.microseconds / 1_000_000
    #expect((1_700_000_000..<9_500_000_000).contains(seconds))
  }
}
