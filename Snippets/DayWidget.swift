import Foundation
import WidgetUI

struct DayEntry: TimelineEntry {
  let date: Date
}

struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(DayEntry(date: context.date))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    let today = Calendar.current.startOfDay(for: context.date)
    let days = (0..<7).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: today) }
    completion(Timeline(entries: days.map(DayEntry.init), policy: .atEnd))
  }
}

struct DayView: View {
  let entry: DayEntry

  var body: some View {
    VStack(alignment: .leading) {
      Label("Today", systemImage: "calendar").bold()
      Divider()
      Text(entry.date, style: .date)
      Spacer()
      Text("Day \(Calendar.current.ordinality(of: .day, in: .year, for: entry.date) ?? 1)")
        .foregroundStyle(.secondary)
    }
  }
}

@main
struct DayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DayWidget", provider: DayProvider()) { entry in
      DayView(entry: entry)
    }
    .configurationDisplayName("Day")
    .description("The date, and which day of the year it is.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
