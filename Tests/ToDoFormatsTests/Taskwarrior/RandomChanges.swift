import Moments
import SeededNumbers

@testable import ToDoFormats

/// Makes random changes of one field of a to-do, like those of users.
struct RandomChanges {
  enum Field: CaseIterable {
    case name, state, due, notBefore, startedAt, blockedBy, priority, notes, tags, list, recurrence,
      addedAt, modifiedAt
  }

  private var numbers: SplitMix64
  private let zone: TimeZoneRules

  init(seed: Int, zone: TimeZoneRules) {
    numbers = SplitMix64(seed: seed)
    self.zone = zone
  }

  /// Returns a to-do with a new random value in one field, which may equal the old value.
  mutating func change(_ toDo: ForeignToDo) -> (field: Field, after: ForeignToDo) {
    var after = toDo
    let field = numbers.element(of: Field.allCases)
    switch field {
    case .name: after.name = word() + " " + word()
    case .state:
      after.state = numbers.element(of: [.open, .done(moment()), .done(nil), .cancelled(moment())])
    case .due: after.due = numbers.oneIn(4) ? nil : moment()
    case .notBefore: after.notBefore = numbers.oneIn(3) ? nil : moment()
    case .startedAt: after.startedAt = numbers.oneIn(3) ? nil : instant()
    case .blockedBy:
      after.blockedBy = (0..<numbers.below(3)).map { "0336eff3-7f73-49ab-943e-6bec38f7115\($0)" }
    case .priority: after.priority = numbers.element(of: ForeignToDo.Priority.allCases)
    case .notes: after.notes = notes(toDo.notes)
    case .tags:
      let old = toDo.tags.filter { _ in numbers.oneIn(2) }
      after.tags = old + (0..<numbers.below(3)).map { "\(word())\($0)" }
    case .list: after.list = numbers.oneIn(3) ? "" : word() + "." + word()
    case .recurrence:
      after.recurrence = numbers.element(of: [
        "", "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2", "FREQ=MONTHLY;INTERVAL=5",
        "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
        "FREQ=DAILY;UNTIL=20290101", "FREQ=WEEKLY;COUNT=4",
      ])
    case .addedAt: after.addedAt = moment()
    case .modifiedAt: after.modifiedAt = instant()
    }
    return (field, after)
  }

  mutating func moment() -> ForeignToDo.Moment {
    let day = zone.date(at: instant())
    let first = zone.startOfDay(day)
    return numbers.oneIn(2)
      ? .day(day)
      : .instant(first.adding(seconds: Int64(1 + numbers.below(80_000))), zone: zone.identifier)
  }

  private mutating func instant() -> Instant {
    Instant(secondsSince1970: Int64(1_600_000_000 + numbers.below(300_000_000)))
  }

  private mutating func word() -> String {
    numbers.element(of: [
      "milk", "Öykü", "a/b", "\"quoted\"", "back\\slash", "tab\there", "😀", "x{y}", "[z],",
    ])
    .filter { $0 != "," }
  }

  private mutating func notes(_ old: String) -> String {
    switch numbers.below(4) {
    case 0: ""
    case 1: old.isEmpty ? word() : old + "\n" + word()
    case 2:
      "2027-01-0\(1 + numbers.below(8)) 1\(numbers.below(9)):30 \(word())\n\(word())"
        + (old.isEmpty ? "" : "\n" + old)
    default: word() + "\n\n" + word()
    }
  }
}
