import Foundation
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("The order of to-dos", .timeLimit(.minutes(2)))
struct ToDoPlaceTests {
  /// To-dos in the order `.today`; most of their numbers are in another order.
  private static let ordered = [
    Samples.record(90, "two days late", due: Samples.day(-2)),
    Samples.record(12, "late since yesterday's evening", due: Samples.instant(-14)),
    Samples.record(11, "late since yesterday", due: Samples.day(-1)),
    Samples.record(80, "late since nine", due: Samples.instant(-1)),
    Samples.record(5, "today at two", due: Samples.instant(4)),
    Samples.record(70, "today, high", due: Samples.day(0), priority: .high),
    Samples.record(3, "today, low", due: Samples.day(0), priority: .low),
    Samples.record(4, "today, no priority", due: Samples.day(0)),
    Samples.record(60, "tomorrow at nine", due: Samples.instant(23)),
    Samples.record(61, "tomorrow", due: Samples.day(1), priority: .high),
    Samples.record(2, "next year", due: Samples.day(60)),
    Samples.record(50, "some day, high", priority: .high),
    Samples.record(51, "some day, medium", priority: .medium),
    Samples.record(1, "some day, first"),
    Samples.record(6, "some day, second"),
  ]

  // BW-22
  @Test(arguments: 0..<8)
  func `late by date, today by the hour, then by date, by priority, by place`(rotation: Int) {
    var random = SplitMix64(seed: UInt64(rotation))
    let shuffled = Self.ordered.shuffled(using: &random)
    let places = shuffled.map { ($0, ToDoPlace($0, Samples.utc)) }.sorted { $0.1 < $1.1 }
    #expect(places.map(\.0.name) == Self.ordered.map(\.name))
  }

  // BW-22
  @Test func `done ones follow, the latest first`() {
    let done = [1, 2].map { Samples.record($0, $0 == 1 ? "first" : "second", isDone: true) }
    let open = Samples.record(3, "open")
    let places = (done + [open]).map { ($0, ToDoPlace($0, Samples.utc)) }.sorted { $0.1 < $1.1 }
    #expect(places.map(\.0.name) == ["open", "first", "second"])
  }

  // BW-22
  @Test(arguments: ToDoListOrder.allCases, [3, 8, 40])
  func `the store reads the same first ones as sorting all of them does`(
    order: ToDoListOrder,
    limit: Int
  ) async throws {
    let store = try TestStore()
    var random = SplitMix64(seed: 7)
    let records = Self.ordered.shuffled(using: &random)
    try await store.toDos.store.write { transaction in
      for record in try transaction.fetch(ToDoRecord.self) {
        try transaction.delete(ToDoRecord.self, key: record.key)
      }
      for var record in records {
        record.key = 0
        try transaction.insert(record)
      }
    }
    let all = try await store.toDos.records()
    let expected = all.map { ($0, ToDoPlace($0, in: order, Samples.utc)) }
      .sorted { $0.1 < $1.1 }.prefix(limit).map(\.0.name)
    let read = try await store.toDos.store.read { transaction in
      try OrderedToDos(scope: ToDoScope(order: order), calendar: Samples.utc)
        .first(limit, in: transaction)
    }
    #expect(read.map(\.name) == expected)
  }

  // BW-22
  @Test(arguments: [
    (ToDoListOrder.due, ["two days late", "late since yesterday's evening"]),
    (.priority, ["today, high", "tomorrow"]),
    (.place, ["some day, first", "next year"]),
    (.added, ["two days late", "late since nine"]),
    (.name, ["late since nine", "late since yesterday"]),
  ])
  func `each order begins with its own`(order: ToDoListOrder, names: [String]) {
    let places = Self.ordered.map { ($0, ToDoPlace($0, in: order, Samples.utc)) }
    #expect(places.sorted { $0.1 < $1.1 }.prefix(2).map(\.0.name) == names)
  }
}
