package import Moments

/// A to-do with the properties that all formats share.
///
/// It describes a record of another program, or a to-do of this list that is to be written. Two are
/// equal if all their fields are.
package struct ForeignToDo: Equatable, Sendable {
  /// A point in time: a day, or an instant with the zone in which it was written.
  package enum Moment: Hashable, Sendable {
    case day(CivilDate)
    /// The zone's name in the time-zone database; empty if it is unknown.
    case instant(Instant, zone: String)
  }

  /// Whether a to-do is open, and when it was closed; `nil` if that is unknown.
  package enum State: Hashable, Sendable {
    case open
    case done(Moment?)
    case cancelled(Moment?)
  }

  /// A moment of a reminder: seconds before the due time, or an instant.
  package enum Reminder: Hashable, Sendable {
    case before(seconds: Int64)
    case at(Instant)
  }

  /// A step of the checklist.
  package struct Step: Hashable, Sendable {
    package var name: String
    package var isDone: Bool

    package init(name: String, isDone: Bool = false) {
      self.name = name
      self.isDone = isDone
    }
  }

  /// The priority, in the order of its ranks: 0 to 3.
  package enum Priority: Int, Sendable, CaseIterable {
    case none, low, medium, high
  }

  /// The permanent name of the record in the format: a uuid, a UID, the value of `id:`; `nil` if it has none.
  package var identity: String?
  /// The name on one line; empty if the record has none.
  ///
  /// It may be longer than this list allows.
  package var name = ""
  package var state = State.open
  package var due: Moment?
  /// The moment before which it cannot be done.
  package var notBefore: Moment?
  package var startedAt: Instant?
  package var reminders: [Reminder] = []
  /// The identities of the to-dos that must be done first.
  package var blockedBy: [String] = []
  package var priority = Priority.none
  /// The notes, whose lines are separated by U+000A.
  package var notes = ""
  /// The tags without the sign that a format writes before them.
  package var tags: [String] = []
  /// The list; empty for none.
  package var list = ""
  /// The recurrence rule in the form of RFC 5545's RRULE, which `Recurrence(rule:)` reads; empty for none.
  package var recurrence = ""
  package var steps: [Step] = []
  /// When it was added; only a day in a format without times.
  package var addedAt: Moment?
  package var modifiedAt: Instant?
  package var url = ""

  package init(name: String = "") {
    self.name = name
  }
}
