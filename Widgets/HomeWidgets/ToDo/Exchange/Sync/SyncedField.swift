import ToDoFormats

extension ForeignToDo.Field {
  /// The fields that users change, which are compared and merged.
  static var shared: [Self] {
    allCases.filter { ![.identity, .list, .addedAt, .modifiedAt].contains($0) }
  }
}

extension ToDoRecord {
  /// Returns the to-do with the values that some fields have in another one.
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
