import Foundation
import Moments
import WidgetIntents

/// Creates the text that follows the to-do's name in a reminder, with its delay: `due today, 18:30,
/// 1 h ago`.
struct ReminderSentence {
  private let now: Instant
  private let sentence: DueSentence
  /// The delay in seconds below which a reminder counts as on time.
  private static let toleranceInSeconds: Int64 = 60

  init(now: Instant, here: TimeZone) {
    self.now = now
    sentence = DueSentence(now: now, here: here)
  }

  func text(_ record: ToDoRecord, at moment: Instant) -> String {
    guard let due = record.due, let words = sentence.text(record) else {
      let words = sentence.text(.instant(moment))
      return String(english: "reminder of \(words)", turkish: "anımsatma: \(words)")
        + age(since: moment)
    }
    let text = String(english: "due \(words)", turkish: "tarihi \(words)")
    guard case .instant(let instant) = due else { return text }
    return text + age(since: instant)
  }

  private func age(since instant: Instant) -> String {
    let seconds = now.secondsSince1970 - instant.secondsSince1970
    guard seconds >= Self.toleranceInSeconds else { return "" }
    let length = TimeLength(seconds: seconds - seconds % 60).words
    return String(english: ", \(length) ago", turkish: ", \(length) önce")
  }
}
