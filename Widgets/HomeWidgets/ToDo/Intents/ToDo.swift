public import Foundation
import Moments
public import WidgetIntents

/// A to-do, for intents, searches and scripts.
public struct ToDo: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoTexts.toDo)
  }

  public static var defaultQuery: ToDoQuery { ToDoQuery() }

  /// The permanent identifier of sixteen letters.
  public let id: String
  /// The number that users type; numbers are never reused.
  @Property(title: ToDoTexts.number) public var number: Int
  @Property(title: ToDoTexts.name) public var name: String
  @Property(title: ToDoTexts.done) public var isDone: Bool
  /// The due date, as a day or as a day with a time; `nil` if there is none.
  @Property(title: ToDoTexts.due) public var due: DateComponents?
  @Property(title: ToDoTexts.priority) public var priority: ToDoPriority
  @Property(title: ToDoTexts.notes) public var notes: String
  @Property(title: ToDoTexts.tags) public var tags: [String]
  @Property(title: ToDoTexts.list) public var list: String
  /// The recurrence rule in words, in English; `nil` if the to-do does not recur.
  @Property(title: ToDoTexts.repeats) public var repeats: String?
  @Property(title: ToDoTexts.doneAt) public var doneAt: Date?
  /// The due date as an instant, for comparisons in searches; for a day, its start.
  @Property(title: ToDoTexts.dueDate) public var dueDate: Date?
  /// The steps of the checklist, each as text such as `[x] Milk`.
  @Property(title: ToDoTexts.steps) public var steps: [String]
  @Property(title: ToDoTexts.state) public var state: ToDoState
  /// The day or time before which the to-do cannot be done; `nil` if there is none.
  @Property(title: ToDoTexts.notBefore) public var notBefore: DateComponents?
  /// The reminders, each as a length of time before the due date, such as `10m`, or as a time in
  /// UTC.
  @Property(title: ToDoTexts.reminders) public var reminders: [String]
  @Property(title: ToDoTexts.startedAt) public var startedAt: Date?
  /// The identifiers of the to-dos that must be done before this one.
  @Property(title: ToDoTexts.blockedBy) public var blockedBy: [String]
  @Property(title: ToDoTexts.url) public var url: String
  /// The recurrence rule as iCalendar writes it (RFC 5545), such as `FREQ=WEEKLY`; `nil` if the
  /// to-do does not recur.
  @Property(title: ToDoTexts.recurrenceRule) public var recurrenceRule: String?
  @Property(title: ToDoTexts.addedAt) public var addedAt: Date?
  @Property(title: ToDoTexts.modifiedAt) public var modifiedAt: Date?
  /// The subtitle: dates, tags and other details; empty outside of lists.
  var detail = ""

  public var displayRepresentation: DisplayRepresentation {
    let title = LocalizedStringResource(stringLiteral: name)
    guard !detail.isEmpty else { return DisplayRepresentation(title: title) }
    return DisplayRepresentation(
      title: title,
      subtitle: LocalizedStringResource(stringLiteral: detail)
    )
  }
}

extension ToDo {
  /// Creates the entity for a stored to-do; `calendar` is evaluated only if the to-do has a date.
  init(
    _ record: ToDoRecord,
    in calendar: @autoclosure () -> Calendar = .gregorianHere,
    detail: String = ""
  ) {
    self.detail = detail
    id = record.id.text
    number = Int(clamping: record.key)
    name = record.name
    isDone = record.isDone
    doneAt = record.doneAt.map { Instant(microseconds: $0).date }
    due = record.due.map { $0.components(in: calendar()) }
    switch record.due {
    case .day(let day): dueDate = day.start(in: calendar())
    case .instant(let instant): dueDate = instant.date
    case nil: dueDate = nil
    }
    priority = record.priority
    notes = record.notes
    tags = record.tags
    list = record.list
    steps = record.checklist.map(\.line)
    repeats =
      record.recurrence.isEmpty ? nil : RecurrenceWords(.english).text(ofRule: record.recurrence)
    recurrenceRule = record.recurrence.isEmpty ? nil : record.recurrence
    state = record.state
    notBefore = record.notBefore.map { $0.components(in: calendar()) }
    reminders = record.reminders.map(\.text)
    startedAt = record.startedAt.map { Instant(microseconds: $0).date }
    blockedBy = record.blockedBy.map(\.text)
    url = record.url
    addedAt = Instant(microseconds: record.addedAt).date
    modifiedAt = Instant(microseconds: record.modifiedAt).date
  }

  /// Creates a reference to a to-do, in which only the identifier and the number are valid.
  init(id: String, number: Int64) {
    self.id = id
    self.number = Int(clamping: number)
    name = ""
    isDone = false
    doneAt = nil
    due = nil
    dueDate = nil
    priority = .none
    notes = ""
    tags = []
    list = ""
    steps = []
    repeats = nil
    recurrenceRule = nil
    state = .open
    notBefore = nil
    (reminders, blockedBy, url) = ([], [], "")
    (startedAt, addedAt, modifiedAt) = (nil, nil, nil)
  }

  /// The key of the to-do in the store, which equals its number.
  var key: Int64 { Int64(number) }
}

extension Calendar {
  /// The Gregorian calendar in the user's time zone.
  static var gregorianHere: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }
}

extension ToDoRecord {
  /// The most characters of a name that are quoted; the number before it identifies the to-do.
  private static let quotedLength = 60

  /// The number and the quoted name for use in sentences: `3 “Buy milk”`.
  var label: String { "\(key) \(Self.quoted(name))" }

  /// Returns a name in quotation marks, shortened if it is long.
  static func quoted(_ name: String) -> String {
    // There are at most as many characters as bytes, and bytes are faster to count.
    if name.utf8.count <= quotedLength { return "“\(name)”" }
    return "“\(name.prefix(quotedLength))\(name.count > quotedLength ? "…" : "")”"
  }
}
