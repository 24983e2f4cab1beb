//
//  ClockWidget.swift
//

import SwiftUI
import WidgetKit

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), emoji: "😀")
    }

    func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
        let entry = SimpleEntry(date: Date(), emoji: "😀")
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [SimpleEntry] = []
        let currentDate = Date()
        for hourOffset in 0 ..< 5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = SimpleEntry(date: entryDate, emoji: "😀")
            entries.append(entry)
        }
        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let emoji: String
}

struct ClockWidgetEntryView : View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text("Mood:")
            Text(entry.emoji)
        }
    }
}

struct ClockWidget: Widget {
    let kind: String = "ClockWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            if #available(iOS 17.0, *) {
                ClockWidgetEntryView(entry: entry)
                    .containerBackground(.tertiary, for: .widget)
            } else {
                ClockWidgetEntryView(entry: entry)
                    .padding()
                    .background(.background)
            }
        }
        .configurationDisplayName("My Widget")
        .description("This is an example widget.")
    }
}

// A "#Preview" in a comment is none.
@available(iOS 17.0, *)
#Preview(as: .systemSmall) {
    ClockWidget()
} timeline: {
    SimpleEntry(date: .now, emoji: "😀")
    SimpleEntry(date: .now, emoji: "🤩")
}

#Preview("Plain {view}") {
    @Previewable @State var mood = "calm"
    Text("Mood: \(mood) }")
}

extension EnvironmentValues {
    @Entry var mood: String = "calm"
    @Entry var level = 3
}

@main
struct ClockWidgets: WidgetBundle {
    var body: some Widget {
        ClockWidget()
    }
}
