import Moments
import SharedStore

/// The reminders of to-dos, and their snoozes.
extension ToDoStore {
  /// How long a past snooze is kept, in microseconds; the next snooze then removes it.
  private static let keptMicroseconds: Int64 = 86_400 * 1_000_000
  /// The most snoozes that are removed at once, and that are looked up by their to-do.
  private static let mostRemoved = 100

  /// An open to-do and the moments at which it is reminded of.
  struct Reminded {
    let record: ToDoRecord
    let moments: [Instant]
  }

  /// Returns the open to-dos with reminders, either their own, those of the settings, or a snooze.
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

  /// Sets when an open to-do is reminded of once more, and replaces an earlier snooze.
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
