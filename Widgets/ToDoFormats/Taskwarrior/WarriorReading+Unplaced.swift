internal import Moments

extension WarriorReading {
  /// Returns the names of the wanted to-do's fields that the written record lacks, since reading it
  /// returns other values.
  func unplaced(of wanted: ForeignToDo) -> [String] {
    ForeignToDo.Field.allCases.filter { !isSaid($0, wanted) }.map(\.rawValue)
  }

  /// Returns whether a field has the same value with the precision of the format.
  ///
  /// Times are compared in whole seconds, rules by their days.
  private func isSaid(_ field: ForeignToDo.Field, _ wanted: ForeignToDo) -> Bool {
    func text(_ moment: ForeignToDo.Moment?) -> String { moment.map { time.text($0) } ?? "" }
    return switch field {
    case .identity, .state, .addedAt, .modifiedAt: true
    case .name: toDo.name == wanted.name
    case .due: text(toDo.due) == text(wanted.due)
    case .notBefore: text(toDo.notBefore) == text(wanted.notBefore)
    case .startedAt: toDo.startedAt?.secondsSince1970 == wanted.startedAt?.secondsSince1970
    case .reminders: wanted.reminders.isEmpty
    case .blockedBy: toDo.blockedBy == wanted.blockedBy
    case .priority: toDo.priority == wanted.priority
    case .notes: toDo.notes == wanted.notes
    case .tags: toDo.tags == wanted.tags
    case .list: toDo.list == wanted.list
    case .recurrence:
      WarriorPeriod.areAlike(toDo.recurrence, wanted.recurrence, from: rule.firstDay)
    case .steps: wanted.steps.isEmpty
    case .url: wanted.url.isEmpty
    }
  }
}
