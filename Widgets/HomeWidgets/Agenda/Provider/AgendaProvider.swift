import Foundation
import Ground
import Moments
import SharedStore
import ToDoFormats
import WidgetIntents
import WidgetTimeline

/// The agenda as the widget shows it from `date` on.
struct AgendaEntry: TimelineEntry {
  let date: Date
  let picture: AgendaPicture

  /// The relevance: 5 during an event, 4 in the hour before one, 2 for a later one today, 1 for
  /// to-dos alone, otherwise 0.
  var relevance: TimelineEntryRelevance? {
    guard let next = picture.nextToday else {
      return TimelineEntryRelevance(score: picture.toDoCount > 0 ? 1 : 0)
    }
    let seconds = next.item.start.timeIntervalSince(date)
    return TimelineEntryRelevance(score: seconds <= 0 ? 5 : seconds < 3_600 ? 4 : 2)
  }
}

/// Reads the configured calendars, and creates the timeline for today and tomorrow.
struct AgendaProvider: AppIntentTimelineProvider {
  /// The number of days that one timeline covers, today included.
  private static let foreseenDays = 2
  /// The most entries in one timeline.
  ///
  /// An entry begins at the start or end of an event, when a to-do becomes late or appears, and at
  /// midnight.
  private static let entryLimit = 32

  private let dependency: AppDependency<AgendaStore>
  private let calendar: Calendar

  init(dependencies: AppDependencyManager = .shared, calendar: Calendar = .gregorianHere) {
    dependency = AppDependency(manager: dependencies)
    self.calendar = calendar
  }

  func placeholder(in context: Context) -> AgendaEntry {
    let contents = AgendaContents.sample(at: context.date, days: 7, in: calendar)
    return AgendaEntry(
      date: context.date,
      picture: contents.picture(at: context.date, in: calendar)
    )
  }

  func snapshot(for configuration: AgendaConfiguration, in context: Context) async -> AgendaEntry {
    if context.isPreview { return placeholder(in: context) }
    return await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
  }

  /// Returns no entries if the store cannot be read, so that the previous timeline stays (WK-100).
  func timeline(
    for configuration: AgendaConfiguration,
    in context: Context
  ) async -> Timeline<AgendaEntry> {
    let now = context.date
    do {
      // The state of the files is noted before they are read, so a change while they are read leads
      // to a reload.
      let files = await dependency.wrappedValue.files(of: configuration.paths)
      let contents = try await contents(of: configuration, from: now)
      return Self.timeline(
        contents,
        from: now,
        interval: contents.isSample ? nil : TimeInterval(configuration.minutes * 60),
        files: files,
        in: calendar
      )
    } catch {
      print("agenda: no timeline: \(ErrorWords.text(of: error))")
      return Timeline(entries: [], policy: .after(SystemClock().date + 60))
    }
  }

  private func contents(
    of configuration: AgendaConfiguration,
    from now: Date
  ) async throws -> AgendaContents {
    let agenda = dependency.wrappedValue
    let today = CivilDate(now, in: calendar)
    let days = configuration.days + Self.foreseenDays - 1
    var contents = AgendaContents(dayCount: configuration.days)
    let paths = configuration.paths
    if paths.isEmpty {
      contents = .sample(at: now, days: configuration.days, in: calendar)
    } else {
      contents.take(await agenda.events(of: paths, from: today, days: days, in: calendar))
    }
    guard configuration.toDos else { return contents }
    return try await agenda.store.read { [contents] transaction in
      var contents = contents
      try contents.read(transaction, to: today.adding(days: days), in: calendar)
      return contents
    }
  }

  /// Returns a timeline with an entry for now and for each later moment at which the picture
  /// changes.
  ///
  /// It is reloaded at most `interval` seconds after `now`; with `nil` there is no such limit.
  static func timeline(
    _ contents: AgendaContents,
    from now: Date,
    interval: TimeInterval?,
    files: TimelineFiles = TimelineFiles([]),
    in calendar: Calendar
  ) -> Timeline<AgendaEntry> {
    let today = CivilDate(now, in: calendar)
    let end = today.adding(days: foreseenDays).start(in: calendar)
    let days = (1..<foreseenDays).map { today.adding(days: $0).start(in: calendar) }
    let bounds = contents.items.filter { !$0.isCancelled }.flatMap { [$0.start, $0.end] }
    let dues = contents.toDos.compactMap { $0.due?.lateFrom(in: calendar) }
    let shown = contents.toDos.compactMap { $0.shownFrom(in: calendar) }
    let moments = Set(days + bounds + dues + shown).filter { $0 > now && $0 < end }.sorted()
    var entries = [AgendaEntry(date: now, picture: contents.picture(at: now, in: calendar))]
    var foreseen = end
    for moment in moments {
      let picture = contents.picture(at: moment, in: calendar)
      guard picture != entries.last?.picture else { continue }
      guard entries.count < entryLimit else {
        foreseen = moment
        break
      }
      entries.append(AgendaEntry(date: moment, picture: picture))
    }
    return Timeline(
      entries: entries,
      policy: .after(min(foreseen, interval.map { now + $0 } ?? foreseen)),
      files: files
    )
  }
}
