import Moments
import ToDoFormats
import WidgetIntents

/// A field of to-dos that other programs have too, and that may be changed both in a file and in
/// this list.
enum ExchangedField: CaseIterable, Sendable {
  case name, state, due, notBefore, startedAt, reminders, blockedBy, priority, notes, tags, list
  case recurrence, steps, url

  func isEqual(_ left: ToDoRecord, _ right: ToDoRecord) -> Bool {
    switch self {
    case .name: left.name == right.name
    case .state: left.state == right.state && left.doneAt == right.doneAt
    case .due: left.due == right.due && left.dueZone == right.dueZone
    case .notBefore:
      left.notBefore == right.notBefore && left.notBeforeZone == right.notBeforeZone
    case .startedAt: left.startedAt == right.startedAt
    case .reminders: left.reminders == right.reminders
    case .blockedBy: left.blockedBy == right.blockedBy
    case .priority: left.priority == right.priority
    case .notes: left.notes == right.notes
    case .tags: left.tags == right.tags
    case .list: left.list == right.list
    case .recurrence: left.recurrence == right.recurrence
    case .steps: left.checklist == right.checklist
    case .url: left.url == right.url
    }
  }

  func copy(from other: ToDoRecord, to record: inout ToDoRecord) {
    switch self {
    case .name: record.name = other.name
    case .state: (record.state, record.doneAt) = (other.state, other.doneAt)
    case .due: (record.due, record.dueZone) = (other.due, other.dueZone)
    case .notBefore:
      (record.notBefore, record.notBeforeZone) = (other.notBefore, other.notBeforeZone)
    case .startedAt: record.startedAt = other.startedAt
    case .reminders: record.reminders = other.reminders
    case .blockedBy: record.blockedBy = other.blockedBy
    case .priority: record.priority = other.priority
    case .notes: record.notes = other.notes
    case .tags: record.tags = other.tags
    case .list: record.list = other.list
    case .recurrence: record.recurrence = other.recurrence
    case .steps: record.checklist = other.checklist
    case .url: record.url = other.url
    }
  }

  func copy(from other: ForeignToDo, to toDo: inout ForeignToDo) {
    switch self {
    case .name: toDo.name = other.name
    case .state: toDo.state = other.state
    case .due: toDo.due = other.due
    case .notBefore: toDo.notBefore = other.notBefore
    case .startedAt: toDo.startedAt = other.startedAt
    case .reminders: toDo.reminders = other.reminders
    case .blockedBy: toDo.blockedBy = other.blockedBy
    case .priority: toDo.priority = other.priority
    case .notes: toDo.notes = other.notes
    case .tags: toDo.tags = other.tags
    case .list: toDo.list = other.list
    case .recurrence: toDo.recurrence = other.recurrence
    case .steps: toDo.steps = other.steps
    case .url: toDo.url = other.url
    }
  }

  var word: String {
    switch self {
    case .name: String(english: "the name", turkish: "ad")
    case .state: String(english: "done or not", turkish: "durum")
    case .due: String(english: "the due date", turkish: "tarih")
    case .notBefore: String(english: "the start", turkish: "başlangıç")
    case .startedAt: String(english: "the clock", turkish: "süre")
    case .reminders: String(english: "the reminders", turkish: "anımsatıcılar")
    case .blockedBy: String(english: "the to-dos it waits for", turkish: "beklediği görevler")
    case .priority: String(english: "the priority", turkish: "öncelik")
    case .notes: String(english: "the notes", turkish: "notlar")
    case .tags: String(english: "the tags", turkish: "etiketler")
    case .list: String(english: "the list", turkish: "liste")
    case .recurrence: String(english: "the recurrence", turkish: "yineleme")
    case .steps: String(english: "the steps", turkish: "adımlar")
    case .url: String(english: "the address", turkish: "adres")
    }
  }
}

/// A to-do that combines the changes that were made in a file and in this list since the last
/// import.
struct MergedToDo {
  private(set) var record: ToDoRecord
  /// The fields that only the file has changed.
  private(set) var taken: [ExchangedField] = []
  /// The fields that were changed to different values in the file and in this list.
  private(set) var conflicts: [ExchangedField] = []

  /// Merges the changes of the file and of this list.
  ///
  /// - Parameters:
  ///   - ours: The to-do in this list.
  ///   - base: The to-do as it was last read; `nil` if unknown, so that each difference is a
  ///     conflict.
  ///   - theirs: The to-do in the file.
  ///   - takesTheirs: Whether the file's value is used in a conflict, instead of this list's.
  init(ours: ToDoRecord, base: ToDoRecord?, theirs: ToDoRecord, takesTheirs: Bool) {
    record = ours
    for field in ExchangedField.allCases where !field.isEqual(ours, theirs) {
      if let base {
        if field.isEqual(base, theirs) { continue }
        if field.isEqual(base, ours) {
          field.copy(from: theirs, to: &record)
          taken.append(field)
          continue
        }
      }
      conflicts.append(field)
      if takesTheirs { field.copy(from: theirs, to: &record) }
    }
    if !record.isOpen { record.startedAt = nil }
  }
}

extension ForeignToDo {
  /// Converts a to-do to the fields that all formats share.
  ///
  /// - Parameters:
  ///   - record: The to-do.
  ///   - identity: The to-do's identity in the format; `nil` if the format has no identities.
  ///   - blocker: Returns the identity of a blocker; `nil` if it is not in the file.
  init(_ record: ToDoRecord, identity: String?, blocker: (ToDoID) -> String?) {
    self.init(name: record.name)
    self.identity = identity
    let closed = record.doneAt.map { Moment.instant(Instant(microseconds: $0), zone: "") }
    state =
      switch record.state {
      case .open: .open
      case .done: .done(closed)
      case .cancelled: .cancelled(closed)
      }
    due = record.due.map { Moment($0, record.dueZone) }
    notBefore = record.notBefore.map { Moment($0, record.notBeforeZone) }
    startedAt = record.startedAt.map { Instant(microseconds: $0) }
    reminders = record.reminders.map {
      switch $0 {
      case .before(let seconds): .before(seconds: seconds)
      case .at(let instant): .at(instant)
      }
    }
    blockedBy = record.blockedBy.compactMap(blocker)
    priority = Priority(rawValue: Int(record.priority.rank)) ?? .none
    notes = record.notes
    tags = record.tags
    list = record.list
    recurrence = record.recurrence
    steps = record.checklist.map { Step(name: $0.name, isDone: $0.isDone) }
    addedAt = .instant(Instant(microseconds: record.addedAt), zone: "")
    modifiedAt = Instant(microseconds: record.modifiedAt)
    url = record.url
  }
}

extension ForeignToDo.Moment {
  fileprivate init(_ due: Due, _ zone: String) {
    switch due {
    case .day(let day): self = .day(day)
    case .instant(let instant): self = .instant(instant, zone: zone)
    }
  }
}
