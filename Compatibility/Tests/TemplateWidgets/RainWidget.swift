//
//  RainWidget.swift
//  TemplateWidgets
//

import Charts
import SwiftUI
import WidgetKit

struct RainHour: Identifiable {
    let id = UUID()
    let hour: Date
    let millimetres: Double
    let kind: String
}

struct RainEntry: TimelineEntry {
    let date: Date
    let hours: [RainHour]

    static var sample: RainEntry {
        let midnight = Date(timeIntervalSince1970: 1_767_225_600)
        let amounts = [0.0, 0.2, 1.1, 2.4, 3.0, 1.6, 0.8, 0.1]
        let hours = amounts.enumerated().map { index, amount in
            RainHour(
                hour: midnight.addingTimeInterval(Double(index) * 3600),
                millimetres: amount,
                kind: index < 4 ? "Measured" : "Forecast"
            )
        }
        return RainEntry(date: midnight, hours: hours)
    }
}

struct RainView: View {
    let entry: RainEntry

    private var limit: Double { 2 }

    var body: some View {
        VStack(alignment: .leading) {
            Text("Rain").font(.headline)
            Chart {
                ForEach(entry.hours) { hour in
                    BarMark(
                        x: .value("Hour", hour.hour, unit: .hour),
                        y: .value("Rain", hour.millimetres)
                    )
                    .foregroundStyle(by: .value("Kind", hour.kind))
                    .cornerRadius(2)
                }
                if entry.hours.contains(where: { $0.millimetres > limit }) {
                    RuleMark(y: .value("Limit", limit))
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                        .foregroundStyle(.red)
                        .annotation(position: .top, alignment: .leading) {
                            Text("wet").font(.caption2)
                        }
                }
            }
            .chartForegroundStyleScale(["Measured": Color.blue, "Forecast": Color.cyan])
            .chartXAxis {
                AxisMarks(values: .stride(by: .hour, count: 2)) { _ in
                    AxisValueLabel(format: .dateTime.hour())
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel {
                        if let amount = value.as(Double.self) {
                            Text("\(amount, specifier: "%.0f") mm")
                        }
                    }
                }
            }
            .chartLegend(position: .bottom)
            .chartPlotStyle { plot in
                plot.background(.quaternary.opacity(0.1))
            }
        }
    }
}

#Preview("Rain") {
    RainView(entry: .sample).environment(\.timeZone, .gmt)
}
