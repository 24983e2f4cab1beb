//
//  EmojiWidget.swift
//  TemplateWidgets
//

import AppIntents
import SwiftUI
import WidgetKit

struct EmojiConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Emoji"
    static var description = IntentDescription("Shows an emoji of your choice.")

    @Parameter(title: "Favourite", default: "😃")
    var favourite: String
}

struct EmojiProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> EmojiEntry {
        EmojiEntry(date: Date(), configuration: EmojiConfiguration())
    }

    func snapshot(for configuration: EmojiConfiguration, in context: Context) async -> EmojiEntry {
        EmojiEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: EmojiConfiguration, in context: Context) async -> Timeline<EmojiEntry> {
        Timeline(entries: [EmojiEntry(date: Date(), configuration: configuration)], policy: .never)
    }

    func recommendations() -> [AppIntentRecommendation<EmojiConfiguration>] {
        [AppIntentRecommendation(intent: EmojiConfiguration(), description: "Example Widget")]
    }
}

struct EmojiEntry: TimelineEntry {
    let date: Date
    let configuration: EmojiConfiguration
}

struct EmojiWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "EmojiWidget", intent: EmojiConfiguration.self, provider: EmojiProvider()) { entry in
            HStack {
                Text("Favourite:")
                Text(entry.configuration.favourite)
            }
            .containerBackground(for: .widget) { Color.clear }
        }
        .supportedFamilies([.systemSmall])
    }
}

extension EmojiConfiguration {
    fileprivate static var smiley: EmojiConfiguration {
        let intent = EmojiConfiguration()
        intent.favourite = "😊"
        return intent
    }

    fileprivate static var starEyes: EmojiConfiguration {
        let intent = EmojiConfiguration()
        intent.favourite = "🤩"
        return intent
    }
}

#Preview(as: .systemSmall) {
    EmojiWidget()
} timeline: {
    EmojiEntry(date: .now, configuration: .smiley)
    EmojiEntry(date: .now, configuration: .starEyes)
}

#Preview("Configured", as: .systemSmall, using: .starEyes) {
    EmojiWidget()
} timelineProvider: {
    EmojiProvider()
}
