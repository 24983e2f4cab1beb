import ToDoFormats

extension ForeignToDo.Field {
  /// The fields that users can change, which a sync compares and merges.
  static var shared: [Self] {
    allCases.filter { ![.identity, .list, .addedAt, .modifiedAt].contains($0) }
  }
}

extension ToDoRecord {
  /// Returns a copy of the to-do in which the given fields have the values of another to-do.
  func taking(_ fields: [ForeignToDo.Field], from other: ToDoRecord) -> ToDoRecord {
    var record = self
    for field in fields { field.exchanged?.copy(from: other, to: &record) }
    if !record.isOpen { record.startedAt = nil }
    return record
  }
}

extension ForeignToDo.Field {
  fileprivate var exchanged: ExchangedField? {
    switch self {
    case .name: .name
    case .state: .state
    case .due: .due
    case .notBefore: .notBefore
    case .startedAt: .startedAt
    case .reminders: .reminders
    case .blockedBy: .blockedBy
    case .priority: .priority
    case .notes: .notes
    case .tags: .tags
    case .list: .list
    case .recurrence: .recurrence
    case .steps: .steps
    case .url: .url
    case .identity, .addedAt, .modifiedAt: nil
    }
  }
}
