//
//  MoodWidget.swift
//  TemplateWidgets
//

import WidgetKit
import SwiftUI

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> MoodEntry {
        MoodEntry(date: Date(), emoji: "🙂")
    }

    func getSnapshot(in context: Context, completion: @escaping (MoodEntry) -> ()) {
        let entry = MoodEntry(date: Date(), emoji: context.isPreview ? "🙂" : "😀")
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [MoodEntry] = []

        let now = Date()
        for offset in 0 ..< 4 {
            let date = Calendar.current.date(byAdding: .hour, value: offset, to: now)!
            entries.append(MoodEntry(date: date, emoji: offset % 2 == 0 ? "😀" : "🤩"))
        }

        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct MoodEntry: TimelineEntry {
    let date: Date
    let emoji: String
}

struct MoodWidgetEntryView : View {
    @Environment(\.widgetFamily) var family
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text("Mood:")
                .font(.headline)
            Text(entry.emoji)
            if family == .systemMedium {
                Text(NSLocalizedString("as it is", comment: "Below the emoji"))
                    .foregroundColor(Color(UIColor.secondaryLabel))
            }
        }
    }
}

struct MoodWidget: Widget {
    let kind: String = "MoodWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            if #available(iOS 17.0, *) {
                MoodWidgetEntryView(entry: entry)
                    .containerBackground(.background, for: .widget)
            } else {
                MoodWidgetEntryView(entry: entry)
                    .padding()
                    .background(Color(.systemBackground))
            }
        }
        .configurationDisplayName("Mood")
        .description("How it goes.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

// A "#Preview" in a comment is none.
@available(iOS 17.0, *)
#Preview(as: .systemSmall) {
    MoodWidget()
} timeline: {
    MoodEntry(date: .now, emoji: "😀")
    MoodEntry(date: .now, emoji: "🤩")
}

#Preview("Provided", as: .systemMedium) {
    MoodWidget()
} timelineProvider: {
    Provider()
}

#Preview("Closures", as: .systemSmall, widget: { MoodWidget() }, timeline: {
    for emoji in ["🥱", "😴"] {
        MoodEntry(date: .now, emoji: emoji)
    }
})

struct MoodWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MoodWidgetEntryView(entry: MoodEntry(date: Date(), emoji: "🙃"))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small mood")
            MoodWidgetEntryView(entry: MoodEntry(date: Date(), emoji: "🙃"))
                .previewDisplayName("Medium mood")
                .previewContext(WidgetPreviewContext(family: .systemMedium))
        }
        MoodWidgetEntryView(entry: MoodEntry(date: Date(), emoji: "😶"))
    }
}
