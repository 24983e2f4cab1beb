import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

/// Tests that to-dos that cannot be done yet are hidden and counted (BW-32).
@Suite("To-dos that cannot be done yet", .timeLimit(.minutes(2)))
struct ToDoLaterTests {
  private let store: TestStore
  private var toDos: ToDoStore { store.toDos }

  init() throws { store = try TestStore(zone: .gmt) }

  @discardableResult
  private func add(
    _ name: String,
    from moment: Due?,
    due: Due? = nil,
    _ change: (inout ToDoRecord) -> Void = { _ in }
  ) async throws -> ToDoRecord {
    var record = ToDoRecord(name: name, due: due)
    record.notBefore = moment
    change(&record)
    return try await toDos.add(record)
  }

  private func listed(_ words: String..., at now: Date = Samples.now) async throws -> [String] {
    let context = IntentContext(now: now, calendar: Samples.utc, locale: .spoken)
    let scope = try await ListWords(words, in: context, on: toDos.clock).scope
    return try await toDos.store.read { transaction in
      try OrderedToDos(
        scope: scope,
        calendar: Samples.utc,
        moment: now,
        blocked: try BlockedToDos(from: transaction)
      )
      .first(99, in: transaction).map(\.name)
    }
  }

  private func timeline() async throws -> Timeline<ToDoEntry> {
    try await ToDoForesight(in: Samples.utc).timeline(of: toDos)
  }

  /// The date before which a to-do cannot be done, its due date, and the hours until it appears.
  ///
  /// `hours` is `nil` for a to-do that is never hidden.
  private static let moments: [(notBefore: Due?, due: Due?, hours: Double?)] = [
    (nil, nil, nil), (nil, Samples.day(3), nil),
    (Samples.instant(5), nil, 5), (Samples.day(1), nil, 14), (Samples.day(0), nil, -10),
    (Samples.instant(5), Samples.instant(9), 5), (Samples.day(2), Samples.day(9), 38),
    // What is due is never hidden.
    (Samples.instant(5), Samples.instant(2), 2), (Samples.day(9), Samples.day(2), 38),
    (Samples.day(9), Samples.instant(40), 40), (Samples.instant(90), Samples.day(2), 38),
    (Samples.day(9), Samples.day(-1), -34),
    // On its due day it may wait for an hour.
    (Samples.instant(5), Samples.day(0), 5), (Samples.instant(40), Samples.day(2), 40),
  ]

  // BW-32
  @Test(arguments: moments.indices)
  func `one comes up at its moment, or when it is due if that is before`(index: Int) async throws {
    let (notBefore, due, hours) = Self.moments[index]
    let record = try await add("x", from: notBefore, due: due)
    let shown = hours.map { Samples.now.addingTimeInterval($0 * 3_600) }
    #expect(record.shownFrom(in: Samples.utc) == shown)
    // The store means the same by its filters.
    for hour in [-11, -10, 0, 1.9, 2, 5, 13.9, 14, 38, 39, 40, 41, 1_000] {
      let moment = Samples.now.addingTimeInterval(hour * 3_600)
      let later = try await toDos.records(where: .isLaterToDo(at: moment, in: Samples.utc))
      let open = try await toDos.records(where: .isShownToDo(at: moment, in: Samples.utc))
      #expect(later.contains(record) == (shown.map { $0 > moment } ?? false), "\(hour)")
      #expect(open.contains(record) != later.contains(record))
    }
  }

  // BW-32: it is said when it is added.
  @Test(arguments: [
    (["due:tomorrow", "from:friday"], true), (["due:tomorrow", "from:\"tomorrow 9:00\""], false),
    (["due:\"tomorrow 9:00\"", "from:\"tomorrow 10:00\""], true),
    (["due:friday", "from:tomorrow"], false), (["from:friday"], false),
    (["due:tomorrow", "from:tomorrow"], false),
  ])
  func `a moment after the due date is told`(signs: [String], isTold: Bool) throws {
    let read = try QuickText(["Rent"] + signs, on: toDos.clock)
    var record = ToDoRecord(name: read.name)
    record.setDue(read.moment.map { Due($0, on: toDos.clock) }, writtenIn: .gmt)
    record.setNotBefore(read.notBefore.map { Due($0, on: toDos.clock) }, writtenIn: .gmt)
    let sentence = DueSentence(now: Instant(Samples.now), here: .gmt).notBefore(record)
    #expect(sentence?.hasSuffix(", but shown when it is due") == isTold, "\(sentence ?? "")")
    let moment = try #require(record.notBefore).start(in: Samples.utc)
    #expect((record.shownFrom(in: Samples.utc) == moment) != isTold)
  }

  // BW-32
  @Test func `one that is worked on or closed is not out of sight`() async throws {
    let running = try await add("x", from: Samples.day(3)) { $0.startedAt = 5 }
    let done = try await add("y", from: Samples.day(3)) { $0.close(at: 5) }
    #expect(running.shownFrom(in: Samples.utc) == nil && done.shownFrom(in: Samples.utc) == nil)
    let isLater = StoreFilter.isLaterToDo(at: Samples.now, in: Samples.utc)
    #expect(try await toDos.records(where: isLater).isEmpty)
    #expect(try await listed()[0] == "x")
  }

  // BW-32
  @Test func `lists hide it, and its own words and conditions reach it`() async throws {
    for number: Int64 in 1...3 { _ = try await toDos.remove(number) }
    try await add("passport", from: Samples.day(9), due: Samples.day(20))
    try await add("firewood", from: Samples.instant(3))
    try await add("milk", from: nil)
    #expect(try await listed() == ["milk"])
    #expect(try await listed("passport") == [])
    #expect(try await listed("later") == ["firewood", "passport"])
    #expect(try await listed("sonra", "fire") == ["firewood"])
    #expect(try await listed("all") == ["passport", "firewood", "milk"])
    #expect(try await listed("notBefore > today") == ["passport"])
    #expect(try await listed("from:2026-11-30") == ["passport"])
    #expect(try await listed("number == 4") == ["passport"])
    #expect(try await listed(at: Samples.now + 3 * 3_600) == ["firewood", "milk"])
    #expect(try await listed("later", at: Samples.now + 3 * 3_600) == ["passport"])
  }

  // BW-4, BW-32
  @Test func `the timeline has an entry at each moment at which one comes up`() async throws {
    for number: Int64 in 1...3 { _ = try await toDos.remove(number) }
    try await add("a", from: Samples.instant(2))
    try await add("b", from: Samples.day(1), due: Samples.day(40)) { $0.priority = .high }
    try await add("c", from: Samples.instant(2.5), due: Samples.instant(1))
    try await add("far", from: Samples.day(60))
    let entries = try await timeline().entries.prefix(4)
    #expect(entries.map { $0.date.timeIntervalSince(Samples.now) / 3_600 } == [0, 1, 2, 14])
    let names = entries.map { $0.picture.open.map(\.name) }
    #expect(names == [[], ["c"], ["c", "a"], ["c", "b", "a"]])
    #expect(entries.map(\.picture.openCount) == [0, 1, 2, 3])
    #expect(entries.map(\.picture.laterCount) == [4, 3, 2, 1])
    // It is late at the moment at which it comes up.
    #expect(entries.map(\.picture.lateCount) == [0, 1, 1, 1])
  }

  // BW-4
  @Test func `of more that come up than are read, foresight ends with the last of them`()
    async throws
  {
    _ = try await toDos.store.write { transaction in
      for number in 0..<300 {
        var record = Samples.record(0, "\(number)")
        record.id = .random()
        record.notBefore = Samples.instant(Double(number / 3 + 1) / 60)
        try transaction.insert(record)
      }
    }
    let timeline = try await timeline()
    #expect(timeline.entries.first?.picture.laterCount == 300)
    #expect(timeline.entries.last?.picture.openCount == 3 + 63)
    #expect(timeline.policy == .after(Samples.now.addingTimeInterval(22 * 60)))
  }

  // BW-32: also where the clocks change between the two, and for a day as its reader has it.
  @Test(arguments: [
    ("2026-03-27", "2026-03-20", "2026-04-03", "2026-03-27"),
    ("2026-10-23", "2026-10-20", "2026-10-30", "2026-10-27"),
    ("2027-12-31", "2027-12-01", "2028-01-07", "2027-12-08"),
  ])
  func `one that comes back keeps its distance to the due date`(
    due: String,
    from: String,
    nextDue: String,
    nextFrom: String
  ) throws {
    let day = { (text: String) in try #require(CivilDate(text: text)) }
    for name in ["Europe/Istanbul", "Europe/Berlin", "America/St_Johns", "Pacific/Apia"] {
      let zone = try #require(TimeZone(identifier: name))
      let clock = UserClock(now: Instant(Samples.now), in: zone)
      var record = ToDoRecord(name: "Rent")
      record.recurrence = "FREQ=WEEKLY"
      record.setDue(.day(try day(due)), writtenIn: zone)
      record.setNotBefore(.day(try day(from)), writtenIn: zone)
      let done = clock.instant(of: try day(due), secondOfDay: 3_600)
      let next = NextToDo(here: zone).record(after: record, completedAt: done)
      #expect(next?.due == .day(try day(nextDue)))
      #expect(next?.notBefore == .day(try day(nextFrom)))
      // An hour on the wall stays one, whoever completes it where.
      let nine = { (text: String) in
        Due.instant(clock.instant(of: try day(text), secondOfDay: 9 * 3_600))
      }
      record.setDue(try nine(due), writtenIn: zone)
      record.setNotBefore(try nine(from), writtenIn: zone)
      let other = NextToDo(here: .gmt).record(after: record, completedAt: done)
      #expect(other?.due == (try nine(nextDue)))
      #expect(other?.notBefore == (try nine(nextFrom)), "\(name)")
    }
  }

  // BW-32
  @Test(arguments: ["from:monday", "wait:monday", "t:monday", "başlangıç:pazartesi"])
  func `its signs mean the same`(sign: String) throws {
    let read = try QuickText(["Rent", sign], on: toDos.clock)
    #expect(read.notBefore == .day(CivilDate(Samples.now, in: Samples.utc).adding(days: 2)))
    #expect(read.name == "Rent")
  }
}
