import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

/// A provider whose only entry has a relevance score that is not a number.
struct ScoredProvider: TimelineProvider {
  func placeholder(in context: Context) -> OddEntry { OddEntry(words: "before any data") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (OddEntry) -> Void) {
    completion(OddEntry(words: "snapshot"))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<OddEntry>) -> Void
  ) {
    let entry = OddEntry(
      words: "a score of 0/0",
      relevance: TimelineEntryRelevance(score: .nan, duration: 60)
    )
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct ScoredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "score", provider: ScoredProvider()) { entry in
      Text(verbatim: entry.words)
    }
    .configurationDisplayName("Score")
    .supportedFamilies([.systemSmall])
  }
}

/// A provider that requests the placed widgets from its host endlessly, and never answers.
struct InsatiableProvider: TimelineProvider {
  func placeholder(in context: Context) -> OddEntry { OddEntry(words: "asks") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (OddEntry) -> Void) {
    completion(OddEntry(words: "snapshot"))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<OddEntry>) -> Void
  ) {
    Task {
      for _ in 0..<Int.max { _ = try? await WidgetCenter.shared.currentConfigurations() }
      completion(Timeline(entries: [], policy: .never))
    }
  }
}

struct InsatiableWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "insatiable", provider: InsatiableProvider()) { entry in
      Text(verbatim: entry.words)
    }
    .configurationDisplayName("Insatiable")
    .supportedFamilies([.systemSmall])
  }
}

/// An intent that requests the placed widgets from its host endlessly.
struct AskWithoutEnd: AppIntent {
  static let title: LocalizedStringResource = "Ask Without End"

  func perform() async throws -> some IntentResult {
    for _ in 0..<Int.max { _ = try await WidgetCenter.shared.currentConfigurations() }
    return .result()
  }
}
