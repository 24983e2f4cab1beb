extension ForeignToDo {
  /// A field of a to-do; the raw values are names for messages about fields that a format cannot
  /// contain.
  package enum Field: String, Sendable, CaseIterable {
    case identity, name, state, due
    case notBefore = "wait"
    case startedAt = "start"
    case reminders
    case blockedBy = "dependencies"
    case priority, notes, tags, list, recurrence, steps
    case addedAt = "creation date"
    case modifiedAt = "change date"
    case url
  }

  /// Returns the fields in which two to-dos differ, in the order of their declaration.
  package func fields(differingFrom other: ForeignToDo) -> [Field] {
    Field.allCases.filter { field in
      switch field {
      case .identity: identity != other.identity
      case .name: name != other.name
      case .state: state != other.state
      case .due: due != other.due
      case .notBefore: notBefore != other.notBefore
      case .startedAt: startedAt != other.startedAt
      case .reminders: reminders != other.reminders
      case .blockedBy: blockedBy != other.blockedBy
      case .priority: priority != other.priority
      case .notes: notes != other.notes
      case .tags: tags != other.tags
      case .list: list != other.list
      case .recurrence: recurrence != other.recurrence
      case .steps: steps != other.steps
      case .addedAt: addedAt != other.addedAt
      case .modifiedAt: modifiedAt != other.modifiedAt
      case .url: url != other.url
      }
    }
  }
}
