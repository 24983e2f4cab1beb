extension ForeignToDo.Priority {
  /// Creates the priority for a number in iCalendar (RFC 5545, section 3.8.1.9), Apple's Reminders
  /// or calcurse.
  ///
  /// 1 is the highest, 9 the lowest, and 0 means none; other numbers return `nil`.
  init?(calendarNumber number: Int) {
    switch number {
    case 0: self = .none
    case 1...4: self = .high
    case 5: self = .medium
    case 6...9: self = .low
    default: return nil
    }
  }
}
