import Essentials
import Testing
import WidgetTimeline

@Suite("What a provider's timeline becomes", .timeLimit(.minutes(5)))
struct TimelinePlanTests {
  private func plan(_ entries: [MadeEntry]) throws(TimelineError) -> PlannedTimeline {
    try ReloadPlanner().plan(
      MadeTimeline(entries: entries, policy: .atEnd, reads: ["to-dos": 7], files: ["/a": 3]),
      reason: .first,
      at: morning
    )
  }

  @Test func `a timeline in order is kept as it is`() throws {
    let entries = [MadeEntry.sample(morning, 1), .sample(morning + .hours(1), 2)]
    let planned = try plan(entries)
    #expect(planned.entries == entries)
    #expect(planned.diagnostics.isEmpty)
    #expect(planned.made == morning)
    #expect(planned.reads == ["to-dos": 7])
    #expect(planned.files == ["/a": 3])
    #expect(planned.reason == .first)
  }

  // RT-10: what is committed together is one value.
  @Test func `the state to be stored has the due date with it`() throws {
    let last = morning + .hours(1)
    let state = try plan([.sample(morning), .sample(last)]).state
    #expect(state == TimelineState(made: morning, policy: .atEnd, lastEntry: last, due: last))
  }

  // WK-78
  @Test func `entries out of order are put in order, with a word about it`() throws {
    let planned = try plan([
      .sample(morning + .hours(2), 1), .sample(morning, 2), .sample(morning + .hours(1), 3),
    ])
    #expect(planned.entries.map(\.light) == [[2], [3], [1]])
    #expect(planned.diagnostics == [.unsorted])
  }

  // WK-79
  @Test func `of equal dates only the later entry is kept`() throws {
    let planned = try plan([
      .sample(morning, 1), .sample(morning, 2), .sample(morning + .hours(1), 3),
      .sample(morning, 4),
    ])
    #expect(planned.entries.map(\.light) == [[4], [3]])
    #expect(planned.diagnostics == [.unsorted, .superseded(count: 2)])
  }

  // WK-79
  @Test func `one entry that is never shown is told of too`() throws {
    let planned = try plan([.sample(morning, 1), .sample(morning, 2)])
    #expect(planned.entries.map(\.light) == [[2]])
    #expect(planned.diagnostics == [.superseded(count: 1)])
  }

  @Test("WK-75, WK-77: the entry of a moment is the latest that has begun, else the first")
  func current() throws {
    let planned = try plan([
      .sample(morning, 1), .sample(morning + .hours(1), 2), .sample(morning + .hours(2), 3),
    ])
    let moments: [Duration] = [
      .zero - .hours(9), .zero, .hours(1) - .microseconds(1), .hours(1), .hours(2), .hours(9),
    ]
    #expect(
      moments.map { planned.entry(at: morning + $0).light } == [[1], [1], [1], [2], [3], [3]]
    )
  }

  @Test(arguments: [
    (TimelineDiagnostic.unsorted, "the entries are not in the order of their dates"),
    (
      .superseded(count: 2), "entries that share their date with a later one are never shown (2)"
    ),
    (.unusableDates(count: 1), "dates that are not numbers or out of range (1)"),
    (.startsInFuture(morning), "no entry is due yet; the earliest is shown"),
  ])
  func `what is odd about a timeline is said in a line`(
    diagnostic: TimelineDiagnostic,
    message: String
  ) {
    #expect(diagnostic.message == message)
  }

  // WK-77
  @Test func `a timeline that has yet to begin is accepted with a warning`() throws {
    let first = morning + .hours(1)
    #expect(try plan([.sample(first)]).diagnostics == [.startsInFuture(first)])
  }

  // RT-5
  @Test func `dates that are no numbers become 1970 or the ends of time`() throws {
    let planned = try plan([
      .sample(Date(timeIntervalSince1970: .infinity), 1),
      .sample(Date(timeIntervalSince1970: .nan), 2),
      .sample(Date(timeIntervalSince1970: -.infinity), 3),
    ])
    #expect(planned.entries.map(\.light) == [[3], [2], [1]])
    #expect(planned.entries[1].date == Date(timeIntervalSince1970: 0))
    #expect(planned.diagnostics == [.unusableDates(count: 3), .unsorted])
  }

  // RT-5
  @Test func `one date that is no number is told of too`() throws {
    let planned = try plan([.sample(Date(timeIntervalSince1970: .nan)), .sample(morning)])
    #expect(planned.diagnostics == [.unusableDates(count: 1)])
  }

  // WK-80
  @Test func `a timeline without entries is refused`() {
    let error = #expect(throws: TimelineError.self) { try plan([]) }
    #expect(error == .noEntries)
    #expect(error?.message == "the timeline has no entries")
    #expect(error?.hint == "return at least one entry, dated now")
  }

  @Test func `a thousand entries are the most`() throws {
    let entries = (0...1000).map { MadeEntry.sample(morning + .minutes($0)) }
    #expect(try plan(Array(entries.dropLast())).entries.count == 1000)
    let error = #expect(throws: TimelineError.self) { try plan(entries) }
    #expect(error == .tooManyEntries(count: 1001, limit: 1000))
  }
}
