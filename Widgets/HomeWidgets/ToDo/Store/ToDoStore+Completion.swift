import Ground
import Moments
import SharedStore

/// The effect of closing or reopening a recurring to-do on the to-do that follows it (BW-24).
enum FollowingToDo: Equatable, Sendable {
  case made(ToDoRecord)
  /// The following to-do was removed, because it had not changed since its creation.
  case removed(number: Int64)
  /// The following to-do was kept, because it has been changed.
  case stays(number: Int64)
}

/// A to-do after a change, and the effect of that change on the to-do that follows it.
struct ToDoCompletion: Sendable {
  let record: ToDoRecord
  let hasChanged: Bool
  var following: FollowingToDo?
}

extension ToDoStore {
  /// Changes a to-do; closing a recurring one creates the following one in the same transaction.
  ///
  /// Reopening it removes the following one if that has not changed. If several processes close a
  /// to-do, only the first creates the following one.
  /// - Throws: `ToDoError.notFound` if the to-do was removed meanwhile.
  func changeDone(
    _ number: Int64,
    _ change: @Sendable (inout ToDoRecord) -> Void
  ) async throws -> ToDoCompletion {
    let (next, now) = (NextToDo(here: zone), now.microseconds)
    return try await store.write { transaction in
      try Self.changed(number, next, at: now, in: transaction, change)
    }
  }

  static func changed(
    _ number: Int64,
    _ next: NextToDo,
    at now: Int64,
    in transaction: borrowing WriteTransaction,
    _ change: (inout ToDoRecord) -> Void
  ) throws -> ToDoCompletion {
    var record = try record(number, in: transaction)
    let before = record
    change(&record)
    guard record != before else { return ToDoCompletion(record: record, hasChanged: false) }
    let following = try follow(&record, before: before, next, in: transaction)
    record = try update(before, to: record, at: now, in: transaction)
    return ToDoCompletion(record: record, hasChanged: true, following: following)
  }

  private static func follow(
    _ record: inout ToDoRecord,
    before: ToDoRecord,
    _ next: NextToDo,
    in transaction: borrowing WriteTransaction
  ) throws -> FollowingToDo? {
    switch (before.isOpen, record.isOpen) {
    case (true, false):
      if let number = record.successor, let known: ToDoRecord = try transaction.record(number) {
        return .stays(number: known.key)
      }
      record.successor = nil
      guard let doneAt = record.doneAt,
        let following = next.record(after: record, completedAt: Instant(microseconds: doneAt))
      else { return nil }
      let made = try transaction.insert(following)
      record.successor = made.key
      return .made(made)
    case (false, true):
      guard let number = record.successor else { return nil }
      guard let known: ToDoRecord = try transaction.record(number) else {
        record.successor = nil
        return nil
      }
      guard let doneAt = before.doneAt,
        let made = next.record(after: before, completedAt: Instant(microseconds: doneAt)),
        next.isUnchanged(known, since: made)
      else { return .stays(number: number) }
      try transaction.delete(ToDoRecord.self, key: number)
      record.successor = nil
      return .removed(number: number)
    default: return nil
    }
  }
}
