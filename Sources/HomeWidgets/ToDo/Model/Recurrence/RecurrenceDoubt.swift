import WidgetIntents

/// What of a rule was not understood, as part of a sentence.
struct RecurrenceDoubt: Error {
  let reason: String

  /// Words that are no date.
  init(_ fault: MomentFault) { reason = fault.reason }

  private init(english: String, turkish: String) {
    reason = String(english: english, turkish: turkish)
  }

  static var noEnd: RecurrenceDoubt {
    RecurrenceDoubt(english: "its end is missing", turkish: "sonu eksik")
  }

  static func unknown(_ word: String) -> RecurrenceDoubt {
    RecurrenceDoubt(english: "“\(word)” is not understood", turkish: "“\(word)” anlaşılmadı")
  }

  static func interval(_ word: String) -> RecurrenceDoubt {
    let most = Recurrence.intervals.upperBound
    return RecurrenceDoubt(
      english: "“\(word)” is not from 1 to \(most)",
      turkish: "“\(word)”, 1 ile \(most) arasında değil"
    )
  }

  static func noDay(_ text: String) -> RecurrenceDoubt {
    RecurrenceDoubt(english: "“\(text)” is no day", turkish: "“\(text)” bir gün değil")
  }

  static func count(_ number: Int) -> RecurrenceDoubt {
    let most = Recurrence.counts.upperBound
    return RecurrenceDoubt(
      english: "\(number) times are not from 1 to \(most)",
      turkish: "\(number) kez, 1 ile \(most) arasında değil"
    )
  }
}

extension RecurrenceFault {
  /// A text that is no rule.
  init(_ text: String, _ doubt: RecurrenceDoubt) {
    self.init(
      String(
        english: "“\(text)” is no rule that a to-do comes back by: \(doubt.reason)",
        turkish: "“\(text)” bir tekrar kuralı değil: \(doubt.reason)"
      )
    )
  }

  /// A text that has no words.
  init(_ text: some StringProtocol, _ fault: MomentFault) {
    self.init(
      String(
        english: "\(fault.reason), found “\(text)”",
        turkish: "\(fault.reason): “\(text)”"
      )
    )
  }
}
