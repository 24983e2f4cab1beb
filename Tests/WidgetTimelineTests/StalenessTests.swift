import Essentials
import Testing
import WidgetTimeline

@Suite("Staleness (RT-8)", .timeLimit(.minutes(5)))
struct StalenessTests {
  private let hourly = TimelineState(
    made: morning,
    policy: .after(morning + .hours(1)),
    lastEntry: morning,
    due: morning + .hours(1)
  )

  @Test(
    "a timeline is stale once its policy's date has passed",
    arguments: [
      (Duration.zero, nil),
      (.hours(1), nil),
      (.hours(1) + .microseconds(1), .microseconds(1)),
      (.minutes(65), .minutes(5)),
    ] as [(Duration, Duration?)]
  )
  func policyDate(elapsed: Duration, stale: Duration?) {
    #expect(hourly.isStale(at: morning + elapsed) == (stale != nil))
    #expect(hourly.staleDuration(at: morning + elapsed) == stale)
  }

  @Test func `a dirty timeline is stale at once`() {
    var state = hourly
    state.isDirty = true
    #expect(state.isStale(at: morning))
  }

  // RT-9: back-off puts the attempt off, not the age.
  @Test func `a failed reload leaves it stale since the policy's date`() {
    var state = hourly
    state.failures = 4
    state.due = morning + .hours(2)
    #expect(state.staleDuration(at: morning + .minutes(70)) == .minutes(10))
  }

  @Test func `never is never stale`() {
    let state = TimelineState(made: morning, policy: .never, lastEntry: morning)
    #expect(!state.isStale(at: morning + .hours(100_000)))
  }

  @Test func `what was never made is not stale but due`() {
    #expect(!TimelineState().isStale(at: morning))
    #expect(TimelineState().isDue(at: morning))
  }

  // RT-9
  @Test func `what failed since it was made is due where no date says otherwise`() {
    let failed = TimelineState(made: morning, policy: .never, lastEntry: morning, failures: 1)
    #expect(failed.isDue(at: morning))
  }

  // WK-89
  @Test func `atEnd without an entry that is known asks a quarter of an hour after its making`() {
    let state = TimelineState(made: morning, policy: .atEnd)
    #expect(state.policyDate == morning + .minutes(15))
  }

  // WK-89
  @Test func `one entry dated now is fresh for a quarter of an hour`() {
    let state = TimelineState(made: morning, policy: .atEnd, lastEntry: morning)
    #expect(!state.isStale(at: morning + .minutes(15)))
    #expect(state.isStale(at: morning + .minutes(16)))
  }
}
