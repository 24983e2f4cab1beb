import Foundation
import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// Reads and changes the to-dos in the shared store; each method is one transaction, done
/// completely or not at all (BW-5).
struct ToDoStore: Sendable {
  /// The distance between new positions in the user's order, which leaves space for moving to-dos
  /// between others.
  static let positionStep: Int64 = 1 << 20

  /// The order of lists: open to-dos first, then done and cancelled ones, each in the user's own
  /// order.
  static let ownOrder: [StoreSort] = [
    .ascending("isDone"), .ascending("isCancelled"), .ascending("position"),
  ]

  let store: SharedStore
  private let present: @Sendable () -> Instant
  private let place: @Sendable () -> TimeZone

  init(
    store: SharedStore,
    clock: some WallClock = SystemClock(),
    zone: @escaping @Sendable () -> TimeZone = { .current }
  ) {
    self.store = store
    present = { clock.now }
    place = zone
  }

  var now: Instant { present() }

  /// The user's current time zone.
  var zone: TimeZone { place() }

  /// The user's current date and time zone, on which dates in typed texts depend.
  var clock: UserClock { UserClock(now: now, in: zone, locale: .spoken) }

  /// Adds a to-do at the end of the list, and returns it with its number.
  func add(_ record: ToDoRecord) async throws -> ToDoRecord {
    let now = now.microseconds
    return try await store.write { transaction in
      var added = record
      added.addedAt = now
      return try Self.append(added, in: transaction)
    }
  }

  /// Applies `change` to the current state of a to-do; returns the to-do, and whether it has
  /// changed.
  ///
  /// - Throws: `ToDoError.notFound` if it was removed meanwhile.
  func change(
    _ number: Int64,
    _ change: @Sendable (inout ToDoRecord) -> Void
  ) async throws -> (record: ToDoRecord, hasChanged: Bool) {
    let result = try await changeDone(number, change)
    return (result.record, result.hasChanged)
  }

  /// Applies `change`, which may throw an error, to the current state of a to-do.
  ///
  /// - Throws: `ToDoError.notFound` if it was removed meanwhile, or the error of `change`; then
  ///   nothing is changed.
  func difference(
    _ number: Int64,
    _ change: @Sendable (inout ToDoRecord) throws -> Void
  ) async throws -> ToDoDifference {
    let now = now.microseconds
    return try await store.write { transaction in
      let before = try Self.record(number, in: transaction)
      var after = before
      try change(&after)
      after = try Self.update(before, to: after, at: now, in: transaction)
      return ToDoDifference(
        before: before,
        after: after,
        blockers: before.blockedBy == after.blockedBy
          ? [] : try Self.records(after.blockedBy, in: transaction)
      )
    }
  }

  /// Adds an open copy of a to-do at the end of the list.
  func duplicate(_ number: Int64) async throws -> ToDoRecord {
    let now = now.microseconds
    return try await store.write { transaction in
      let copied = try Self.record(number, in: transaction)
      return try Self.append(copied.openCopy(addedAt: now), in: transaction)
    }
  }

  func remove(_ number: Int64) async throws -> ToDoRecord {
    let now = now.microseconds
    return try await store.write { transaction in
      let record = try Self.record(number, in: transaction)
      try Self.delete(record, at: now, in: transaction)
      return record
    }
  }

  /// Removes all done to-dos; returns their number.
  func clearCompleted() async throws -> Int {
    try await store.write { transaction in
      let done = try transaction.fetch(ToDoRecord.self, where: .isToDo(.done))
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

  /// Moves a to-do to a position among the to-dos with its state, counted from 1.
  ///
  /// A position beyond the end is the end. The numbers stored for other to-dos do not change as
  /// long as there is space between them.
  /// - Returns: The to-do and its new position.
  func move(_ number: Int64, to place: Int) async throws -> (record: ToDoRecord, place: Int) {
    try await store.write { transaction in
      let record = try Self.record(number, in: transaction)
      let last = try transaction.count(
        ToDoRecord.self,
        where: .isToDo(record.state)
      )
      let index = min(max(place, 1), max(last, 1)) - 1
      return (try Self.put(record, at: index, in: transaction), index + 1)
    }
  }

  /// Moves an open to-do directly above or below another open one.
  ///
  /// - Returns: Both to-dos, the moved one first.
  /// - Throws: `ToDoError.noPlace` if one of them is closed.
  func move(
    _ number: Int64,
    _ side: ToDoSide,
    of other: Int64
  ) async throws -> (record: ToDoRecord, other: ToDoRecord) {
    try await store.write { transaction in
      let record = try Self.record(number, in: transaction)
      let other = try Self.record(other, in: transaction)
      guard record.key != other.key else { return (record, other) }
      guard record.isOpen, other.isOpen else {
        throw ToDoError.noPlace(toDo: record.label, other: other.label)
      }
      let before = try Self.others(than: record, limit: nil, in: transaction)
        .prefix { $0.position < other.position }
      let index = before.count + (side == .below ? 1 : 0)
      return (try Self.put(record, at: index, in: transaction), other)
    }
  }

  /// Moves a to-do to an index among the other to-dos with its state.
  private static func put(
    _ record: ToDoRecord,
    at index: Int,
    in transaction: borrowing WriteTransaction
  ) throws -> ToDoRecord {
    var record = record
    // Two more than `index` are read: the next neighbour, and the to-do itself, which is filtered
    // out.
    let near = try others(than: record, limit: index + 2, in: transaction)
    if let position = position(at: index, among: near.map(\.position)) {
      record.position = position
      try transaction.update(record)
      return record
    }
    var ordered = try others(than: record, limit: nil, in: transaction)
    ordered.insert(record, at: index)
    for (rank, var moved) in ordered.enumerated() {
      moved.position = Int64(rank + 1) * positionStep
      try transaction.update(moved)
      if moved.key == record.key { record = moved }
    }
    return record
  }

  /// Returns the first `limit` to-dos with the state of `record`, without `record` itself.
  private static func others(
    than record: ToDoRecord,
    limit: Int?,
    in transaction: borrowing WriteTransaction
  ) throws -> [ToDoRecord] {
    try transaction.fetch(
      ToDoRecord.self,
      where: .isToDo(record.state),
      sortedBy: [.ascending("position")],
      limit: limit
    ).filter { $0.key != record.key }
  }

  /// Returns a stored position between the neighbours at an index; `nil` if there is no number
  /// between them.
  static func position(at index: Int, among positions: [Int64]) -> Int64? {
    let after = index < positions.count ? positions[index] : nil
    let before = index > 0 ? positions[index - 1] : nil
    switch (before, after) {
    case (nil, nil): return positionStep
    case (let before?, nil):
      let (sum, isTooLarge) = before.addingReportingOverflow(positionStep)
      return isTooLarge ? nil : sum
    case (nil, let after?):
      let (difference, isTooSmall) = after.subtractingReportingOverflow(positionStep)
      return isTooSmall ? nil : difference
    case (let before?, let after?):
      let (gap, isTooLarge) = after.subtractingReportingOverflow(before)
      return isTooLarge || gap < 2 ? nil : before + gap / 2
    }
  }

  /// Returns the to-dos with these identifiers; those that do not exist are left out (AI-45).
  func records(_ ids: [ToDoID]) async throws -> [ToDoRecord] {
    try await store.read { transaction in
      try transaction.fetch(ToDoRecord.self, where: .any(ids.map { .equals("id", $0.text) }))
    }
  }

  private static func records(
    _ ids: [ToDoID],
    in transaction: borrowing WriteTransaction
  ) throws -> [ToDoRecord] {
    try transaction.fetch(ToDoRecord.self, where: .any(ids.map { .equals("id", $0.text) }))
  }

  func record(number: Int64) async throws -> ToDoRecord? {
    try await store.read { try $0.record(number) }
  }

  /// Returns the first `limit` to-dos whose identifier begins with a text.
  func records(beginning text: String, limit: Int) async throws -> [ToDoRecord] {
    try await store.read { transaction in
      try transaction.fetch(
        ToDoRecord.self,
        where: .hasPrefix("id", text),
        sortedBy: [.ascending("id")],
        limit: limit
      )
    }
  }

  /// Returns the to-dos that match a filter, by default open ones first, each in the user's own
  /// order.
  func records(
    where filter: StoreFilter = .all([]),
    sortedBy sort: [StoreSort] = ownOrder,
    limit: Int? = nil
  ) async throws -> [ToDoRecord] {
    try await store.read { transaction in
      try transaction.fetch(ToDoRecord.self, where: filter, sortedBy: sort, limit: limit)
    }
  }

  /// Returns at most `limit` to-dos with exactly this name.
  func records(named name: String, limit: Int) async throws -> [ToDoRecord] {
    try await records(where: .equals("name", name), limit: limit)
  }

  /// Returns at most `limit` to-dos with this name, ignoring case.
  func records(namedLike name: String, limit: Int) async throws -> [ToDoRecord] {
    try await records(where: .equals("nameFolded", SearchText.folded(name)), limit: limit)
  }
}
