import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The progress as the widget shows it from `date` on.
struct ProgressEntry: TimelineEntry {
  let date: Date
  let picture: ProgressPicture

  /// Returns an entry with sample data for the gallery (WK-69) and for placeholders.
  static func preview(at date: Date, in calendar: Calendar = .gregorianHere) -> ProgressEntry {
    let today = CivilDate(date, in: calendar)
    // To-dos done on the days before today, with a free day now and then.
    let rhythm = [3, 5, 4, 2, 6, 1, 2, 4, 3, 7, 2, 0, 3, 5, 1, 4, 6, 2, 3, 0, 5, 8, 4, 3]
    let counts = (0..<ProgressPicture.weeks * 7).map { day in
      (today.adding(days: -day), rhythm[day % rhythm.count])
    }
    return ProgressEntry(
      date: date,
      picture: ProgressPicture(
        ProgressHistory(Dictionary(counts) { first, _ in first }),
        on: today,
        openCount: 14,
        ages: ProgressAges([.days: 6, .weeks: 4, .months: 3, .older: 1])
      )
    )
  }
}

/// Provides the progress, with an entry for today and for each of the next days.
struct ProgressProvider: AppIntentTimelineProvider {
  private let toDos: AppDependency<ToDoStore>
  private let calendar: Calendar

  /// The number of days in a timeline; a change of to-dos reloads it earlier.
  private static let horizonInDays = 7

  init(dependencies: AppDependencyManager = .shared, calendar: Calendar = .gregorianHere) {
    toDos = AppDependency(manager: dependencies)
    self.calendar = calendar
  }

  func placeholder(in context: Context) -> ProgressEntry {
    .preview(at: SystemClock().date, in: calendar)
  }

  func snapshot(for configuration: ProgressConfiguration, in context: Context) async
    -> ProgressEntry
  {
    guard !context.isPreview else { return .preview(at: SystemClock().date, in: calendar) }
    return await timeline(for: configuration, in: context).entries.first
      ?? .preview(at: SystemClock().date, in: calendar)
  }

  /// Returns no entries if the store cannot be read, so that the previous timeline stays (WK-100).
  func timeline(
    for configuration: ProgressConfiguration,
    in context: Context
  ) async -> Timeline<ProgressEntry> {
    do {
      let toDos = toDos.wrappedValue
      let (now, calendar) = (context.foreseen ?? toDos.now.date, calendar)
      let scope = ProgressScope(list: configuration.list, tags: configuration.tags ?? [])
      let contents = try await toDos.store.read { transaction in
        try ProgressContents(from: transaction, of: scope, now: now, in: calendar)
      }
      return Self.timeline(of: contents, days: configuration.days, from: now, in: calendar)
    } catch {
      print("progress: no timeline: \(ErrorWords.text(of: error))")
      return Timeline(entries: [], policy: .after(SystemClock().date + 60))
    }
  }

  /// Returns a timeline with an entry for `now` and for the start of each following day.
  ///
  /// `days` is the configured number of days in the chart; `nil` for as many as fit. If there are
  /// no to-dos, the timeline has one entry, which never expires.
  static func timeline(
    of contents: ProgressContents,
    days: Int?,
    from now: Date,
    in calendar: Calendar
  ) -> Timeline<ProgressEntry> {
    let today = CivilDate(now, in: calendar)
    var entries: [ProgressEntry] = []
    for offset in 0..<horizonInDays {
      let day = today.adding(days: offset)
      let picture = contents.picture(on: day, in: calendar, wantedDays: days)
      let date = offset == 0 ? now : day.start(in: calendar)
      entries.append(ProgressEntry(date: date, picture: picture))
      if picture.isEmpty { return Timeline(entries: entries, policy: .never) }
    }
    let end = today.adding(days: horizonInDays).start(in: calendar)
    return Timeline(entries: entries, policy: .after(end))
  }
}
