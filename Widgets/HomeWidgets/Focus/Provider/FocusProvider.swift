import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The timer as the widget shows it from `date` on.
struct FocusEntry: TimelineEntry {
  let date: Date
  let picture: FocusPicture

  /// The relevance: 50 while a session is running or paused, 30 when one has ended, otherwise 0.
  var relevance: TimelineEntryRelevance? {
    switch picture.phase {
    case .running, .paused: TimelineEntryRelevance(score: 50)
    case .over: TimelineEntryRelevance(score: 30)
    case .idle: TimelineEntryRelevance(score: 0)
    }
  }
}

/// Provides the timer's timeline until the end of the running session, and for the next days.
struct FocusProvider: AppIntentTimelineProvider {
  private let sessions: AppDependency<FocusStore>

  init(dependencies: AppDependencyManager = .shared) {
    sessions = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> FocusEntry { .preview(at: SystemClock().date) }

  func snapshot(for configuration: FocusConfiguration, in context: Context) async -> FocusEntry {
    guard !context.isPreview else { return .preview(at: SystemClock().date) }
    return await timeline(for: configuration, in: context).entries.first
      ?? .preview(at: SystemClock().date)
  }

  /// Returns no entries if the store cannot be read, so that the previous timeline stays (WK-100).
  func timeline(
    for configuration: FocusConfiguration,
    in context: Context
  ) async -> Timeline<FocusEntry> {
    do {
      let sessions = sessions.wrappedValue
      let (now, calendar) = (context.foreseen ?? sessions.now.date, sessions.calendar)
      let plan = configuration.plan
      let contents = try await sessions.store.read { transaction in
        try FocusContents(from: transaction, plan: plan, now: now, in: calendar)
      }
      let (entries, end) = contents.entries(from: now)
      return Timeline(entries: entries, policy: .after(end))
    } catch {
      print("focus: no timeline: \(ErrorWords.text(of: error))")
      return Timeline(entries: [], policy: .after(SystemClock().date + 60))
    }
  }
}

extension FocusEntry {
  /// Returns an entry with sample data for the gallery (WK-69) and for placeholders.
  static func preview(at date: Date, in calendar: Calendar = .gregorianHere) -> FocusEntry {
    FocusEntry(
      date: date,
      picture: FocusPicture(
        phase: .running(
          .focus,
          from: date.addingTimeInterval(-417),
          until: date.addingTimeInterval(1_083)
        ),
        subject: FocusPicture.Subject(
          number: 4,
          id: "",
          name: String(english: "Call Grandma", turkish: "Babaannemi ara"),
          standing: .open
        ),
        plan: FocusPlan(),
        days: sampleWeek(before: date, in: calendar),
        end: "11:05",
        isStill: true,
        choices: [
          FocusPicture.Choice(
            number: 7,
            id: "",
            name: String(english: "Prepare the meeting", turkish: "Toplantıya hazırlan")
          ),
          FocusPicture.Choice(
            number: 8,
            id: "",
            name: String(english: "Send the signed contract", turkish: "İmzalı sözleşmeyi yolla")
          ),
        ],
        sessions: sampleSessions,
        spent: sampleSpent
      )
    )
  }

  private static var sampleSessions: [FocusPicture.Session] {
    let (grandma, passport) = (
      String(english: "Call Grandma", turkish: "Babaannemi ara"),
      String(english: "Renew the passport", turkish: "Pasaportu yenile")
    )
    return [
      FocusPicture.Session(began: "10:40", minutes: nil, name: grandma, isComplete: false),
      FocusPicture.Session(began: "09:35", minutes: 25, name: passport, isComplete: true),
      FocusPicture.Session(began: "09:00", minutes: 25, name: passport, isComplete: true),
    ]
  }

  private static var sampleSpent: [FocusPicture.Spent] {
    [
      .init(name: String(english: "Write the report", turkish: "Raporu yaz"), minutes: 275),
      .init(name: String(english: "Renew the passport", turkish: "Pasaportu yenile"), minutes: 200),
      .init(name: String(english: "Learn Turkish", turkish: "İngilizce çalış"), minutes: 125),
      .init(name: String(english: "Call Grandma", turkish: "Babaannemi ara"), minutes: 75),
    ]
  }

  /// Returns a sample week whose last day has two completed focus sessions.
  private static func sampleWeek(before date: Date, in calendar: Calendar) -> FocusDays {
    let today = CivilDate(date, in: calendar)
    let minutes = [150, 100, 175, 50, 125, 25, 50]
    return FocusDays(
      days: minutes.enumerated().map { place, minutes in
        FocusDays.Day(
          date: today.adding(days: place + 1 - FocusDays.count),
          minutes: minutes,
          completed: minutes / 25
        )
      }
    )
  }
}
