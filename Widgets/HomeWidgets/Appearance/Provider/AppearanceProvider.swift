import Foundation
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The appearance settings as the widget shows them from `date` on.
struct AppearanceEntry: TimelineEntry {
  let date: Date
  let appearance: StoredAppearance
}

/// Provides a single entry with the current settings; only intents change them, so it never
/// expires.
struct AppearanceProvider: TimelineProvider {
  private let settings: AppDependency<AppearanceStore>

  init(dependencies: AppDependencyManager = .shared) {
    settings = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> AppearanceEntry {
    AppearanceEntry(date: SystemClock().date, appearance: StoredAppearance())
  }

  func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (AppearanceEntry) -> Void
  ) {
    guard !context.isPreview else { return completion(placeholder(in: context)) }
    getTimeline(in: context) { $0.entries.first.map(completion) }
  }

  /// Does not call the completion if the store cannot be read, so that the previous timeline stays
  /// (WK-100).
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<AppearanceEntry>) -> Void
  ) {
    let settings = settings.wrappedValue
    let date = context.foreseen ?? SystemClock().date
    Task {
      do {
        let entry = AppearanceEntry(date: date, appearance: try await settings.current())
        completion(Timeline(entries: [entry], policy: .never))
      } catch {
        print("appearance: no timeline: \(ErrorWords.text(of: error))")
      }
    }
  }
}
