package import Moments

/// A to-do with the properties that all formats share.
///
/// It describes a record of another program, or a to-do of widgetctl that is to be written. Two
/// such to-dos are equal if all their fields are.
package struct ForeignToDo: Equatable, Sendable {
  /// A point in time: a day, or an instant with the zone in which it was written.
  package enum Moment: Hashable, Sendable {
    case day(CivilDate)
    /// An instant, and the name of its zone in the time-zone database; the name is empty if it is
    /// unknown.
    case instant(Instant, zone: String)
  }

  /// Whether a to-do is open, done or cancelled; the time of the change is `nil` if it is unknown.
  package enum State: Hashable, Sendable {
    case open
    case done(Moment?)
    case cancelled(Moment?)
  }

  /// The time of a reminder: seconds before the due time, or an instant.
  package enum Reminder: Hashable, Sendable {
    case before(seconds: Int64)
    case at(Instant)
  }

  /// A step of a to-do's checklist: its name, and whether it is done.
  package struct Step: Hashable, Sendable {
    package var name: String
    package var isDone: Bool

    package init(name: String, isDone: Bool = false) {
      self.name = name
      self.isDone = isDone
    }
  }

  /// The priority; the raw values order it, from 0 to 3.
  package enum Priority: Int, Sendable, CaseIterable {
    case none, low, medium, high
  }

  /// The permanent id of the record in its format: a uuid, a UID, the value of `id:`; `nil` if it
  /// has none.
  package var identity: String?
  /// The name, without line breaks; empty if the record has none.
  ///
  /// It may be longer than widgetctl allows.
  package var name = ""
  package var state = State.open
  package var due: Moment?
  /// The time from which the to-do can be done; lists hide the to-do until then.
  package var notBefore: Moment?
  package var startedAt: Instant?
  package var reminders: [Reminder] = []
  /// The identities of the to-dos that must be done before this one.
  package var blockedBy: [String] = []
  package var priority = Priority.none
  /// The notes, whose lines are separated by U+000A.
  package var notes = ""
  /// The tags without the sign that a format writes before them.
  package var tags: [String] = []
  /// The name of the list; empty if the to-do is in none.
  package var list = ""
  /// The recurrence rule as an RRULE of RFC 5545, which `Recurrence(rule:)` parses; empty if there
  /// is none.
  package var recurrence = ""
  package var steps: [Step] = []
  /// The time of creation; only a day in a format without times.
  package var addedAt: Moment?
  package var modifiedAt: Instant?
  package var url = ""

  package init(name: String = "") {
    self.name = name
  }
}
