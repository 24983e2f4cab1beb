public import Foundation
import Moments
import SharedStore
public import WidgetIntents

/// A reminder of an open to-do, for searches such as `find Reminder sort by moment`, and for the
/// host.
public struct Reminder: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoTexts.reminder)
  }

  public static var defaultQuery: ReminderQuery { ReminderQuery() }

  /// The permanent identifier: that of the to-do, `@` and the moment in UTC.
  public let id: String
  @Property(title: ToDoTexts.moment) public var moment: Date
  /// The number of the to-do, as users type it.
  @Property(title: ToDoTexts.number) public var number: Int
  @Property(title: ToDoTexts.name) public var name: String
  /// The text of the reminder, such as `due today, 18:30, 1 h ago`.
  @Property(title: ToDoTexts.words) public var text: String
  @Property(title: ToDoTexts.due) public var due: DateComponents?
  @Property(title: ToDoTexts.priority) public var priority: ToDoPriority
  @Property(title: ToDoTexts.notes) public var notes: String
  @Property(title: ToDoTexts.tags) public var tags: [String]
  @Property(title: ToDoTexts.list) public var list: String
  @Property(title: ToDoTexts.url) public var url: String
  /// The time at which the to-do was added; reminders before it are not shown.
  @Property(title: ToDoTexts.addedAt) public var addedAt: Date?

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name),
      subtitle: LocalizedStringResource(stringLiteral: text)
    )
  }

  init(
    _ record: ToDoRecord,
    at moment: Instant,
    _ words: ReminderSentence,
    in calendar: @autoclosure () -> Calendar
  ) {
    id = Self.identifier(of: record, at: moment)
    self.moment = moment.date
    number = Int(clamping: record.key)
    name = record.name
    text = words.text(record, at: moment)
    due = record.due.map { $0.components(in: calendar()) }
    priority = record.priority
    notes = record.notes
    tags = record.tags
    list = record.list
    url = record.url
    addedAt = Instant(microseconds: record.addedAt).date
  }

  static func identifier(of record: ToDoRecord, at moment: Instant) -> String {
    "\(record.id.text)@\(ToDoReminder.at(moment).text)"
  }
}

/// Finds the reminders of open to-dos, including past ones.
public struct ReminderQuery: EnumerableEntityQuery {
  @AppDependency var toDos: ToDoStore

  public init() {}

  public func entities(for identifiers: [String]) async throws -> [Reminder] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [Reminder] { try await allEntities() }

  public func allEntities() async throws -> [Reminder] {
    let words = ReminderSentence(now: toDos.now, here: toDos.zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = toDos.zone
    return try await toDos.reminded(by: .ofProcess).flatMap { reminded in
      reminded.moments.map { Reminder(reminded.record, at: $0, words, in: calendar) }
    }
  }
}
