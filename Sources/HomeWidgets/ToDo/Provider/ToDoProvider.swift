import Foundation
import SharedStore
import WidgetIntents
import WidgetTimeline

/// Foresees what the to-dos look like until the horizon.
struct ToDoProvider: TimelineProvider {
  private let toDos: AppDependency<ToDoStore>
  private let calendar: Calendar

  init(dependencies: AppDependencyManager = .shared, calendar: Calendar = .gregorianHere) {
    toDos = AppDependency(manager: dependencies)
    self.calendar = calendar
  }

  func placeholder(in context: Context) -> ToDoEntry {
    .placeholder(at: SystemClock().date)
  }

  func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (ToDoEntry) -> Void
  ) {
    guard !context.isPreview else { return completion(.preview(at: SystemClock().date)) }
    getTimeline(in: context) { timeline in
      timeline.entries.first.map(completion)
    }
  }

  /// Leaves the completion uncalled when the store cannot be read: the last timeline stays (WK-100).
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<ToDoEntry>) -> Void
  ) {
    let toDos = toDos.wrappedValue
    let calendar = calendar
    Task {
      do {
        completion(
          try await Self.timeline(of: toDos, at: context.foreseen, in: calendar)
        )
      } catch {
        print("to-do: no timeline: \(ErrorWords.text(of: error))")
      }
    }
  }

  /// The timeline from a moment on, `nil` for the present.
  static func timeline(
    of toDos: ToDoStore,
    at moment: Date? = nil,
    in calendar: Calendar
  ) async throws -> Timeline<ToDoEntry> {
    let now = moment ?? Date(microseconds: toDos.now)
    let contents = try await toDos.store.read { transaction in
      try ToDoContents(from: transaction, now: now, in: calendar)
    }
    let (entries, end) = contents.pictures(from: now, in: calendar)
    return Timeline(entries: entries, policy: .after(end))
  }
}
