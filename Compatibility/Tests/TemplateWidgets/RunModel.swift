//
//  RunModel.swift
//  TemplateWidgets
//
//  Imports Foundation alone, as models do.
//

import Foundation

final class RunStore: ObservableObject {
    @Published var runs: [Run] = []
    private let queue = DispatchSerialQueue(label: "runs")

    func load() async throws {
        try await Task.sleep(nanoseconds: 1 * NSEC_PER_MSEC)
        _ = URLSession.shared
        queue.sync { runs = [Run.sample] }
    }
}

struct Run {
    let distance: Measurement<UnitLength>
    let duration: TimeInterval
    let temperature: Measurement<UnitTemperature>

    static let sample = Run(
        distance: Measurement(value: 8046.72, unit: .meters),
        duration: 3725,
        temperature: Measurement(value: 21, unit: .celsius)
    )

    var time: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = .pad
        return formatter.string(from: duration) ?? ""
    }

    var spoken: String {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = Locale(identifier: "en_US")
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        return formatter.string(from: duration) ?? ""
    }

    var weather: String {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.numberFormatter.maximumFractionDigits = 0
        return formatter.string(from: temperature)
    }

    var name: AttributedString {
        var resource = LocalizedStringResource("run", defaultValue: "Morning run")
        resource.locale = Locale(identifier: "en_US")
        return AttributedString(localized: resource) + AttributedString(localized: " of \(time)")
    }
}
