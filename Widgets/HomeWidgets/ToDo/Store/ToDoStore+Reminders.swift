import Moments
import SharedStore

/// Reads the reminders of to-dos, and stores snoozes.
extension ToDoStore {
  /// How long a past snooze stays in the store, in microseconds; the next snooze then removes it.
  private static let keptMicroseconds: Int64 = 86_400 * 1_000_000
  /// The most past snoozes that are removed at once, and the most snoozes that are searched for one
  /// to-do.
  private static let mostRemoved = 100

  /// An open to-do and the times of its reminders.
  struct Reminded {
    let record: ToDoRecord
    let moments: [Instant]
  }

  /// Returns the open to-dos that have reminders: their own, those of the settings, or a snooze.
  func reminded(by hours: ReminderHours) async throws -> [Reminded] {
    let moments = ReminderMoments(hours: hours, here: zone)
    return try await store.read { transaction in
      let snoozes = try transaction.fetch(SnoozeRecord.self)
      var snoozed: [ToDoID: Instant] = [:]
      for snooze in snoozes { snoozed[snooze.toDo] = snooze.until }
      var dated: [StoreFilter] = [
        .notEquals("dueAt", .null), .notEquals("dueDay", .null),
        .notEquals("reminders", .text("")),
      ]
      for snooze in snoozes.prefix(Self.mostRemoved) {
        dated.append(.equals("id", snooze.toDo.text))
      }
      let records = try transaction.fetch(
        ToDoRecord.self,
        where: .all([.isOpenToDo, .any(dated)])
      )
      return records.compactMap { record in
        let found = moments.moments(of: record, snoozedUntil: snoozed[record.id])
        return found.isEmpty ? nil : Reminded(record: record, moments: found)
      }
    }
  }

  /// Sets the time at which the user is reminded of an open to-do once more; an earlier snooze is
  /// replaced.
  ///
  /// - Throws: `ToDoError.notFound`, `ToDoError.closed`.
  func snooze(_ number: Int64, until: Instant) async throws -> ToDoRecord {
    let over = now.microseconds - Self.keptMicroseconds
    return try await store.write { transaction in
      let record = try Self.record(number, in: transaction)
      guard record.isOpen else { throw ToDoError.closed(toDo: record.label, number: record.key) }
      let old = try transaction.fetch(
        SnoozeRecord.self,
        where: .less("until", .integer(over)),
        limit: Self.mostRemoved
      )
      for snooze in old where snooze.toDo != record.id {
        try transaction.delete(SnoozeRecord.self, key: snooze.key)
      }
      let own = try transaction.fetch(
        SnoozeRecord.self,
        where: .equals("toDo", record.id.text),
        limit: 1
      )
      if var snooze = own.first {
        (snooze.name, snooze.until) = (record.name, until)
        try transaction.update(snooze)
      } else {
        try transaction.insert(SnoozeRecord(toDo: record.id, name: record.name, until: until))
      }
      return record
    }
  }
}
