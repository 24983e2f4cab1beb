import Moments

/// New values of a to-do's fields; a field that is `nil` is not changed.
struct ToDoChange: Sendable {
  /// The change of a field that can be empty: a new value, or none.
  enum Field<Value: Sendable & Equatable>: Sendable, Equatable {
    case set(Value)
    case clear

    /// The new value; `nil` if the field is to be cleared.
    var value: Value? { if case .set(let value) = self { value } else { nil } }
  }

  var name: String?
  var due: Field<Due>?
  var notBefore: Field<Due>?
  var priority: ToDoPriority?
  var notes: Field<String>?
  var list: Field<String>?
  var url: Field<String>?
  var recurrence: Field<Recurrence>?
  /// The first day of the new recurrence, which becomes the due date if the to-do has none.
  var recurrenceDay: CivilDate?
  /// The tags that replace all current tags; `nil` keeps them.
  var tags: [String]?
  var addedTags: [String] = []
  var removedTags: [String] = []
  /// The reminders that replace all current reminders; `nil` keeps them.
  var reminders: [ToDoReminder]?
  var addedReminders: [ToDoReminder] = []
  var removedReminders: [ToDoReminder] = []
  /// The blockers that replace all current blockers; `nil` keeps them.
  var blockers: [ToDoID]?
  var addedBlockers: [ToDoID] = []
  var removedBlockers: [ToDoID] = []

  /// Whether no field is changed.
  var isEmpty: Bool {
    name == nil && due == nil && priority == nil && notes == nil && list == nil && tags == nil
      && recurrence == nil && notBefore == nil && url == nil
      && addedTags.isEmpty && removedTags.isEmpty && reminders == nil && addedReminders.isEmpty
      && removedReminders.isEmpty && blockers == nil && addedBlockers.isEmpty
      && removedBlockers.isEmpty
  }

  /// Returns the change with its texts in stored form, for example without white space at the ends.
  ///
  /// - Throws: `ToDoError` for an invalid name, tag, list, address or notes.
  func checked() throws(ToDoError) -> ToDoChange {
    var change = self
    if let name { change.name = try ToDoName.checked(name) }
    if case .set(let notes) = notes { change.notes = .set(try ToDoNotes.checked(notes)) }
    if case .set(let list) = list { change.list = .set(try ToDoLabel.list(list)) }
    if case .set(let url) = url { change.url = .set(try ToDoAddress.checked(url)) }
    if let tags { change.tags = try ToDoLabel.tags(tags) }
    change.addedTags = try ToDoLabel.tags(addedTags)
    change.removedTags = try ToDoLabel.tags(removedTags)
    return change
  }

  /// Applies the change to a to-do.
  ///
  /// - Throws: `ToDoError.tooManyTags`, or `.recurrence` for a rule that the to-do cannot have.
  func apply(to record: inout ToDoRecord) throws(ToDoError) {
    let before = record.tags.count
    if let name { record.name = name }
    if let due { record.setDue(due.value, writtenIn: .current) }
    if let notBefore { record.setNotBefore(notBefore.value, writtenIn: .current) }
    if let recurrence {
      do throws(RecurrenceFault) {
        try record.setRecurrence(recurrence.value, first: recurrenceDay)
      } catch {
        throw .recurrence(error)
      }
    }
    if let priority { record.priority = priority }
    if let notes { record.notes = notes.value ?? "" }
    if let list { record.list = list.value ?? "" }
    if let url { record.url = url.value ?? "" }
    if let tags { record.tags = tags }
    for tag in addedTags where !ToDoLabel.isOne(of: record.tags, tag) { record.tags.append(tag) }
    record.tags.removeAll { ToDoLabel.isOne(of: removedTags, $0) }
    applyReminders(to: &record)
    applyBlockers(to: &record)
    // A to-do from an older store that has more tags may keep them.
    guard record.tags.count <= max(before, ToDoLabel.maximumTags) else {
      throw .tooManyTags(count: record.tags.count)
    }
  }

  /// Checks the reminders of a changed to-do.
  ///
  /// - Throws: `ToDoError` if there are too many, or if they need a due date that it does not have.
  func checkReminders(of record: ToDoRecord) throws(ToDoError) {
    if reminders != nil || !addedReminders.isEmpty { try ToDoReminders.check(record) }
  }

  private func applyBlockers(to record: inout ToDoRecord) {
    if let blockers { record.blockedBy = blockers }
    for id in addedBlockers where !record.blockedBy.contains(id) { record.blockedBy.append(id) }
    record.blockedBy.removeAll { removedBlockers.contains($0) }
  }

  private func applyReminders(to record: inout ToDoRecord) {
    if let reminders { record.reminders = reminders }
    for reminder in addedReminders where !record.reminders.contains(reminder) {
      record.reminders.append(reminder)
    }
    record.reminders.removeAll { removedReminders.contains($0) }
  }
}
