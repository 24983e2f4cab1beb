public import Foundation
import Moments
public import WidgetIntents

/// A to-do as intents, searches and scripts see it.
public struct ToDo: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoTexts.toDo)
  }

  public static var defaultQuery: ToDoQuery { ToDoQuery() }

  /// Sixteen letters, which never change.
  public let id: String
  /// The short number, which is never reused.
  @Property(title: ToDoTexts.number) public var number: Int
  @Property(title: ToDoTexts.name) public var name: String
  @Property(title: ToDoTexts.done) public var isDone: Bool
  /// A day, or with an hour an instant.
  @Property(title: ToDoTexts.due) public var due: DateComponents?
  @Property(title: ToDoTexts.priority) public var priority: ToDoPriority
  @Property(title: ToDoTexts.notes) public var notes: String
  @Property(title: ToDoTexts.tags) public var tags: [String]
  @Property(title: ToDoTexts.list) public var list: String
  /// The rule by which it comes back, in words.
  @Property(title: ToDoTexts.repeats) public var repeats: String?
  @Property(title: ToDoTexts.doneAt) public var doneAt: Date?
  /// The instant that searches compare: the first one of a day.
  @Property(title: ToDoTexts.dueDate) public var dueDate: Date?
  /// The checklist, a line each: `[x] Milk`.
  @Property(title: ToDoTexts.steps) public var steps: [String]
  @Property(title: ToDoTexts.state) public var state: ToDoState
  /// The day or the instant before which it cannot be done.
  @Property(title: ToDoTexts.notBefore) public var notBefore: DateComponents?
  /// When to remember it: how long before it is due, as `10m`, or an instant of UTC.
  @Property(title: ToDoTexts.reminders) public var reminders: [String]
  @Property(title: ToDoTexts.startedAt) public var startedAt: Date?
  /// The identifiers of the to-dos that come before it.
  @Property(title: ToDoTexts.blockedBy) public var blockedBy: [String]
  @Property(title: ToDoTexts.url) public var url: String
  /// The rule by which it comes back, as iCalendar has it (RFC 5545): `FREQ=WEEKLY`.
  @Property(title: ToDoTexts.recurrenceRule) public var recurrenceRule: String?
  @Property(title: ToDoTexts.addedAt) public var addedAt: Date?
  @Property(title: ToDoTexts.modifiedAt) public var modifiedAt: Date?
  /// The details after the name in a list; empty elsewhere.
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
  /// Creates the entity; `calendar` is called only for a to-do with a date.
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

  /// A reference, which contains only the identifiers.
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

  /// The key of its record.
  var key: Int64 { Int64(number) }
}

extension Calendar {
  /// The Gregorian calendar in the reader's time zone.
  static var gregorianHere: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }
}

extension ToDoRecord {
  /// The most characters of a name that a sentence quotes; the id after it identifies the to-do.
  private static let quotedLength = 60

  /// The number and the beginning of the name, as sentences name the to-do.
  var label: String { "\(key) \(Self.quoted(name))" }

  /// The beginning of a name in quotation marks.
  static func quoted(_ name: String) -> String {
    // No more characters than bytes, which are counted at once.
    if name.utf8.count <= quotedLength { return "“\(name)”" }
    return "“\(name.prefix(quotedLength))\(name.count > quotedLength ? "…" : "")”"
  }
}
