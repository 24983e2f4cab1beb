//
//  LockScreenWidget.swift
//  TemplateWidgets
//

import Intents
import SwiftUI
import WidgetKit

class StepsIntent: INIntent {
    var goal: NSNumber?
}

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let goal: Int
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(steps)) }
}

struct StepsProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(date: Date(), steps: 0, goal: 8000)
    }

    func getSnapshot(for configuration: StepsIntent, in context: Context, completion: @escaping (StepsEntry) -> ()) {
        completion(StepsEntry(date: Date(), steps: 5120, goal: configuration.goal?.intValue ?? 8000))
    }

    func getTimeline(for configuration: StepsIntent, in context: Context, completion: @escaping (Timeline<StepsEntry>) -> ()) {
        getSnapshot(for: configuration, in: context) { entry in
            completion(Timeline(entries: [entry], policy: .atEnd))
        }
    }

    func recommendations() -> [IntentRecommendation<StepsIntent>] {
        [
            IntentRecommendation(intent: StepsIntent(), description: "Steps"),
            IntentRecommendation(intent: StepsIntent(), description: Text("Goal")),
        ]
    }
}

struct StepsView: View {
    @Environment(\.widgetFamily) private var family
    let entry: StepsEntry

    @ViewBuilder
    var body: some View {
        switch family {
        case .accessoryInline:
            Text("\(entry.steps) of \(entry.goal) steps")
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Label("Steps", systemImage: "figure.walk")
                    .widgetAccentable()
                Text("\(entry.steps) of \(entry.goal)")
            }
        default:
            Text(entry.steps.formatted(.number.notation(.compactName)))
        }
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "StepsWidget", intent: StepsIntent.self, provider: StepsProvider()) { entry in
            StepsView(entry: entry)
        }
        .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}

struct StepsWidget_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([WidgetFamily.accessoryRectangular, .accessoryInline, .accessoryCircular], id: \.self) { family in
            StepsView(entry: StepsEntry(date: Date(), steps: 5120, goal: 8000))
                .previewContext(WidgetPreviewContext(family: family))
                .previewDisplayName("Steps \(family)")
        }
    }
}
