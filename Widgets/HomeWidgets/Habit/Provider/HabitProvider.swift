import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The habits as the widget shows them from `date` on.
struct HabitEntry: TimelineEntry {
  let date: Date
  let picture: HabitPicture

  /// The relevance: the number of habits that still have to be done today.
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(picture.due.count - picture.doneCount))
  }

  /// Returns an entry with sample data for the gallery (WK-69) and for placeholders.
  static func preview(at date: Date, in calendar: Calendar = .gregorianHere) -> HabitEntry {
    let today = CivilDate(date, in: calendar)
    // The numbers are missed days, counted back from today, so that the sample looks the same on
    // each day of the week.
    let samples: [(String, HabitSchedule, HabitColor, Set<Int>)] = [
      (String(english: "Read", turkish: "Oku"), .daily, .green, [12, 13, 30, 41]),
      (String(english: "Stretch", turkish: "Esne"), .daily, .blue, [0, 3, 8, 9, 15, 22, 23, 37]),
      (String(english: "No sugar", turkish: "Şekersiz"), .daily, .orange, [5, 18, 26]),
      (
        String(english: "Walk", turkish: "Yürü"), .daily, .purple,
        Set((0..<200).filter { $0 % 11 == 1 || $0 % 17 == 6 })
      ),
    ]
    let kept = samples.enumerated().map { place, sample in
      var habit = HabitRecord(
        name: sample.0,
        schedule: sample.1,
        color: sample.2,
        addedAt: Instant(date.addingTimeInterval(-200 * 86_400)).microseconds
      )
      habit.key = Int64(place + 1)
      return HabitStore.Kept(
        habit: habit,
        days: (0..<200).filter { !sample.3.contains($0) }.map { today.adding(days: -$0) }
          .filter { sample.1.includes($0.weekday) }
      )
    }
    return HabitEntry(date: date, picture: HabitPicture(kept, on: today, in: calendar))
  }
}

/// Provides the habits, with an entry for today and for each of the next days.
struct HabitProvider: AppIntentTimelineProvider {
  private let habits: AppDependency<HabitStore>

  /// The number of days in a timeline; each day the squares move by one.
  private static let horizonInDays = 7

  init(dependencies: AppDependencyManager = .shared) {
    habits = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> HabitEntry { .preview(at: SystemClock().date) }

  func snapshot(for configuration: HabitConfiguration, in context: Context) async -> HabitEntry {
    guard !context.isPreview else { return .preview(at: SystemClock().date) }
    return await timeline(for: configuration, in: context).entries.first
      ?? .preview(at: SystemClock().date)
  }

  /// Returns no entries if the store cannot be read, so that the previous timeline stays (WK-100).
  func timeline(
    for configuration: HabitConfiguration,
    in context: Context
  ) async -> Timeline<HabitEntry> {
    do {
      let habits = habits.wrappedValue
      let (now, calendar) = (context.foreseen ?? habits.now.date, habits.calendar)
      let kept = try await habits.kept()
      return Self.timeline(of: kept, alone: configuration.habit?.key, from: now, in: calendar)
    } catch {
      print("habit: no timeline: \(ErrorWords.text(of: error))")
      return Timeline(entries: [], policy: .after(SystemClock().date + 60))
    }
  }

  /// Returns a timeline with an entry for `now` and for the start of each following day.
  ///
  /// `alone` is the number of the habit to show, or `nil` for all. Without habits there is one
  /// entry, which never expires.
  static func timeline(
    of kept: [HabitStore.Kept],
    alone: Int64?,
    from now: Date,
    in calendar: Calendar
  ) -> Timeline<HabitEntry> {
    let chosen = kept.filter { alone == nil || $0.habit.key == alone }
    let today = CivilDate(now, in: calendar)
    let days = (0..<(chosen.isEmpty ? 1 : horizonInDays)).map { today.adding(days: $0) }
    let entries = days.map { day in
      var picture = HabitPicture(chosen, on: day, in: calendar)
      picture.isSingle = alone != nil
      picture.isMissing = alone != nil && chosen.isEmpty
      return HabitEntry(date: day == today ? now : day.start(in: calendar), picture: picture)
    }
    guard !chosen.isEmpty else { return Timeline(entries: entries, policy: .never) }
    let end = today.adding(days: horizonInDays).start(in: calendar)
    return Timeline(entries: entries, policy: .after(end))
  }
}
