import Foundation
import Moments
import SharedStore

/// The open to-dos that are hidden because they cannot be done yet (BW-32).
///
/// Such a to-do is *later* until the time from which it can be done. A to-do is shown from its due
/// time or the beginning of its due day, unless it can be done only later on that day. A to-do in
/// progress is never hidden.
extension ToDoRecord {
  /// Returns the time at which the to-do appears in lists; `nil` if it is never hidden.
  func shownFrom(in calendar: Calendar) -> Date? {
    guard isOpen, startedAt == nil, let moment = notBefore?.start(in: calendar) else { return nil }
    guard let due else { return moment }
    if case .day(let day) = due, CivilDate(moment, in: calendar) == day { return moment }
    return min(moment, due.start(in: calendar))
  }

  /// Returns whether the to-do is hidden at a moment because it cannot be done yet.
  func isLater(at now: Date, in calendar: Calendar) -> Bool {
    shownFrom(in: calendar).map { $0 > now } ?? false
  }
}

extension StoreFilter {
  /// Returns the filter for open to-dos that are hidden at a moment.
  static func isLaterToDo(at now: Date, in calendar: Calendar) -> StoreFilter {
    .any(LaterKind.allCases.map { .isLaterToDo(at: now, in: calendar, by: $0) })
  }

  /// Returns the filter for open to-dos that are not hidden at a moment, including blocked ones.
  static func isShownToDo(at now: Date, in calendar: Calendar) -> StoreFilter {
    .all([
      .isOpenToDo,
      .not(.any(LaterKind.allCases.map { isKeptBack(at: now, in: calendar, by: $0) })),
    ])
  }

  /// Returns the filter for open to-dos that are hidden until a day, or for those hidden until an
  /// instant.
  ///
  /// Each of both kinds has an index of its own.
  static func isLaterToDo(
    at now: Date,
    in calendar: Calendar,
    by kind: LaterKind
  ) -> StoreFilter {
    .all([.isOpenToDo, isKeptBack(at: now, in: calendar, by: kind)])
  }

  private static func isKeptBack(
    at now: Date,
    in calendar: Calendar,
    by kind: LaterKind
  ) -> StoreFilter {
    let today = StoreValue.text(CivilDate(now, in: calendar).text)
    let instant = StoreValue.integer(Instant(now).microseconds)
    var notOnDueDay: [StoreFilter] = [.equals("dueDay", .null), .greater("dueDay", today)]
    if kind == .instant {
      let tomorrow = CivilDate(now, in: calendar).adding(days: 1).start(in: calendar)
      let isToday = StoreFilter.less(kind.column, .integer(Instant(tomorrow).microseconds))
      notOnDueDay.append(.all([.equals("dueDay", today), isToday]))
    }
    return .all([
      .greater(kind.column, kind == .day ? today : instant),
      .equals("startedAt", .null),
      .any(notOnDueDay),
      .any([.equals("dueAt", .null), .greater("dueAt", instant)]),
    ])
  }
}

/// Whether the date before which a to-do cannot be done is a day or an exact time.
enum LaterKind: CaseIterable {
  case day, instant

  /// The column that stores dates of this kind before which a to-do cannot be done.
  var column: String { self == .day ? "notBeforeDay" : "notBeforeAt" }
}
