import Foundation
import Moments
import SharedStore
import WidgetIntents

extension HabitRecord {
  /// The most characters of a name that are quoted; the number before it identifies the habit.
  private static let quotedLength = 60

  /// The number and the quoted name for use in sentences: `1 “Read”`.
  var label: String {
    let isLong = name.count > Self.quotedLength
    return "\(key) “\(name.prefix(Self.quotedLength))\(isLong ? "…" : "")”"
  }
}

extension HabitHistory {
  /// The streak for use in sentences: `12 days in a row`, `3 weeks in a row`, or `1 day`.
  var streakWords: String { Self.words(streak, isWeekly: schedule.isWeekly) }

  /// A summary for use in sentences: `12 days in a row, best 20; this week 5 of 7`.
  var words: String {
    let week = schedule.daysInWeek
    return String(
      english: "\(streakWords), best \(best); this week \(doneInWeek) of \(week)",
      turkish: "\(streakWords), en iyi \(best); bu hafta \(doneInWeek)/\(week)"
    )
  }

  private static func words(_ count: Int, isWeekly: Bool) -> String {
    let row = count == 1 ? "" : " in a row"
    return isWeekly
      ? String(
        english: "\(count) week\(count == 1 ? "" : "s")\(row)",
        turkish: "art arda \(count) hafta"
      )
      : String(
        english: "\(count) day\(count == 1 ? "" : "s")\(row)",
        turkish: "art arda \(count) gün"
      )
  }
}

extension HabitStore {
  /// Returns the day that a text such as `yesterday` describes; without a text, today.
  ///
  /// - Throws: `HabitError` if the text is not a day, or the day is in the future or too long ago.
  func day(_ words: String?) throws -> CivilDate {
    let clock = clock
    guard let words else { return clock.today }
    let day: CivilDate
    do throws(MomentFault) {
      day = clock.wallTime(at: try MomentPhrase(words, on: clock).moment.instant(on: clock)).date
    } catch {
      throw HabitError.unusableDay(found: words, reason: error.reason)
    }
    let said = MomentWords(.spoken).text(day, today: clock.today)
    guard day <= clock.today else { throw HabitError.dayToCome(said) }
    guard day >= clock.today.adding(days: -HabitHistory.maximumDays) else {
      throw HabitError.dayTooEarly(said)
    }
    return day
  }

  /// Returns a habit with its current statistics, as an entity for intents.
  ///
  /// - Throws: `HabitError.notFound` if there is no such habit.
  func entity(_ number: Int64) async throws -> Habit {
    let kept = try await kept().first { $0.habit.key == number }
    guard let kept else { throw HabitError.notFound(number: number) }
    return Habit(kept, on: clock.today, in: calendar)
  }
}
