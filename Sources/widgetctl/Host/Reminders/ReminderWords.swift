import Moments
import WidgetIntents
import WidgetTerminal

/// The texts of messages about reminders, in the user's language.
enum ReminderWords {
  /// The most reminders that are delivered separately: the latest ones; of the earlier ones, only
  /// the number is reported.
  static let mostSingle = 3

  /// Divides claimed reminders into those that are delivered one by one, and the others, which are
  /// only counted.
  static func parts(
    _ claims: [ReminderPlan.Claim]
  ) -> (single: [ReminderPlan.Claim], counted: [ReminderPlan.Claim]) {
    // One more reminder needs no more space than the text with the number of the others.
    let single = claims.count == mostSingle + 1 ? claims.count : mostSingle
    return (claims.suffix(single).map(\.self), claims.dropLast(single).map(\.self))
  }

  /// Returns the text of a reminder; it begins with "again" if the reminder may have been delivered
  /// before.
  static func text(_ claim: ReminderPlan.Claim) -> String {
    guard claim.isAgain else { return claim.reminder.text }
    return String(
      english: "again: \(claim.reminder.text)",
      turkish: "yeniden: \(claim.reminder.text)"
    )
  }

  /// Returns a reminder as one line, such as `Buy milk: due today, 18:30`.
  static func line(_ claim: ReminderPlan.Claim) -> String {
    "\(claim.reminder.title): \(text(claim))"
  }

  static func more(_ count: Int) -> String {
    String(
      english: "and \(count) more before them",
      turkish: "ve öncesinde \(count) tane daha"
    )
  }

  /// Returns all reminders as one line, for a view; `nil` if there are none.
  static func line(_ claims: [ReminderPlan.Claim]) -> String? {
    guard !claims.isEmpty else { return nil }
    let (single, counted) = parts(claims)
    var words = single.map(line)
    if !counted.isEmpty { words.append(more(counted.count)) }
    return words.joined(separator: " · ")
  }

  /// Returns the message for one reminder.
  static func notice(_ claim: ReminderPlan.Claim) -> Notice {
    Notice(
      title: claim.reminder.title,
      text: text(claim),
      json: .object([
        ("message", .string(line(claim))), ("isAgain", .bool(claim.isAgain)),
        ("reminder", .raw(claim.reminder.json)),
      ])
    )
  }

  /// Returns the message about the number of reminders that are not delivered separately.
  static func notice(of counted: [ReminderPlan.Claim]) -> Notice {
    let text = String(
      english: "\(counted.count) more reminders",
      turkish: "\(counted.count) anımsatma daha"
    )
    let names = counted.suffix(mostSingle).map(\.reminder.title).joined(separator: " · ")
    return Notice(
      title: text,
      text: counted.count > mostSingle ? "\(names) · …" : names,
      json: .object([
        ("message", .string(text)), ("isAgain", .bool(false)),
        ("reminders", .array(counted.map { .raw($0.reminder.json) })),
      ])
    )
  }
}
