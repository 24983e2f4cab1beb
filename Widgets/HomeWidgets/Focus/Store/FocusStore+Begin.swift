import Foundation
import Moments
import SharedStore

extension FocusStore {
  /// A session that was started, and the one that was stopped because of it; `nil` if no session
  /// was running or paused.
  struct Beginning: Hashable, Sendable {
    let session: FocusRecord
    let stopped: FocusRecord?
  }

  /// The effect of starting a focus session: a new session, a resumed one, or none.
  enum Start: Hashable, Sendable {
    case began(Beginning)
    /// A paused session was resumed.
    case resumed(FocusRecord)
    /// The focus session was already running.
    case unchanged(FocusRecord)
  }

  /// Starts a focus session on the to-do with the number `toDo`, or without one if that is `nil`.
  ///
  /// A current focus session continues if neither another to-do nor a length is requested.
  /// Otherwise the current session is stopped.
  /// - Throws: `ToDoError.notFound` for a to-do that was removed.
  func focus(on toDo: Int64?, minutes: Int?) async throws -> Start {
    let now = now.microseconds
    return try await store.write { transaction in
      let record = try toDo.map { try ToDoStore.record($0, in: transaction) }
      let last = try Self.last(in: transaction)
      if var last, last.kind == .focus, minutes == nil, toDo == nil || toDo == last.toDo {
        switch last.state(at: now) {
        case .running: return .unchanged(last)
        case .paused:
          try Self.resume(&last, at: now)
          try transaction.update(last)
          return .resumed(last)
        case .over, .stopped: break
        }
      }
      let session = FocusRecord(
        .focus,
        seconds: Int64(minutes ?? FocusPlan().focusMinutes) * 60,
        toDo: record.map { ($0.key, $0.name) },
        at: now
      )
      return .began(try Self.begin(session, after: last, at: now, in: transaction))
    }
  }

  /// Begins a break, and stops the current session.
  ///
  /// - Parameters:
  ///   - minutes: The length; `nil` for 5 minutes, or 15 for a long break.
  ///   - isLong: Whether it is a long break; `nil` makes it long after every fourth focus of a day.
  /// - Returns: The break, and the session that was stopped for it, if any.
  /// - Throws: `StoreError`.
  func rest(minutes: Int?, isLong: Bool?) async throws -> Beginning {
    let (now, calendar) = (now, calendar)
    return try await store.write { transaction in
      let week = try Self.week(before: now.date, in: calendar, transaction)
      let completed = FocusDays(week, at: now.date, in: calendar).completedToday
      let plan = FocusPlan()
      let kind =
        isLong.map { $0 ? .longBreak : .shortBreak } ?? plan.breakKind(afterFocuses: completed)
      let session = FocusRecord(
        kind,
        seconds: Int64(minutes ?? plan.minutes(of: kind)) * 60,
        at: now.microseconds
      )
      return try Self.begin(
        session,
        after: try Self.last(in: transaction),
        at: now.microseconds,
        in: transaction
      )
    }
  }

  /// Stops the current session and starts the next one.
  ///
  /// After a focus session, that is a break. After a break, it is a focus session on the same to-do
  /// if that is still open.
  /// - Throws: `FocusError.nothingRuns` if no session is running or paused.
  func skip() async throws -> Beginning {
    let (now, calendar) = (now, calendar)
    return try await store.write { transaction in
      guard let last = try Self.last(in: transaction), last.state(at: now.microseconds).isActive
      else { throw FocusError.nothingRuns }
      let plan = FocusPlan()
      let next: FocusRecord
      if last.kind.isBreak {
        let toDo = try Self.openToDo(of: try Self.last(in: transaction, kind: .focus), transaction)
        next = FocusRecord(
          .focus,
          seconds: Int64(plan.focusMinutes) * 60,
          toDo: toDo.map { ($0.key, $0.name) },
          at: now.microseconds
        )
      } else {
        let week = try Self.week(before: now.date, in: calendar, transaction)
        let completed = FocusDays(week, at: now.date, in: calendar).completedToday
        let kind = plan.breakKind(afterFocuses: completed)
        next = FocusRecord(kind, seconds: Int64(plan.minutes(of: kind)) * 60, at: now.microseconds)
      }
      return try Self.begin(next, after: last, at: now.microseconds, in: transaction)
    }
  }

  /// Returns the to-do of a session; `nil` if the session has none, or if the to-do was removed or
  /// is not open.
  private static func openToDo(
    of session: FocusRecord?,
    _ transaction: borrowing WriteTransaction
  ) throws -> ToDoRecord? {
    guard let number = session?.toDo,
      let record: ToDoRecord = try transaction.record(number), record.isOpen
    else { return nil }
    return record
  }

  /// Resumes a paused session.
  ///
  /// - Throws: `.tooManyPauses` if the session already has ``FocusRecord/maximumRuns`` intervals.
  static func resume(_ session: inout FocusRecord, at now: Int64) throws(FocusError) {
    guard session.runs.count < FocusRecord.maximumRuns else { throw .tooManyPauses }
    session.resume(at: now)
  }

  private static func begin(
    _ session: FocusRecord,
    after last: FocusRecord?,
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> Beginning {
    guard var last, last.state(at: now).isActive else {
      return Beginning(session: try transaction.insert(session), stopped: nil)
    }
    last.stop(at: now)
    try transaction.update(last)
    return Beginning(session: try transaction.insert(session), stopped: last)
  }
}
