import TestSupport
import Testing

@testable import SharedStore

@Suite("Stacks of placed widgets (WK-105, CL-22)", .timeLimit(.minutes(2)))
struct StackStoreTests {
  let folder = TemporaryStore()

  private func perform<Value: Sendable>(
    _ id: String,
    _ store: SharedStore,
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Value
  ) async throws -> Value {
    let run = JournalRun(id: id, intent: "test", parameters: [], key: nil, origin: "test")
    return try await store.perform(run) { (try body($0), [1]) }
  }

  private static func place(
    _ kind: String,
    in stack: String?,
    _ transaction: borrowing WriteTransaction
  ) throws -> PlacedWidget {
    try transaction.place(extensionName: "Home", kind: kind, family: 2, stack: stack)
  }

  private static func timeline(
    of placement: Int64,
    family: Int64 = 2,
    _ scores: [Double?]
  ) -> NewTimeline {
    NewTimeline(
      placement: placement,
      family: family,
      made: 5,
      policy: .never,
      due: .max,
      reason: "first",
      entries: scores.enumerated().map { index, score in
        StoredEntry(
          date: Int64(index),
          light: [9],
          relevance: score.flatMap { StoredRelevance(score: $0, duration: 3) }
        )
      },
      reads: []
    )
  }

  @Test func `a widget has the stack it was placed in, and undo gives it the one before`()
    async throws
  {
    let store = try folder.open()
    let widget = try await perform("add", store) { try Self.place("a", in: "day", $0) }
    #expect(widget.stack == "day")
    try await perform("change", store) {
      var changed = widget
      changed.stack = nil
      try $0.update(changed)
    }
    #expect(try await store.read { try $0.placedWidgets() }.map(\.stack) == [nil])
    _ = try await store.undo(.last(1), id: "u")
    #expect(try await store.read { try $0.placedWidgets() }.map(\.stack) == ["day"])
    try await perform("remove", store) { _ = try $0.removeWidget(widget.id) }
    _ = try await store.undo(.last(1), id: "v")
    #expect(try await store.read { try $0.placedWidgets() }.map(\.stack) == ["day"])
  }

  @Test func `the relevances of members alone are read, of their own size, without what has none`()
    async throws
  {
    let store = try folder.open()
    let ids = try await perform("add", store) { transaction in
      [
        try Self.place("a", in: "day", transaction).id,
        try Self.place("b", in: nil, transaction).id,
        try Self.place("c", in: "day", transaction).id,
      ]
    }
    try await store.write { transaction in
      _ = try transaction.store(Self.timeline(of: ids[0], [4, nil, 2]))
      _ = try transaction.store(Self.timeline(of: ids[0], family: 1, [8]))
      _ = try transaction.store(Self.timeline(of: ids[1], [9]))
    }
    let stacked = try await store.read { try $0.stackedWidgets() }
    #expect(stacked.map(\.id) == [ids[0], ids[2]])
    #expect(stacked[0].relevances.map(\.date) == [0, 2])
    #expect(stacked[0].relevances.map(\.relevance.score) == [4, 2])
    #expect(stacked[0].relevances.map(\.relevance.duration) == [3, 3])
    #expect(stacked.map(\.greatest) == [8, 0])
    #expect(stacked[1].relevances.isEmpty)
  }

  // WK-106
  @Test func `the greatest score outlives its timeline, and is one for a kind`() async throws {
    let store = try folder.open()
    let ids = try await perform("add", store) { transaction in
      [
        try Self.place("a", in: "day", transaction).id,
        try Self.place("a", in: "day", transaction).id,
      ]
    }
    for score in [50.0, 3, -7] {
      try await store.write { _ = try $0.store(Self.timeline(of: ids[0], [score])) }
    }
    #expect(try await store.read { try $0.stackedWidgets() }.map(\.greatest) == [50, 50])
  }
}
