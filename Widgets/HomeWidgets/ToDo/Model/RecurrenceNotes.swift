import Foundation
import Moments
import WidgetIntents

/// Creates sentences about a recurring to-do: whether its date matches its rule, and in which
/// months or years the rule has no day.
struct RecurrenceNotes {
  private let rule: Recurrence
  private let day: CivilDate
  private let today: CivilDate
  private let words = RecurrenceWords(.spoken)

  /// Creates the sentences; returns `nil` for a to-do without a due date or without a rule that can
  /// be parsed.
  init?(_ record: ToDoRecord, now: Instant, here: TimeZone = .current) {
    guard let rule = Recurrence(rule: record.recurrence), let day = record.dueDay(here: here) else {
      return nil
    }
    (self.rule, self.day) = (rule, day)
    today = DueZone.wallTime(now, in: here).day
  }

  /// The sentences, each with a blank before it; empty if the date matches the rule and the rule
  /// skips nothing.
  var text: String {
    [unfit, skipped].compactMap(\.self).map { " \($0)" }.joined()
  }

  /// A sentence about a due day that does not match the rule; `nil` if it matches.
  private var unfit: String? {
    guard !rule.has(day), let next = rule.next(after: day, today: day)?.day else { return nil }
    let moment = MomentWords(.spoken)
    let (found, following) = (moment.text(day, today: today), moment.text(next, today: today))
    return String(
      english: "\(found) is not one of its days; the next is \(following).",
      turkish: "\(found), günlerinden biri değil; sonraki \(following)."
    )
  }

  /// A sentence about the months or years that the rule skips, with a similar rule that skips none.
  ///
  /// It is `nil` if the rule skips nothing.
  private var skipped: String? {
    guard let skip = rule.skip(from: day) else { return nil }
    let whole = words.text(skip.whole.withoutEnd)
    if case .monthDay(let day, nil) = skip.missing, day > 0 {
      return String(
        english:
          "Months without a \(day)\(RecurrenceWords.suffix(day)) are skipped; “\(whole)” includes them.",
        turkish: "\(day). günü olmayan aylar atlanır; “\(whole)” onları da kapsar."
      )
    }
    let time = words.name(of: skip.missing)
    let isOfYear = rule.frequency == .yearly
    return String(
      english:
        "\(isOfYear ? "Years" : "Months") without a \(time) are skipped; “\(whole)” includes them.",
      turkish:
        "\(time) olmayan \(isOfYear ? "yıllar" : "aylar") atlanır; “\(whole)” onları da kapsar."
    )
  }
}

extension Recurrence {
  fileprivate var withoutEnd: Recurrence {
    var rule = self
    rule.end = .never
    return rule
  }
}
