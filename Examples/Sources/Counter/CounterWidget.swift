import AppIntents
import SwiftUI
import WidgetKit

struct CounterEntry: TimelineEntry {
  let date: Date
  let count: Int
}

struct CounterProvider: TimelineProvider {
  func placeholder(in context: Context) -> CounterEntry {
    CounterEntry(date: .now, count: 5)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CounterEntry) -> Void) {
    completion(CounterEntry(date: .now, count: context.isPreview ? 5 : Glasses.count))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<CounterEntry>) -> Void
  ) {
    let entry = CounterEntry(date: .now, count: Glasses.count)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct CounterView: View {
  let entry: CounterEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Label("Water", systemImage: "drop.fill")
        .font(.headline)
        .foregroundStyle(.cyan)
      Spacer(minLength: 0)
      HStack(alignment: .bottom) {
        Text("\(entry.count)")
          .font(.system(size: 48, weight: .bold))
          .invalidatableContent()
        Text("of \(Glasses.goal)")
          .font(.caption)
      }
      Gauge(value: Double(min(entry.count, Glasses.goal)), in: 0...Double(Glasses.goal)) {
        EmptyView()
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .tint(.cyan)
      Spacer(minLength: 0)
      HStack {
        Button(intent: DrinkWater(glasses: -1)) {
          Image(systemName: "minus")
        }
        Spacer()
        Button(intent: DrinkWater(glasses: 1)) {
          Image(systemName: "plus")
        }
      }
      .buttonStyle(.bordered)
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct CounterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CounterWidget", provider: CounterProvider()) { entry in
      CounterView(entry: entry)
    }
    .configurationDisplayName("Water")
    .description("Counts glasses of water at the press of a button.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Water, small", as: .systemSmall) {
  CounterWidget()
} timeline: {
  CounterEntry(date: Date(timeIntervalSince1970: 1_798_794_540), count: 0)
  CounterEntry(date: Date(timeIntervalSince1970: 1_798_798_140), count: 5)
}

#Preview("Water, medium", as: .systemMedium) {
  CounterWidget()
} timeline: {
  CounterEntry(date: Date(timeIntervalSince1970: 1_798_798_140), count: 8)
}
