//
//  WatchedWidget.swift
//  TemplateWidgets
//
//  A widget that says when it matters, and is reloaded by a server.
//

import AppIntents
import SwiftUI
import WidgetKit

struct StationIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Station"
    @Parameter(title: "Platform", default: 3) var platform: Int
}

struct StationEntry: TimelineEntry, RelevanceEntry {
    let date: Date
    let platform: Int
}

struct StationProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> StationEntry {
        StationEntry(date: .now, platform: 0)
    }

    func snapshot(for configuration: StationIntent, in context: Context) async -> StationEntry {
        StationEntry(date: .now, platform: configuration.platform)
    }

    func timeline(
        for configuration: StationIntent,
        in context: Context
    ) async -> Timeline<StationEntry> {
        let infos = try? await WidgetCenter.shared.currentConfigurations()
        let platform = infos?.compactMap { $0.widgetConfigurationIntent(of: StationIntent.self) }
            .first?.platform
        let entry = StationEntry(date: .now, platform: platform ?? configuration.platform)
        return Timeline(entries: [entry], policy: .never)
    }

    func relevance() async -> WidgetRelevance<StationIntent> {
        WidgetRelevance([
            WidgetRelevanceAttribute(
                configuration: StationIntent(),
                context: .date(interval: DateInterval(start: .now, duration: 60), kind: .scheduled)
            ),
            WidgetRelevanceAttribute(
                configuration: StationIntent(), context: .location(inferred: .work)),
        ])
    }
}

struct StationPushHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
        print(pushInfo.token.count, widgets.count)
    }
}

struct StationWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "station", provider: StationProvider()) { entry in
            Text("Platform \(entry.platform)").containerBackground(.background, for: .widget)
        }
        .pushHandler(StationPushHandler.self)
        .supportedMountingStyles([.elevated])
        .widgetTexture(.paper)
    }
}

struct StationAlerts: RelevanceEntriesProvider {
    func placeholder(context: Context) -> StationEntry { StationEntry(date: .now, platform: 0) }

    func relevance() async -> WidgetRelevance<StationIntent> { WidgetRelevance([]) }

    func entry(configuration: StationIntent, context: Context) async throws -> StationEntry {
        StationEntry(date: .now, platform: configuration.platform)
    }
}

struct StationAlertWidget: Widget {
    var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "alerts", provider: StationAlerts()) { entry in
            Text("Platform \(entry.platform)")
        }
        .configurationDisplayName("Alerts")
        .associatedKind("station")
    }
}
