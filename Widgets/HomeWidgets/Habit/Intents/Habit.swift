public import Foundation
import Ground
import Moments
import SharedStore
public import WidgetIntents

/// A habit, for intents, searches and scripts such as `find Habit where isDoneToday == false`.
public struct Habit: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: HabitTexts.habit)
  }

  public static var defaultQuery: HabitQuery { HabitQuery() }

  /// The number that users type; numbers are never reused.
  public let id: Int
  @Property(title: HabitTexts.name) public var name: String
  /// The schedule as text, such as `every day` or `3 days a week`.
  @Property(title: HabitTexts.schedule) public var schedule: String
  @Property(title: HabitTexts.color) public var color: HabitColor
  @Property(title: HabitTexts.doneToday) public var isDoneToday: Bool
  /// The current streak, in days, or in weeks for a weekly habit.
  @Property(title: HabitTexts.streak) public var streak: Int
  @Property(title: HabitTexts.best) public var best: Int
  /// The number of days of this week on which the habit was done.
  @Property(title: HabitTexts.thisWeek) public var thisWeek: Int
  /// The number of days in a week on which the habit is due.
  @Property(title: HabitTexts.perWeek) public var perWeek: Int
  /// The last day on which the habit was done; `nil` if it never was.
  @Property(title: HabitTexts.lastDay) public var lastDay: DateComponents?
  @Property(title: HabitTexts.added) public var addedAt: Date
  /// The subtitle: the last seven days and the streak; empty outside of lists.
  var detail = ""

  public var displayRepresentation: DisplayRepresentation {
    let title = LocalizedStringResource(stringLiteral: name)
    guard !detail.isEmpty else { return DisplayRepresentation(title: title) }
    return DisplayRepresentation(
      title: title,
      subtitle: LocalizedStringResource(stringLiteral: detail)
    )
  }

  init(_ kept: HabitStore.Kept, on today: CivilDate, in calendar: Calendar, detail: String = "") {
    let history = kept.history(on: today, in: calendar)
    id = Int(clamping: kept.habit.key)
    name = kept.habit.name
    schedule = kept.habit.schedule.words
    color = kept.habit.color
    isDoneToday = history.isDoneToday
    (streak, best) = (history.streak, history.best)
    (thisWeek, perWeek) = (history.doneInWeek, history.schedule.daysInWeek)
    lastDay = history.lastDay.map {
      DateComponents(calendar: calendar, year: $0.year, month: $0.month, day: $0.day)
    }
    addedAt = Instant(microseconds: kept.habit.addedAt).date
    self.detail = detail
  }

  /// Creates a reference to a habit, in which only the identifier is valid.
  init(number: Int64) {
    id = Int(clamping: number)
    (name, schedule, color, isDoneToday) = ("", "", .green, false)
    (streak, best, thisWeek, perWeek) = (0, 0, 0, 0)
    lastDay = nil
    addedAt = Date(timeIntervalSince1970: 0)
  }

  /// The key of the habit in the store, which equals its number.
  var key: Int64 { Int64(id) }
}

/// Finds habits by their number or their name.
public struct HabitQuery: EnumerableEntityQuery, EntityStringQuery, EntityIdentifierResolving {
  @AppDependency var habits: HabitStore

  public init() {}

  public func entities(for identifiers: [Int]) async throws -> [Habit] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func allEntities() async throws -> [Habit] {
    let (today, calendar) = (habits.clock.today, habits.calendar)
    return try await habits.kept().map { Habit($0, on: today, in: calendar) }
  }

  public func suggestedEntities() async throws -> [Habit] { try await allEntities() }

  /// Returns the habits whose name contains a text, ignoring case.
  public func entities(matching string: String) async throws -> [Habit] {
    let sought = SearchText.folded(string)
    return try await allEntities().filter { SearchText.folded($0.name).contains(sought) }
  }

  /// Finds the habit with a number, such as `3` or `#3`, or with a name, ignoring case.
  ///
  /// An equal name is preferred to names that only begin with the text.
  public func resolveEntity(matching text: String) async throws -> EntityMatch<Habit> {
    let all = try await allEntities()
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return all.first { String($0.id) == digits }.map { .found($0) } ?? .notFound()
    }
    let sought = SearchText.folded(text)
    let equal = all.filter { SearchText.folded($0.name) == sought }
    let matches =
      equal.isEmpty ? all.filter { SearchText.folded($0.name).hasPrefix(sought) } : equal
    guard let first = matches.first else {
      return .notFound(suggestion: NameSuggestion.closest(to: text, in: all.map(\.name)))
    }
    guard matches.count > 1 else { return .found(first) }
    return .ambiguous(
      matches.map { IntentError.Candidate(id: String($0.id), title: $0.name) }
    )
  }
}
