import SharedStore
import WidgetTimeline

/// The to-dos in the shared store; each method is one transaction, whole or not at all (BW-5).
struct ToDoStore: Sendable {
  /// The room between neighbours in which others can be put without moving any.
  static let positionStep: Int64 = 1 << 20

  let store: SharedStore
  private let present: @Sendable () -> Int64

  init(store: SharedStore, clock: some WallClock = SystemClock()) {
    self.store = store
    present = { clock.now.microseconds }
  }

  /// Microseconds since 1970 UTC.
  var now: Int64 { present() }

  /// Adds a to-do after all others and returns it with its number.
  func add(_ record: ToDoRecord) async throws -> ToDoRecord {
    let now = now
    return try await store.write { transaction in
      var added = record
      added.addedAt = now
      let end = try transaction.greatest("position", of: ToDoRecord.self) ?? 0
      added.position = Self.position(at: 1, among: [end]) ?? end
      return try transaction.insert(added)
    }
  }

  /// Makes `change` to the to-do `number` as it is at that moment, and says whether anything differed.
  ///
  /// - Throws: `ToDoError.notFound` when somebody removed it meanwhile.
  func change(
    _ number: Int64,
    _ change: @Sendable (inout ToDoRecord) -> Void
  ) async throws -> (record: ToDoRecord, hasChanged: Bool) {
    let (record, hasChanged) = try await store.write { transaction in
      var record = try Self.record(number, in: transaction)
      let before = record
      change(&record)
      guard record != before else { return (record, false) }
      try transaction.update(record)
      return (record, true)
    }
    return (record, hasChanged)
  }

  func remove(_ number: Int64) async throws -> ToDoRecord {
    try await store.write { transaction in
      let record = try Self.record(number, in: transaction)
      try transaction.delete(ToDoRecord.self, key: number)
      return record
    }
  }

  /// Removes all that are done and returns how many there were.
  func clearCompleted() async throws -> Int {
    try await store.write { transaction in
      let done = try transaction.fetch(ToDoRecord.self, where: .equals("isDone", true))
      for record in done { try transaction.delete(ToDoRecord.self, key: record.key) }
      return done.count
    }
  }

  static func record(
    _ number: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> ToDoRecord {
    guard let record: ToDoRecord = try transaction.record(number) else {
      throw ToDoError.notFound(number: number)
    }
    return record
  }
}
