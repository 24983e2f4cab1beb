import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

// The counter of the template of `extension new`, whose state is not the store's, for tests of the built host.
@main
struct CountingBundle: WidgetBundle {
  var body: some Widget {
    CountingWidget()
  }
}

struct CountingEntry: TimelineEntry {
  let date: Date
  let count: Int
}

struct CountingProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountingEntry {
    CountingEntry(date: .distantPast, count: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CountingEntry) -> Void) {
    completion(CountingEntry(date: .distantPast, count: CountCounting.current))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<CountingEntry>) -> Void
  ) {
    let entry = CountingEntry(date: .distantPast, count: CountCounting.current)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct CountingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CountingWidget", provider: CountingProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.count, format: .number)
        Button("Count", intent: CountCounting())
      }
    }
    .configurationDisplayName("Counting")
    .supportedFamilies([.systemSmall])
  }
}

struct CountCounting: AppIntent {
  static let title: LocalizedStringResource = "Count"

  static var current: Int { UserDefaults.standard.integer(forKey: "count") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let count = Self.current + 1
    UserDefaults.standard.set(count, forKey: "count")
    return .result(value: count)
  }
}

/// An intent that counts one up and then fails; the count stays.
struct Miscount: AppIntent {
  static let title: LocalizedStringResource = "Miscount"

  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(CountCounting.current + 1, forKey: "count")
    if Bool(true) { throw IntentError.failed("it was counted all the same") }
    return .result()
  }
}
