package import Moments

/// A to-do in the terms that all formats share: the meaning of another program's record in this list, and the values
/// of this list's to-do for a format.
///
/// Two are equal if all their fields are.
package struct ForeignToDo: Equatable, Sendable {
  /// A point in time: a day, or an instant with the zone in which it was written.
  package enum Moment: Hashable, Sendable {
    case day(CivilDate)
    /// The zone as the time-zone database names it; empty if none is known.
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

  /// How much it matters, in the order of its ranks: 0 to 3.
  package enum Priority: Int, Sendable, CaseIterable {
    case none, low, medium, high
  }

  /// The name by which the format knows the record for ever: a uuid, a UID, the value of `id:`; `nil` if it has none.
  package var identity: String?
  /// One line, empty if the record has no words; it may be longer than a name may be here.
  package var name = ""
  package var state = State.open
  package var due: Moment?
  /// The moment before which it cannot be done.
  package var notBefore: Moment?
  package var startedAt: Instant?
  package var reminders: [Reminder] = []
  /// The identities of those that have to be done first.
  package var blockedBy: [String] = []
  package var priority = Priority.none
  /// Lines are separated by U+000A.
  package var notes = ""
  /// Without the sign that a format writes before them.
  package var tags: [String] = []
  /// Empty for none.
  package var list = ""
  /// An RRULE's value as RFC 5545 writes it and `Recurrence(rule:)` reads it; empty for none.
  package var recurrence = ""
  package var steps: [Step] = []
  /// A format that knows no more than the day gives the day.
  package var addedAt: Moment?
  package var modifiedAt: Instant?
  package var url = ""

  package init(name: String = "") {
    self.name = name
  }
}
