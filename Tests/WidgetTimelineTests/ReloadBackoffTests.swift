import Essentials
import Testing
import WidgetTimeline

@Suite("Back-off after failures (WK-100, RT-9)", .timeLimit(.minutes(5)))
struct ReloadBackoffTests {
  let backoff = ReloadBackoff()

  @Test(arguments: [
    (1, 1), (2, 2), (3, 4), (4, 8), (5, 16), (6, 32), (7, 60), (8, 60), (Int.max, 60),
    (0, 1), (Int.min, 1),
  ])
  func `delays double from a minute to an hour, up to a tenth shorter`(failures: Int, minutes: Int)
  {
    for placement in Int64(0)..<100 {
      let key = TimelineKey(placement: placement, family: .systemLarge)
      let delay = backoff.delay(afterFailures: failures, of: key)
      #expect(delay <= .minutes(minutes))
      #expect(delay >= .minutes(minutes) * 0.9)
    }
  }

  // Pinned: the share has to be the same in every process and release.
  @Test func `a timeline's share is its own and does not change`() {
    let key = TimelineKey(placement: 1, family: .systemSmall)
    #expect(key.stableFraction == 0.7491928450446038)
    #expect(TimelineKey(placement: 1, family: .systemLarge).stableFraction != key.stableFraction)
    #expect(TimelineKey(placement: -1, family: .systemSmall).stableFraction < 1)
  }

  @Test func `a thousand timelines that failed together do not come back together`() {
    var perSecond: [Int64: Int] = [:]
    for placement in Int64(1)...1000 {
      let key = TimelineKey(placement: placement, family: .systemSmall)
      let delay = backoff.delay(afterFailures: 7, of: key)
      perSecond[delay.components.seconds, default: 0] += 1
    }
    // 360 seconds for 1,000 timelines: three each, were they spread evenly.
    #expect(perSecond.values.max() ?? 1000 <= 15)
    #expect(perSecond.count > 250)
  }

  @Test func `each failure in a row counts, and a store's nonsense is bounded`() {
    #expect(backoff.counted(0) == 1)
    #expect(backoff.counted(6) == 7)
    #expect(backoff.counted(.max) == 1_000_000)
    #expect(backoff.counted(.min) == 1)
  }

  @Test func `a failure says what happened, how often, and when it is tried again`() {
    let timeline = DueTimeline.sample(state: TimelineState(made: morning, failures: 2))
    let failure = ReloadPlanner().failure(
      of: timeline,
      reason: .retry,
      error: .noEntries,
      at: morning
    )
    #expect(failure.failures == 3)
    #expect(failure.error == .noEntries)
    #expect(failure.reason == .retry)
    #expect(failure.at == morning)
    #expect(failure.due == morning + backoff.delay(afterFailures: 3, of: timeline.key))
  }
}
