import Foundation
import SharedStore
import WidgetIntents
import WidgetTimeline

/// Provides the to-dos as a timeline for up to a month.
struct ToDoProvider: AppIntentTimelineProvider {
  private let toDos: AppDependency<ToDoStore>
  private let calendar: Calendar

  init(dependencies: AppDependencyManager = .shared, calendar: Calendar = .gregorianHere) {
    toDos = AppDependency(manager: dependencies)
    self.calendar = calendar
  }

  func placeholder(in context: Context) -> ToDoEntry {
    .placeholder(at: SystemClock().date)
  }

  func snapshot(for configuration: ToDoConfiguration, in context: Context) async -> ToDoEntry {
    guard !context.isPreview else { return .preview(at: SystemClock().date) }
    return await timeline(for: configuration, in: context).entries.first
      ?? .placeholder(at: SystemClock().date)
  }

  /// Returns no entries if the store cannot be read, so that the previous timeline stays (WK-100).
  func timeline(
    for configuration: ToDoConfiguration,
    in context: Context
  ) async -> Timeline<ToDoEntry> {
    do {
      return try await ToDoForesight(
        configuration,
        in: calendar,
        rowLimit: context.rowLimit(ToDoContents.rowLimit),
        hasWeek: context.family == .systemExtraLarge
      )
      .timeline(of: toDos.wrappedValue, at: context.foreseen)
    } catch {
      print("to-do: no timeline: \(ErrorWords.text(of: error))")
      return Timeline(entries: [], policy: .after(SystemClock().date + 60))
    }
  }
}
