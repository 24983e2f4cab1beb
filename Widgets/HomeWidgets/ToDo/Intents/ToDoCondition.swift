import Ground
import SharedStore
import WidgetIntents

/// Converts the conditions of a search for to-dos to a filter of the store (LG-10, LG-20).
struct ToDoCondition {
  /// Converts between days and instants in the user's time zone.
  let days: UserDays

  private static let none = StoreFilter.any([])
  private static let every = StoreFilter.all([])

  /// Returns the filter for a search; `nil` if the store cannot evaluate the whole search.
  func filter(_ filter: EntityFilter) -> StoreFilter? {
    switch filter {
    case .all: return Self.every
    case .compare(let property, let comparison, .value(let operand)):
      return compare(property, comparison, operand)
    case .compare: return nil
    case .and(let filters): return all(filters).map { .all($0) }
    case .or(let filters): return all(filters).map { .any($0) }
    case .not(let filter): return self.filter(filter).map { .not($0) }
    }
  }

  private func all(_ filters: [EntityFilter]) -> [StoreFilter]? {
    var all: [StoreFilter] = []
    for filter in filters {
      guard let filter = self.filter(filter) else { return nil }
      all.append(filter)
    }
    return all
  }

  private func compare(
    _ property: String,
    _ comparison: EntityComparison,
    _ operand: IntentValue
  ) -> StoreFilter? {
    if operand == .none { return Self.absent(property, comparison) }
    switch (property, operand) {
    case ("id", .string(let text)): return Self.identifier(comparison, text)
    case ("name", .string(let text)), ("notes", .string(let text)), ("list", .string(let text)),
      ("url", .string(let text)):
      return Self.text(property, comparison, text)
    case ("number", .int(let number)):
      return Self.ordered(StoreFilter.keyColumn, comparison, .integer(Int64(number)))
    case ("isDone", .bool(let isDone)):
      return Self.ordered("isDone", comparison, isDone.storeValue)
    case ("priority", .enumeration(let value)):
      guard let priority = ToDoPriority(rawValue: value.rawValue) else { return nil }
      return Self.ordered("priority", comparison, .integer(priority.rank))
    case ("state", .enumeration(let value)):
      return ToDoState(rawValue: value.rawValue).flatMap { Self.state(comparison, $0) }
    case ("tags", _): return Self.lines("tags", comparison, operand)
    case ("blockedBy", _): return Self.lines("blockedBy", comparison, operand, { $0.lowercased() })
    case ("reminders", _): return Self.lines("reminders", comparison, operand, { $0.asReminder })
    case ("due", _):
      return days.moment(of: operand).flatMap { moments("dueDay", "dueAt", comparison, $0) }
    case ("notBefore", _):
      return days.moment(of: operand)
        .flatMap { moments("notBeforeDay", "notBeforeAt", comparison, $0) }
    case ("dueDate", _): return days.moment(of: operand).flatMap { dueDate(comparison, $0) }
    case ("doneAt", _), ("startedAt", _), ("addedAt", _), ("modifiedAt", _):
      return days.moment(of: operand).flatMap { instants(property, comparison, $0) }
    default: return nil
    }
  }

  /// Returns the filter for a comparison with `nil`.
  ///
  /// An absent value equals only another absent one; it is neither less nor greater than any value.
  private static func absent(_ property: String, _ comparison: EntityComparison) -> StoreFilter? {
    let isAbsent: StoreFilter
    switch property {
    case "due", "dueDate": isAbsent = .all([.equals("dueDay", .null), .equals("dueAt", .null)])
    case "notBefore":
      isAbsent = .all([.equals("notBeforeDay", .null), .equals("notBeforeAt", .null)])
    case "doneAt", "startedAt": isAbsent = .equals(property, .null)
    case "name", "notes", "tags", "list", "url", "reminders", "blockedBy":
      isAbsent = .equals(property, "")
    case "steps": isAbsent = .equals("checklist", "")
    case "repeats", "recurrenceRule": isAbsent = .equals("recurrence", "")
    default: isAbsent = none
    }
    switch comparison {
    case .equalTo: return isAbsent
    case .notEqualTo: return .not(isAbsent)
    default: return none
    }
  }

  private static func ordered(
    _ column: String,
    _ comparison: EntityComparison,
    _ value: StoreValue
  ) -> StoreFilter? {
    switch comparison {
    case .equalTo: .equals(column, value)
    case .notEqualTo: .notEquals(column, value)
    case .lessThan: .less(column, value)
    case .lessThanOrEqualTo: .lessOrEqual(column, value)
    case .greaterThan: .greater(column, value)
    case .greaterThanOrEqualTo: .greaterOrEqual(column, value)
    case .contains, .hasPrefix, .hasSuffix: nil
    }
  }

  private static func text(
    _ column: String,
    _ comparison: EntityComparison,
    _ text: String
  ) -> StoreFilter? {
    switch comparison {
    case .contains: .contains(column, text)
    case .hasPrefix: .hasPrefix(column, text)
    case .hasSuffix: .hasSuffix(column, text)
    default: ordered(column, comparison, .text(text))
    }
  }

  /// Returns the filter for an identifier, which consists of lower-case letters; `nil` if the store
  /// cannot evaluate it.
  private static func identifier(_ comparison: EntityComparison, _ text: String) -> StoreFilter? {
    switch comparison {
    case .contains, .hasPrefix, .hasSuffix: Self.text("id", comparison, SearchText.folded(text))
    default: Self.text("id", comparison, SearchText.composed(text))
    }
  }

  /// Returns the filter for a state, which is stored as two flags; states are compared in the order
  /// of their cases.
  ///
  /// - Returns: The filter, or `nil` for comparisons of parts of texts, such as `contains`.
  private static func state(_ comparison: EntityComparison, _ state: ToDoState) -> StoreFilter? {
    let all = ToDoState.allCases
    guard let place = all.firstIndex(of: state) else { return nil }
    let fitting: ArraySlice<ToDoState>
    switch comparison {
    case .equalTo: fitting = all[place...place]
    case .notEqualTo: return .not(.isToDo(state))
    case .lessThan: fitting = all[..<place]
    case .lessThanOrEqualTo: fitting = all[...place]
    case .greaterThan: fitting = all[(place + 1)...]
    case .greaterThanOrEqualTo: fitting = all[place...]
    case .contains, .hasPrefix, .hasSuffix: return nil
    }
    return .any(fitting.map { .isToDo($0) })
  }

  /// Returns the filter for tags, reminders or identifiers, which are stored as the lines of one
  /// text.
  ///
  /// `kept` converts a line to upper or lower case, whichever is stored.
  private static func lines(
    _ column: String,
    _ comparison: EntityComparison,
    _ operand: IntentValue,
    _ kept: (String) -> String = { $0 }
  ) -> StoreFilter? {
    switch (comparison, operand) {
    case (.contains, .string(let line)): return .hasLine(column, kept(line))
    case (.equalTo, .list(let elements)): return lines(column, elements)
    case (.notEqualTo, .list(let elements)): return lines(column, elements).map { .not($0) }
    default: return nil
    }
  }

  private static func lines(_ column: String, _ elements: [IntentValue]) -> StoreFilter? {
    var lines: [String] = []
    for element in elements {
      guard case .string(let line) = element else { return nil }
      guard !line.isEmpty, !line.utf8.contains(UInt8(ascii: "\n")) else { return none }
      lines.append(line)
    }
    return .equals(column, lines.joined(separator: "\n"))
  }
}

extension String {
  /// The text in the upper or lower case in which reminders are stored: `10m`,
  /// `2026-12-01T09:00:00Z`.
  fileprivate var asReminder: String { contains("-") ? uppercased() : lowercased() }
}

extension ToDoCondition {
  /// Returns the filter for a date; `nil` if the store cannot evaluate the comparison.
  ///
  /// Days and instants are stored in two different columns.
  private func moments(
    _ dayColumn: String,
    _ instantColumn: String,
    _ comparison: EntityComparison,
    _ moment: Moment
  ) -> StoreFilter? {
    let date =
      switch moment {
      case .day(let date): date
      case .instant(let instant): days.day(at: instant)
      }
    guard let byDay = Self.ordered(dayColumn, comparison, .text(date.text)),
      let byInstant = instants(instantColumn, comparison, moment)
    else { return nil }
    return Self.either(comparison, byDay, byInstant)
  }

  /// Returns the filter for due dates that are compared as instants; a day is compared by its
  /// start.
  ///
  /// - Returns: The filter, or `nil` for comparisons of parts of texts, such as `contains`.
  private func dueDate(_ comparison: EntityComparison, _ moment: Moment) -> StoreFilter? {
    guard let byDay = starts(comparison, moment),
      let byInstant = instants("dueAt", comparison, moment)
    else { return nil }
    return Self.either(comparison, byDay, byInstant)
  }

  /// Combines the filters for two columns, only one of which has a value; for `notEqualTo` both
  /// must match.
  private static func either(
    _ comparison: EntityComparison,
    _ byDay: StoreFilter,
    _ byInstant: StoreFilter
  ) -> StoreFilter {
    comparison == .notEqualTo ? .all([byDay, byInstant]) : .any([byDay, byInstant])
  }

  /// Returns the filter for a column of instants; a day in the search means the time from its start
  /// to its end.
  ///
  /// - Returns: The filter, or `nil` for comparisons of parts of texts, such as `contains`.
  private func instants(
    _ column: String,
    _ comparison: EntityComparison,
    _ moment: Moment
  ) -> StoreFilter? {
    guard case .day(let date) = moment else {
      guard case .instant(let instant) = moment else { return nil }
      return Self.ordered(column, comparison, .integer(instant.microseconds))
    }
    let start = StoreValue.integer(days.start(of: date).microseconds)
    let end = StoreValue.integer(days.end(of: date).microseconds)
    let isWithin = StoreFilter.all([.greaterOrEqual(column, start), .less(column, end)])
    return switch comparison {
    case .equalTo: isWithin
    case .notEqualTo: .not(isWithin)
    case .lessThan: .less(column, start)
    case .lessThanOrEqualTo: .less(column, end)
    case .greaterThan: .greaterOrEqual(column, end)
    case .greaterThanOrEqualTo: .greaterOrEqual(column, start)
    case .contains, .hasPrefix, .hasSuffix: nil
    }
  }

  /// Returns the filter for due dates that are days, which are compared by their start.
  ///
  /// - Returns: The filter, or `nil` for comparisons of parts of texts, such as `contains`.
  private func starts(_ comparison: EntityComparison, _ moment: Moment) -> StoreFilter? {
    switch moment {
    case .day(let date): return Self.ordered("dueDay", comparison, .text(date.text))
    case .instant(let instant):
      let day = days.day(at: instant)
      let value = StoreValue.text(day.text)
      let isStart = days.start(of: day) == instant
      return switch comparison {
      case .equalTo: isStart ? .equals("dueDay", value) : Self.none
      case .notEqualTo: isStart ? .notEquals("dueDay", value) : Self.every
      case .lessThan: isStart ? .less("dueDay", value) : .lessOrEqual("dueDay", value)
      case .lessThanOrEqualTo: .lessOrEqual("dueDay", value)
      case .greaterThan: .greater("dueDay", value)
      case .greaterThanOrEqualTo:
        isStart ? .greaterOrEqual("dueDay", value) : .greater("dueDay", value)
      case .contains, .hasPrefix, .hasSuffix: nil
      }
    }
  }
}
