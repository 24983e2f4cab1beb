import Essentials
import Moments
import Testing
import WidgetTimeline

@Suite("Reload policy", .timeLimit(.minutes(5)))
struct ReloadPolicyTests {
  private func due(
    _ policy: TimelineReloadPolicy,
    entriesAt dates: [Date],
    madeAt now: Date = morning
  ) throws -> Date? {
    try ReloadPlanner().plan(.sample(at: dates, policy: policy), reason: .policy, at: now).due
  }

  @Test("WK-6: policies are compared with ==")
  func equality() {
    #expect(TimelineReloadPolicy.atEnd == .atEnd)
    #expect(TimelineReloadPolicy.atEnd != .never)
    #expect(TimelineReloadPolicy.after(morning) == .after(morning))
    #expect(TimelineReloadPolicy.after(morning) != .after(morning + .seconds(1)))
  }

  // WK-9, WK-12
  @Test func `atEnd asks for a new timeline when the last entry becomes the current one`() throws {
    let dates = [morning, morning + .hours(1), morning + .hours(2)]
    #expect(try due(.atEnd, entriesAt: dates) == morning + .hours(2))
  }

  // WK-78
  @Test func `atEnd goes by the greatest date, not by the last element`() throws {
    let dates = [morning + .hours(2), morning]
    #expect(try due(.atEnd, entriesAt: dates) == morning + .hours(2))
  }

  @Test(
    "WK-89: atEnd without an entry ahead asks a quarter of an hour later",
    arguments: [0, 1, 900]
  )
  func atEndWithoutFuture(minutes: Int) throws {
    let made = try due(.atEnd, entriesAt: [morning - .minutes(minutes)])
    #expect(made == morning + .minutes(15))
    #expect(TimelineState.pastPolicyDelay == .minutes(15))
  }

  // WK-8, RT-5: the floor of WK-89 does not delay a date that the provider named.
  @Test func `atEnd with an entry a moment ahead waits just that moment`() throws {
    let next = morning + .seconds(1)
    #expect(try due(.atEnd, entriesAt: [morning, next]) == next)
  }

  @Test(
    "WK-10, WK-91: after a date means that date, wherever the entries lie",
    arguments: [
      [morning], [morning, morning + .hours(9)], [morning + .hours(9)], [morning - .hours(9)],
    ]
  )
  func afterDate(entries: [Date]) throws {
    let date = morning + .hours(3)
    #expect(try due(.after(date), entriesAt: entries) == date)
  }

  @Test(
    "WK-90: after a date gone by is treated as atEnd without a future",
    arguments: [0, 1, 9000]
  )
  func afterPast(hours: Int) throws {
    let made = try due(.after(morning - .hours(hours)), entriesAt: [morning])
    #expect(made == morning + .minutes(15))
  }

  // WK-11
  @Test func `never asks by itself`() throws {
    #expect(try due(.never, entriesAt: [morning, morning + .hours(1)]) == nil)
    let state = TimelineState(made: morning, policy: .never, lastEntry: morning)
    #expect(!state.isDue(at: morning + .hours(100_000)))
  }

  @Test(
    "RT-5: odd policy dates are legal",
    arguments: [
      (.nan, 1_795_248_900_000_000),
      (-.infinity, 1_795_248_900_000_000),
      (253_402_300_799, 253_402_300_799_000_000),
      (.infinity, 1 << 61),
    ] as [(Double, Int64)]
  )
  func oddPolicyDates(seconds: Double, microseconds: Int64) throws {
    let policy = TimelineReloadPolicy.after(Date(timeIntervalSince1970: seconds))
    let date = try #require(try due(policy, entriesAt: [morning]))
    #expect(Instant(date).microseconds == microseconds)
  }

  @Test("RT-5: an entry at the end of time puts atEnd off for good")
  func infiniteEntry() throws {
    let dates = [morning, Date(timeIntervalSince1970: .infinity)]
    let date = try #require(try due(.atEnd, entriesAt: dates))
    #expect(Instant(date) == .latest)
  }
}
