import Moments
import WidgetIntents

/// Parses reminders as users type them, and formats reminders.
extension ToDoReminder {
  /// The most bytes of a reminder that is parsed; no date is longer.
  static let maximumLength = 80
  /// The second of the day at which a reminder on a day without a time is due: that of 9:00.
  private static let morning = 9 * 3_600

  /// Parses a length of time before the due date, such as `10m`, `1h 30m` or `2 days before`,
  /// otherwise a date.
  ///
  /// - Throws: `ToDoError.unusableReminder` for any other text.
  init(typed text: String, on clock: UserClock) throws(ToDoError) {
    // The parser of dates ignores a hyphen, so it would read `-5m` as a date in five months.
    guard text.utf8.count <= Self.maximumLength, !text.hasPrefix("-") else {
      throw .unusableReminder(found: String(text.prefix(40)))
    }
    if let seconds = Self.seconds(in: FoldedText.fold(text)) {
      guard seconds <= Self.maximumSeconds else { throw .unusableReminder(found: text) }
      self = .before(seconds: seconds)
      return
    }
    if let kept = ToDoReminder(text: text) {
      self = kept
      return
    }
    do throws(MomentFault) {
      switch try MomentPhrase(sign: text, on: clock).moment {
      case .day(let day): self = .at(clock.instant(of: day, secondOfDay: Self.morning))
      case let moment: self = .at(moment.instant(on: clock).wholeSecond)
      }
    } catch {
      throw .unusableReminder(found: text)
    }
  }

  /// Parses several reminders that are separated by commas: `10m,1d`.
  ///
  /// - Throws: `.unusableReminder` for any other text.
  static func list(
    typed text: String,
    on clock: UserClock
  ) throws(ToDoError) -> [ToDoReminder] {
    var reminders: [ToDoReminder] = []
    for part in text.split(separator: ",") {
      reminders.append(try ToDoReminder(typed: String(part), on: clock))
    }
    guard !reminders.isEmpty else { throw .unusableReminder(found: text) }
    return reminders
  }

  private static let unitWords: [(seconds: Int64, words: Set<String>)] = [
    (1, ["s", "sec", "second", "seconds", "sn", "saniye"]),
    (60, ["m", "min", "mins", "minute", "minutes", "dk", "dakika"]),
    (3_600, ["h", "hr", "hrs", "hour", "hours", "sa", "saat"]),
    (86_400, ["d", "day", "days", "g", "gun"]),
    (604_800, ["w", "week", "weeks", "hf", "hafta"]),
  ]
  private static let before: Set<String> = ["before", "early", "once"]

  /// Returns the seconds of a length of time such as `1h 30m`, with or without `before`; `nil` for
  /// other texts.
  ///
  /// For a length greater than ``maximumSeconds``, it returns one second more than that.
  static func seconds(in text: String) -> Int64? {
    var rest = text[...]
    var (sum, hasUnit): (Int64, Bool) = (0, false)
    // Each iteration removes at least one character from the rest, so the loop ends.
    while true {
      rest = rest.drop { $0 == " " || ($0 == "-" && hasUnit) }
      guard !rest.isEmpty else { return hasUnit ? sum : nil }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count).drop { $0 == " " || $0 == "-" }
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count)
      if digits.isEmpty {
        guard hasUnit, rest.isEmpty, before.contains(String(word)) else { return nil }
        return sum
      }
      guard let unit = unitWords.first(where: { $0.words.contains(String(word)) }) else {
        return nil
      }
      // A length that is too large becomes one second more than the limit, so that the caller
      // reports it and does not read it as a date.
      let count = min(Int64(digits) ?? .max, maximumSeconds + 1)
      (sum, hasUnit) = (min(sum + count * unit.seconds, maximumSeconds + 1), true)
    }
  }
}

/// Formats reminders for sentences, such as `10 min before` or `tomorrow, 09:00`.
struct ReminderWords {
  let sentence: DueSentence

  func text(_ reminder: ToDoReminder) -> String {
    switch reminder {
    case .before(0): String(english: "when it is due", turkish: "tarihi gelince")
    case .before(let seconds):
      String(
        english: "\(TimeLength(seconds: seconds).words) before",
        turkish: "\(TimeLength(seconds: seconds).words) önce"
      )
    case .at(let instant): sentence.text(.instant(instant))
    }
  }

  func text(_ reminders: [ToDoReminder]) -> String {
    reminders.map { text($0) }.joined(separator: "; ")
  }
}

/// Checks that a to-do does not have too many reminders, or reminders that need a missing due date.
enum ToDoReminders {
  /// Checks the number of reminders, and that a to-do with reminders before its due date has a due
  /// date.
  ///
  /// - Throws: `.tooManyReminders` or `.reminderWithoutDue`.
  static func check(_ record: ToDoRecord) throws(ToDoError) {
    guard record.reminders.count <= ToDoReminder.maximumCount else {
      throw .tooManyReminders(count: record.reminders.count)
    }
    let needsDue = record.reminders.first { reminder in
      if case .before = reminder { true } else { false }
    }
    if record.due == nil, let needsDue { throw .reminderWithoutDue(needsDue.text) }
  }
}
