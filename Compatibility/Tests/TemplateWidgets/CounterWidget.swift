//
//  CounterWidget.swift
//  TemplateWidgets
//

import AppIntents
import Combine
import SwiftUI
import WidgetKit
import os

private let logger = Logger(subsystem: "org.example.counter", category: "widget")

struct CountUp: AppIntent {
    static var title: LocalizedStringResource = "Count Up"

    @Parameter(title: "Step")
    var step: Int

    init() {
        step = 1
    }

    init(step: Int) {
        self.step = step
    }

    func perform() async throws -> some IntentResult {
        CounterModel.shared.count += step
        logger.info("counted to \(CounterModel.shared.count, privacy: .public)")
        WidgetCenter.shared.reloadTimelines(ofKind: "CounterWidget")
        return .result()
    }
}

class CounterModel: ObservableObject {
    static let shared = CounterModel()

    @Published var count = UserDefaults(suiteName: "group.org.example.counter")?.integer(forKey: "count") ?? 0

    private var bag = Set<AnyCancellable>()

    init() {
        $count
            .dropFirst()
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { value in
                UserDefaults(suiteName: "group.org.example.counter")?.set(value, forKey: "count")
            }
            .store(in: &bag)
    }
}

struct CounterEntry: TimelineEntry {
    var date: Date
    var count: Int
}

struct CounterProvider: TimelineProvider {
    typealias Entry = CounterEntry

    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .now, count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
        completion(CounterEntry(date: .now, count: CounterModel.shared.count))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        let entry = CounterEntry(date: .now, count: CounterModel.shared.count)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct CounterView: View {
    let entry: CounterEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label("Counter", systemImage: "number")
                .font(.caption)
                .foregroundStyle(.secondary)
            Spacer()
            Text("\(entry.count)")
                .bold()
                .contentTransition(.numericText())
            Spacer()
            Button(intent: CountUp(step: 1)) {
                Label("Add", systemImage: "plus.circle")
            }
            .tint(Color(UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)))
        }
        .containerBackground(Color(uiColor: .systemBackground), for: .widget)
    }
}

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CounterWidget", provider: CounterProvider()) { entry in
            CounterView(entry: entry)
        }
        .configurationDisplayName(String(localized: "Counter", comment: "In the gallery"))
        .description(Text("Counts."))
        .supportedFamilies([.systemSmall])
    }
}

#Preview("Counting", as: .systemSmall) {
    CounterWidget()
} timeline: {
    let start = CounterEntry(date: .now, count: 41)
    start
    CounterEntry(date: .now, count: start.count + 1)
}
