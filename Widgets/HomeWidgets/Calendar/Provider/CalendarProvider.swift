import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The calendar as the widget shows it from `date` on.
struct CalendarEntry: TimelineEntry {
  let date: Date
  let picture: CalendarPicture

  /// The relevance: the number of today's to-dos, plus two for each late one.
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(picture.lateCount * 2 + picture.todayCount))
  }
}

/// Provides the month with its to-dos, in a timeline for a week.
struct CalendarProvider: AppIntentTimelineProvider {
  private let calendars: AppDependency<CalendarStore>
  private let calendar: Calendar
  private let localeRule: WeekRule

  init(
    dependencies: AppDependencyManager = .shared,
    calendar: Calendar = .gregorianHere,
    rule: WeekRule = .ofProcess
  ) {
    calendars = AppDependency(manager: dependencies)
    self.calendar = calendar
    localeRule = rule
  }

  func placeholder(in context: Context) -> CalendarEntry { preview(at: context.date) }

  func snapshot(for configuration: CalendarConfiguration, in context: Context) async
    -> CalendarEntry
  {
    guard !context.isPreview else { return preview(at: context.date) }
    return await timeline(for: configuration, in: context).entries.first
      ?? preview(at: context.date)
  }

  /// Returns no entries if the store cannot be read, so that the previous timeline stays (WK-100).
  func timeline(
    for configuration: CalendarConfiguration,
    in context: Context
  ) async -> Timeline<CalendarEntry> {
    let now = context.date
    do {
      let contents = try await calendars.wrappedValue.store.read { transaction in
        var contents = CalendarContents(
          page: try CalendarStore.page(in: transaction),
          rule: configuration.weekStart.rule(localeRule),
          showsWeeks: configuration.weekNumbers,
          monthCount: CalendarPicture.monthCount(context.family)
        )
        if configuration.toDos { try contents.read(transaction, now: now, in: calendar) }
        return contents
      }
      return contents.timeline(from: now, in: calendar)
    } catch {
      print("calendar: no timeline: \(ErrorWords.text(of: error))")
      return Timeline(entries: [], policy: .after(SystemClock().date + 60))
    }
  }

  /// Returns the current month with sample to-dos, for the gallery and as a placeholder.
  private func preview(at date: Date) -> CalendarEntry {
    let today = CivilDate(date, in: calendar)
    let names = [
      String(english: "Dentist", turkish: "Dişçi"),
      String(english: "Pay the rent", turkish: "Kirayı öde"),
      String(english: "Water the plants", turkish: "Çiçekleri sula"),
      String(english: "Choir", turkish: "Koro"),
    ]
    let rows = names.enumerated().map { index, name in
      CalendarPicture.Row(
        toDo: ToDoPicture.Row(
          number: Int64(index + 1),
          id: ToDoID(bits: UInt64(index)).text,
          name: name,
          isDone: false
        ),
        time: ["14:30", "", "", "19:00"][index]
      )
    }
    let titles = [
      String(english: "Today", turkish: "Bugün"), String(english: "Tomorrow", turkish: "Yarın"),
    ]
    return CalendarEntry(
      date: date,
      picture: CalendarPicture(
        today: today,
        month: CalendarMonth(of: today, localeRule),
        showsWeeks: false,
        selected: nil,
        marks: [
          today: .init(count: 2, isLate: false),
          today.adding(days: 1): .init(count: 2, isLate: false),
        ],
        agenda: [
          .init(title: titles[0], isLate: false, rows: Array(rows.prefix(2))),
          .init(title: titles[1], isLate: false, rows: Array(rows.suffix(2))),
        ],
        lateCount: 0,
        todayCount: 2
      )
    )
  }
}
