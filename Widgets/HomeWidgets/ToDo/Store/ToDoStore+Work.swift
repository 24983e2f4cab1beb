import Foundation
import Moments
import SharedStore

/// A to-do that was started, and the to-dos that were stopped because of it.
struct StartedToDo: Sendable {
  let difference: ToDoDifference
  let stopped: [StoppedToDo]
}

/// A to-do whose clock was stopped, and for how many microseconds it had run.
struct StoppedToDo: Sendable {
  let record: ToDoRecord
  let microseconds: Int64
}

/// Starts and stops the clocks of to-dos, and reads their periods of work (BW-32).
extension ToDoStore {
  /// The most periods that are read at once: eight a day for ten years.
  static let maximumSpans = 30_000

  /// Starts the clock of an open to-do; unless `also` is true, the clocks of all others are
  /// stopped.
  ///
  /// - Throws: `ToDoError.notFound`, `ToDoError.closed`.
  func start(_ number: Int64, also: Bool) async throws -> StartedToDo {
    let now = now.microseconds
    return try await store.write { transaction in
      let before = try Self.record(number, in: transaction)
      guard before.isOpen else { throw ToDoError.closed(toDo: before.label, number: before.key) }
      let stopped = also ? [] : try Self.stop(allBut: number, at: now, in: transaction)
      var after = before
      after.startedAt = before.startedAt ?? now
      after = try Self.update(before, to: after, at: now, in: transaction)
      return StartedToDo(
        difference: ToDoDifference(before: before, after: after),
        stopped: stopped
      )
    }
  }

  /// Stops the clocks of all to-dos in progress, and returns these to-dos.
  func stopAll() async throws -> [StoppedToDo] {
    let now = now.microseconds
    return try await store.write { transaction in
      try Self.stop(allBut: nil, at: now, in: transaction)
    }
  }

  private static func stop(
    allBut number: Int64?,
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> [StoppedToDo] {
    let running: [ToDoRecord] = try transaction.fetch(
      where: .all([.isOpenToDo, .notEquals("startedAt", .null)])
    )
    return try running.filter { $0.key != number }.map { running in
      var still = running
      still.startedAt = nil
      return StoppedToDo(
        record: try update(running, to: still, at: now, in: transaction),
        microseconds: max(now - (running.startedAt ?? now), 0)
      )
    }
  }

  /// Stores the period of work that ended with a change of a to-do, or with its removal.
  ///
  /// If the to-do was closed at a known time, the work ended at that time. The instant is in
  /// microseconds since 1970 UTC.
  static func keepSpan(
    of before: ToDoRecord,
    after: ToDoRecord?,
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws {
    guard let start = before.startedAt, after?.startedAt == nil else { return }
    let end = after?.doneAt.map { min(max($0, start), now) } ?? now
    guard let span = ToDoSpanRecord(of: after ?? before, from: start, to: end) else { return }
    _ = try transaction.insert(span)
  }

  /// Removes a to-do; its periods of work are kept.
  static func delete(
    _ record: ToDoRecord,
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws {
    try keepSpan(of: record, after: nil, at: now, in: transaction)
    try transaction.delete(ToDoRecord.self, key: record.key)
  }

  /// Returns the total length of all ended periods of work on a to-do, in microseconds.
  func worked(on record: ToDoRecord) async throws -> Int64 {
    let spans: [ToDoSpanRecord] = try await store.read { transaction in
      try transaction.fetch(where: .equals("toDo", record.id.text), limit: Self.maximumSpans)
    }
    return spans.reduce(0) { $0 + $1.length }
  }

  /// Returns the periods of work that ended after `start`, those in progress first and then the
  /// latest first.
  ///
  /// `start` is in microseconds since 1970 UTC. Periods in progress end now. To-dos that still
  /// exist have their current names.
  func spans(after start: Int64 = .min) async throws -> [ToDoSpanRecord] {
    let now = now.microseconds
    return try await store.read { transaction in
      let running: [ToDoRecord] = try transaction.fetch(
        where: .all([.isOpenToDo, .notEquals("startedAt", .null)])
      )
      let ended: [ToDoSpanRecord] = try transaction.fetch(
        where: .greater("endedAt", .integer(start)),
        sortedBy: [.descending("endedAt")],
        limit: Self.maximumSpans
      )
      var names: [Int64: ToDoRecord] = [:]
      for number in Set(ended.map(\.number)) {
        names[number] = try transaction.record(number)
      }
      let known = ended.map { span in
        guard let record = names[span.number], record.id == span.toDo else { return span }
        var named =
          ToDoSpanRecord(of: record, from: span.startedAt, to: span.endedAt) ?? span
        named.key = span.key
        return named
      }
      return running.compactMap { record in
        ToDoSpanRecord(of: record, from: record.startedAt ?? now, to: now)
      } + known
    }
  }
}
