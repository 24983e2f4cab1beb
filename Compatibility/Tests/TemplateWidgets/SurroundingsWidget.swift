//
//  SurroundingsWidget.swift
//  TemplateWidgets
//

import CoreLocation
import Security
import SwiftUI
import WidgetKit

struct SurroundingsEntry: TimelineEntry {
    let date: Date
    var kilometersHome: Double?
    var city: String?
    var steps: Double?
    var isSignedIn = false
    var isPremium = false
}

struct SurroundingsProvider: TimelineProvider {
    private let home = CLLocation(latitude: 41.0082, longitude: 28.9784)

    func placeholder(in context: Context) -> SurroundingsEntry {
        SurroundingsEntry(date: Date(), kilometersHome: 3.2, city: "Istanbul", steps: 4_000)
    }

    func getSnapshot(in context: Context, completion: @escaping (SurroundingsEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SurroundingsEntry>) -> Void) {
        Task {
            let entry = await entry(at: Date())
            completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(900))))
        }
    }

    func entry(at date: Date) async -> SurroundingsEntry {
        var entry = SurroundingsEntry(date: date)
        if let location = try? await LocationFinder().currentLocation() {
            entry.kilometersHome = location.distance(from: home) / 1_000
            entry.city = await PlaceNames().city(at: location)
        }
        entry.steps = await withCheckedContinuation { continuation in
            StepCounter().fetchTodaysSteps { continuation.resume(returning: $0) }
        }
        entry.isSignedIn = TokenKeychain(service: "walks").token(account: "me") != nil
        entry.isPremium = await Purchases.isPremium()
        return entry
    }
}

struct SurroundingsView: View {
    let entry: SurroundingsEntry

    var body: some View {
        VStack(alignment: .leading) {
            if let distance = entry.kilometersHome {
                Label("\(distance, specifier: "%.1f") km home", systemImage: "location.fill")
            } else {
                Label("Location is off", systemImage: "location.slash")
            }
            if let steps = entry.steps {
                Text("\(Int(steps)) steps")
            } else {
                Text("No health data")
            }
            Text(entry.isSignedIn ? "Signed in" : "Sign in in the app")
            Text(entry.isPremium ? "Premium" : "Free")
        }
        .containerBackground(.background, for: .widget)
    }
}

struct SurroundingsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Surroundings", provider: SurroundingsProvider()) { entry in
            SurroundingsView(entry: entry)
        }
        .configurationDisplayName("Surroundings")
        .supportedFamilies([.systemSmall])
    }
}

#Preview("Surroundings", as: .systemSmall) {
    SurroundingsWidget()
} timeline: {
    SurroundingsEntry(date: Date(timeIntervalSince1970: 1_767_225_600), kilometersHome: 3.2, steps: 4_000)
    SurroundingsEntry(date: Date(timeIntervalSince1970: 1_767_229_200))
}
