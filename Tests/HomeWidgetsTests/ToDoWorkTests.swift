import Foundation
import Moments
import SharedStore
import Testing

@testable import HomeWidgets

/// Tests of to-dos in progress and of their periods of work (BW-32).
@Suite("To-dos in progress", .timeLimit(.minutes(2)))
struct ToDoWorkTests {
  private let store: TestStore
  private var toDos: ToDoStore { store.toDos }

  init() throws { store = try TestStore(zone: .gmt) }

  private func wait(minutes: Int) { store.clock.advance(by: .seconds(minutes * 60)) }

  private func minutes(_ spans: [ToDoSpanRecord]) -> [Int64] {
    spans.map { $0.length / 60_000_000 }
  }

  private func running() async throws -> [Int64] {
    try await toDos.records(where: .notEquals("startedAt", .null)).map(\.key)
  }

  // BW-32
  @Test func `starting one stops the one that runs, unless both are to run`() async throws {
    let first = try await toDos.start(1, also: false)
    #expect(first.stopped.isEmpty && first.difference.after.startedAt != nil)
    wait(minutes: 20)
    let second = try await toDos.start(2, also: false)
    #expect(second.stopped.map(\.record.key) == [1])
    #expect(second.stopped.map(\.microseconds) == [20 * 60_000_000])
    #expect(try await running() == [2])
    let third = try await toDos.start(3, also: true)
    #expect(third.stopped.isEmpty)
    #expect(try await running() == [2, 3])
    wait(minutes: 5)
    // It goes on as it is, and what runs beside it stops.
    let again = try await toDos.start(3, also: false)
    #expect(again.difference.before == again.difference.after)
    #expect(again.stopped.map(\.record.key) == [2])
    #expect(try await minutes(toDos.spans()) == [5, 5, 20])
  }

  @Test func `all that are in progress are stopped at once`() async throws {
    #expect(try await toDos.stopAll().isEmpty)
    for number: Int64 in 1...2 { _ = try await toDos.start(number, also: true) }
    wait(minutes: 3)
    #expect(try await toDos.stopAll().map(\.microseconds) == [180_000_000, 180_000_000])
    #expect(try await running() == [])
    #expect(try await minutes(toDos.spans()) == [3, 3])
  }

  @Test func `one that is closed is not started, and nothing is stopped for it`() async throws {
    _ = try await toDos.start(1, also: false)
    _ = try await toDos.changeDone(2) { $0.close(at: 5) }
    await #expect(throws: ToDoError.closed(toDo: "2 “Call the dentist”", number: 2)) {
      try await toDos.start(2, also: false)
    }
    #expect(try await running() == [1])
  }

  // BW-32
  @Test(arguments: ["stop", "done", "cancel", "remove"])
  func `its clock stops with it, and the work stays known`(end: String) async throws {
    _ = try await toDos.start(2, also: false)
    wait(minutes: 30)
    let now = toDos.now.microseconds
    switch end {
    case "stop": _ = try await toDos.difference(2) { $0.startedAt = nil }
    case "done": _ = try await toDos.changeDone(2) { $0.close(at: now) }
    case "cancel": _ = try await toDos.changeDone(2) { $0.close(as: .cancelled, at: now) }
    default: _ = try await toDos.remove(2)
    }
    let spans = try await toDos.spans()
    #expect(minutes(spans) == [30])
    #expect(spans.map(\.name) == ["Call the dentist"] && spans.map(\.number) == [2])
    #expect(try await running() == [])
  }

  @Test func `of one that was renamed the work has its name, of one that is gone the last one`()
    async throws
  {
    for number: Int64 in 1...2 {
      _ = try await toDos.start(number, also: false)
      wait(minutes: 1)
      _ = try await toDos.difference(number) { $0.startedAt = nil }
      _ = try await toDos.change(number) { $0.name += "!" }
    }
    _ = try await toDos.remove(1)
    #expect(try await toDos.spans().map(\.name) == ["Call the dentist!", "Buy groceries"])
  }

  // BW-32: no negative stretch, and none without time.
  @Test func `a clock that was set back measures nothing`() async throws {
    let now = toDos.now.microseconds
    _ = try await toDos.change(1) { $0.startedAt = now + 3_600_000_000 }
    _ = try await toDos.difference(1) { $0.startedAt = nil }
    _ = try await toDos.start(2, also: false)
    _ = try await toDos.remove(2)
    #expect(try await toDos.spans() == [])
  }

  @Test func `one that was closed at a known time was worked on until then`() async throws {
    _ = try await toDos.start(1, also: false)
    wait(minutes: 60)
    let earlier = toDos.now.microseconds - 45 * 60_000_000
    _ = try await toDos.changeDone(1) { $0.close(at: earlier) }
    #expect(try await minutes(toDos.spans()) == [15])
  }

  @Test func `another time of beginning, as an import brings it, ends no work`() async throws {
    _ = try await toDos.start(1, also: false)
    _ = try await toDos.change(1) { $0.startedAt = 7 }
    #expect(try await toDos.spans(after: toDos.now.microseconds).count == 1)
    #expect(try await toDos.store.read { try $0.count(ToDoSpanRecord.self) } == 0)
  }

  @Test func `the work on one is summed`() async throws {
    for minutes in [10, 20] {
      _ = try await toDos.start(1, also: false)
      wait(minutes: minutes)
      _ = try await toDos.difference(1) { $0.startedAt = nil }
      wait(minutes: 5)
    }
    let record = try #require(try await toDos.record(number: 1))
    #expect(try await toDos.worked(on: record) == 30 * 60_000_000)
  }
}

/// Tests of the time worked by day, in the user's time zone (BW-32).
@Suite("Worked days")
struct WorkedDaysTests {
  private static func day(_ text: String) throws -> CivilDate {
    try #require(CivilDate(text: text))
  }

  private static func span(_ number: Int64, _ start: String, _ end: String) throws
    -> ToDoSpanRecord
  {
    let instants = try [start, end].map {
      Instant(try Date($0, strategy: .iso8601)).microseconds
    }
    let record = Samples.record(number, "To-do \(number)")
    return try #require(ToDoSpanRecord(of: record, from: instants[0], to: instants[1]))
  }

  private static func lines(
    _ spans: [ToDoSpanRecord],
    from first: String,
    in zone: String
  ) throws -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let worked = WorkedDays(spans, from: try day(first), in: calendar)
    #expect(worked.microseconds == worked.days.reduce(0) { $0 + $1.microseconds })
    return worked.days.map { day in
      let shares = day.shares.map {
        "\($0.number) \(TimeLength(microseconds: $0.microseconds).hours)"
      }
      return "\(day.day.text): \(shares.joined(separator: ", "))"
    }
  }

  @Test func `one over midnight counts on both days, and the longest comes first`() throws {
    let spans = try [
      Self.span(1, "2026-11-21T23:00:00Z", "2026-11-22T00:30:00Z"),
      Self.span(2, "2026-11-21T08:00:00Z", "2026-11-21T10:05:00Z"),
      Self.span(2, "2026-11-22T08:00:00Z", "2026-11-22T08:10:00Z"),
      Self.span(1, "2026-11-22T09:00:00Z", "2026-11-22T09:10:00Z"),
    ]
    #expect(
      try Self.lines(spans, from: "2026-11-01", in: "GMT") == [
        "2026-11-22: 1 0:40, 2 0:10", "2026-11-21: 2 2:05, 1 1:00",
      ]
    )
    // Midnight is the reader's.
    #expect(
      try Self.lines(spans, from: "2026-11-01", in: "Europe/Istanbul") == [
        "2026-11-22: 1 1:40, 2 0:10", "2026-11-21: 2 2:05",
      ]
    )
    #expect(
      try Self.lines(spans, from: "2026-11-22", in: "GMT") == ["2026-11-22: 1 0:40, 2 0:10"]
    )
  }

  // 2026: clocks go forward on 29 March and back on 25 October.
  @Test(arguments: [
    ("2026-03-28T22:30:00Z", "2026-03-29T22:30:00Z", "29: 1 23:00", "30: 1 0:30"),
    ("2026-10-24T21:30:00Z", "2026-10-25T23:30:00Z", "25: 1 25:00", "26: 1 0:30"),
  ])
  func `a day has the hours that it has there`(
    start: String,
    end: String,
    long: String,
    next: String
  ) throws {
    let lines = try Self.lines(
      [Self.span(1, start, end)],
      from: "2026-01-01",
      in: "Europe/Berlin"
    )
    #expect(lines.count == 3 && lines[1].hasSuffix(long) && lines[0].hasSuffix(next), "\(lines)")
    #expect(lines[2].hasSuffix("1 0:30"))
  }

  @Test func `a clock that was forgotten for decades is read in the days that are asked for`()
    throws
  {
    let span = try Self.span(1, "1990-01-01T00:00:00Z", "2026-11-22T06:00:00Z")
    #expect(
      try Self.lines([span], from: "2026-11-21", in: "GMT") == [
        "2026-11-22: 1 6:00", "2026-11-21: 1 24:00",
      ]
    )
    #expect(try Self.lines([span], from: "1990-01-01", in: "GMT").count == 4_001)
  }

  @Test(
    arguments: [
      ("7d", 604_800), ("2 weeks", 1_209_600), ("36h", 129_600), ("1 gün", 86_400), ("", nil),
      ("7", nil), ("soon", nil),
    ] as [(String, Int64?)]
  )
  func `an amount of time is read as reminders read it`(text: String, seconds: Int64?) {
    #expect(TimeLength(typed: text)?.seconds == seconds)
  }
}
