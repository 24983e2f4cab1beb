//
//  AgendaWidget.swift
//  StrictWidgets
//

import AppIntents
import Observation
import SwiftUI
import WidgetKit

@Observable
@MainActor
final class Agenda {
    var titles: [String]

    init(titles: [String]) {
        self.titles = titles
    }
}

enum Amount: String, AppEnum {
    case few, many

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
    static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
        .few: "Few",
        .many: "Many",
    ]
}

struct AgendaConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Agenda"
    static let description = IntentDescription("What is on.")

    @Parameter(title: "Amount", default: .few)
    var amount: Amount

    @Parameter(title: "Calendar")
    var calendar: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$amount) of \(\.$calendar)")
    }
}

struct AgendaEntry: TimelineEntry {
    let date: Date
    let titles: [String]
}

struct AgendaProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> AgendaEntry {
        AgendaEntry(date: .now, titles: ["Something"])
    }

    func snapshot(for configuration: AgendaConfiguration, in context: Context) async -> AgendaEntry {
        await entry(for: configuration)
    }

    func timeline(for configuration: AgendaConfiguration, in context: Context) async -> Timeline<AgendaEntry> {
        Timeline(entries: [await entry(for: configuration)], policy: .after(.now + 900))
    }

    private func entry(for configuration: AgendaConfiguration) async -> AgendaEntry {
        let agenda = await Agenda(titles: ["Swim", "Call Ada", "Read"])
        let titles = await agenda.titles
        return AgendaEntry(date: .now, titles: configuration.amount == .few ? Array(titles.prefix(2)) : titles)
    }
}

struct AgendaView: View {
    @Environment(\.widgetRenderingMode) private var mode
    let entry: AgendaEntry

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(entry.titles, id: \.self) { title in
                Label {
                    Text(title)
                        .lineLimit(1)
                } icon: {
                    Image(systemName: "circle")
                        .foregroundStyle(mode == .fullColor ? .red : .primary)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(.background, for: .widget)
    }
}

@main
struct AgendaWidget: Widget {
    private let kind = "AgendaWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, provider: AgendaProvider()) { entry in
            AgendaView(entry: entry)
        }
        .configurationDisplayName("Agenda")
        .description("What is on.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview("Agenda", as: .systemSmall) {
    AgendaWidget()
} timeline: {
    AgendaEntry(date: .now, titles: ["Swim", "Call Ada"])
    AgendaEntry(date: .now, titles: [])
}

#Preview("Agenda, many", as: .systemMedium, using: {
    let configuration = AgendaConfiguration()
    configuration.amount = .many
    return configuration
}()) {
    AgendaWidget()
} timelineProvider: {
    AgendaProvider()
}
