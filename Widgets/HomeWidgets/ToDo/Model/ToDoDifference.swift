import Foundation
import Moments

/// The difference between two states of a to-do, described for example as `due tomorrow, priority
/// high`.
struct ToDoDifference {
  let before: ToDoRecord
  let after: ToDoRecord
  /// The to-dos for which the changed to-do waits, if these have changed.
  var blockers: [ToDoRecord] = []

  /// Returns a text for each field that differs; empty if nothing has changed.
  func words(now: Date, in calendar: Calendar) -> [String] {
    let sentence = DueSentence(now: Instant(now), here: calendar.timeZone)
    return nameWords + dueWords(sentence) + timeWords(sentence) + labelWords + textWords
  }

  /// Returns the texts for the preview of a typed line; the due date is last, so that it is easy to
  /// find.
  func preview(now: Date, in calendar: Calendar) -> [String] {
    let sentence = DueSentence(now: Instant(now), here: calendar.timeZone)
    return nameWords + timeWords(sentence) + labelWords + textWords + dueWords(sentence)
  }

  private var nameWords: [String] {
    after.name == before.name ? [] : [String(english: "the name", turkish: "adı")]
  }

  private func dueWords(_ sentence: DueSentence) -> [String] {
    guard after.due != before.due else { return [] }
    return [
      sentence.answer(after)
        .map { due in String(english: "due \(due)", turkish: "tarihi \(due)") }
        ?? String(english: "no due date", turkish: "tarihi yok")
    ]
  }

  /// Returns texts about changed dates other than the due date, about the recurrence and about the
  /// blockers.
  private func timeWords(_ sentence: DueSentence) -> [String] {
    var words: [String] = []
    if after.notBefore != before.notBefore {
      words.append(
        sentence.notBefore(after)
          .map { moment in
            String(english: "not before \(moment)", turkish: "başlangıcı \(moment)")
          } ?? String(english: "at any time", turkish: "başlangıcı yok")
      )
    }
    if after.reminders != before.reminders {
      let text = ReminderWords(sentence: sentence).text(after.reminders)
      words.append(
        after.reminders.isEmpty
          ? String(english: "no reminder", turkish: "anımsatması yok")
          : String(english: "reminders \(text)", turkish: "anımsatma \(text)")
      )
    }
    if after.blockedBy != before.blockedBy {
      let numbers = blockers.map { "\($0.key)" }.joined(separator: ", ")
      words.append(
        numbers.isEmpty
          ? String(english: "waits for nothing", turkish: "beklediği yok")
          : String(english: "after \(numbers)", turkish: "\(numbers) bitince")
      )
    }
    if after.recurrence != before.recurrence {
      words.append(
        after.recurrence.isEmpty
          ? String(english: "no recurrence", turkish: "tekrarı yok")
          : RecurrenceWords(.spoken).text(ofRule: after.recurrence)
      )
    }
    return words
  }

  private var labelWords: [String] {
    var words: [String] = []
    if after.priority != before.priority {
      words.append(
        after.priority == .none
          ? String(english: "no priority", turkish: "önceliği yok") : after.priority.words
      )
    }
    if after.list != before.list {
      words.append(
        after.list.isEmpty
          ? String(english: "in no list", turkish: "listesi yok")
          : String(english: "in the list \(after.list)", turkish: "listesi \(after.list)")
      )
    }
    if after.tags != before.tags {
      words.append(
        after.tags.isEmpty
          ? String(english: "no tags", turkish: "etiketi yok")
          : after.tags.map { "+\($0)" }.joined(separator: " ")
      )
    }
    return words
  }

  private var textWords: [String] {
    var words: [String] = []
    if after.url != before.url {
      words.append(
        after.url.isEmpty
          ? String(english: "no address", turkish: "adresi yok")
          : String(english: "the address \(after.url)", turkish: "adresi \(after.url)")
      )
    }
    if after.notes != before.notes {
      words.append(
        after.notes.isEmpty
          ? String(english: "no notes", turkish: "notu yok")
          : replacesNotes
            ? String(
              english: "the notes ('widgetctl undo' brings the old ones back)",
              turkish: "notları ('widgetctl undo' eskilerini geri getirir)"
            ) : String(english: "the notes", turkish: "notları")
      )
    }
    if after.checklist != before.checklist {
      words.append(String(english: "the steps", turkish: "adımları"))
    }
    return words
  }

  /// Whether the earlier notes were removed or replaced, and not only extended.
  private var replacesNotes: Bool { !after.notes.hasPrefix(before.notes) }

  /// Returns a sentence about the change, or that nothing has changed; `ending` is inserted before
  /// the full stop.
  func sentence(
    now: Date,
    in calendar: @autoclosure () -> Calendar = .gregorianHere,
    ending: String = ""
  ) -> String {
    guard after != before else {
      return String(
        english: "\(after.label) is already like this\(ending).",
        turkish: "\(after.label) zaten böyle\(ending)."
      )
    }
    let words = words(now: now, in: calendar()).joined(separator: ", ") + ending
    return String(
      english: "Changed \(after.label): \(words).",
      turkish: "\(after.label) değişti: \(words)."
    )
  }
}
