import Foundation
import WidgetCharts
import WidgetTimeline
import Testing
import WidgetUI

/// A chart in the form in which an author writes it.
struct ChartCase: Sendable, CustomTestStringConvertible {
  let name: String
  let families: [WidgetFamily]
  let view: @MainActor @Sendable () -> AnyView

  var testDescription: String { name }

  private init(
    _ name: String,
    _ families: [WidgetFamily] = [.systemSmall, .systemMedium],
    _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.families = families
    self.view = { AnyView(view()) }
  }

  static let all = [
    ChartCase("bars") {
      Chart(Sale.week) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
      }
    },
    ChartCase("lying-bars") {
      Chart {
        ForEach(Sale.week.prefix(4)) { sale in
          BarMark(x: .value("Cups", sale.cups), y: .value("Day", sale.day))
            .annotation(position: .trailing) { Text("\(sale.cups)") }
        }
      }
      .chartXAxis(.hidden)
    },
    ChartCase("piled-bars", [.systemMedium, .systemLarge]) {
      Chart(Sale.byKind) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
    },
    ChartCase("bars-beside", [.systemLarge]) {
      Chart(Sale.byKind) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
          .foregroundStyle(by: .value("Kind", sale.kind))
          .position(by: .value("Kind", sale.kind))
      }
    },
    ChartCase("line", [.systemSmall, .systemMedium, .systemLarge]) {
      Chart(Reading.day) { reading in
        LineMark(x: .value("Time", reading.time), y: .value("Degrees", reading.degrees))
      }
    },
    ChartCase("lines", [.systemLarge]) {
      Chart {
        ForEach(Reading.day) { reading in
          LineMark(x: .value("Time", reading.time), y: .value("Degrees", reading.degrees))
            .foregroundStyle(by: .value("Place", "Bergen"))
            .symbol(by: .value("Place", "Bergen"))
          LineMark(x: .value("Time", reading.time), y: .value("Degrees", reading.degrees + 9))
            .foregroundStyle(by: .value("Place", "Izmir"))
            .symbol(by: .value("Place", "Izmir"))
        }
      }
    },
    ChartCase("area") {
      Chart(Reading.day) { reading in
        AreaMark(x: .value("Time", reading.time), y: .value("Degrees", reading.degrees))
          .interpolationMethod(.monotone)
      }
      .chartYScale(domain: 0...20)
    },
    ChartCase("points", [.systemMedium]) {
      Chart(Reading.day) { reading in
        PointMark(x: .value("Time", reading.time), y: .value("Degrees", reading.degrees))
      }
      .chartYScale(domain: .automatic(includesZero: false))
    },
    ChartCase("rules", [.systemMedium]) {
      Chart {
        ForEach(Reading.day) { reading in
          LineMark(x: .value("Time", reading.time), y: .value("Degrees", reading.degrees))
        }
        RuleMark(y: .value("Limit", 12)).foregroundStyle(.red)
          .annotation(position: .top, alignment: .leading) { Text("limit") }
      }
      .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 6)) }
    },
    ChartCase("sparkline", [.accessoryRectangular, .accessoryInline]) {
      Chart(Reading.day) { reading in
        BarMark(x: .value("Time", "\(reading.id)"), y: .value("Degrees", reading.degrees))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    },
    ChartCase("own-axes", [.systemMedium]) {
      Chart(Sale.week) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
          .foregroundStyle(sale.cups > 50 ? .green : .gray)
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 40, 80]) { value in
          AxisGridLine()
          AxisValueLabel { if let cups = value.as(Int.self) { Text("\(cups) cups") } }
        }
      }
      .chartXAxisLabel("days of the week")
    },
    ChartCase("units", [.systemMedium]) {
      Chart(Visit.month) { visit in
        BarMark(
          x: .value("Day", visit.date, unit: .day),
          y: .value("Visits", visit.count)
        )
      }
    },
    ChartCase("empty", [.systemSmall]) {
      Chart([Sale]()) { BarMark(x: .value("", $0.day), y: .value("", $0.cups)) }
    },
  ]
}

/// The number of cups that a coffee bar sells on a day.
struct Sale: Identifiable {
  let day: String
  var kind = "All"
  let cups: Int
  var id: String { day + kind }

  static let week = zip(
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    [31, 45, 28, 66, 80, 52, 12]
  )
  .map { Sale(day: $0, cups: $1) }

  static let byKind = week.flatMap { sale in
    [
      Sale(day: sale.day, kind: "Espresso", cups: sale.cups / 2),
      Sale(day: sale.day, kind: "Filter", cups: sale.cups / 3),
      Sale(day: sale.day, kind: "Tea", cups: sale.cups / 4),
    ]
  }
}

/// The temperature at an hour of a day.
struct Reading: Identifiable {
  let id: Int
  let degrees: Double

  var time: Date { Date(timeIntervalSince1970: 1_767_225_600 + Double(id) * 3_600) }

  static let day = [
    6, 5.5, 5, 4.5, 4, 4, 5, 6.5, 8, 10, 12, 13.5, 14.5, 15, 15.5, 15, 14, 12.5, 11, 10, 9, 8, 7.5,
    7,
  ].enumerated().map { Reading(id: $0, degrees: $1) }
}

/// The number of visits on a day.
struct Visit: Identifiable {
  let id: Int
  var count: Int { 20 + (id * 37) % 60 }
  var date: Date { Date(timeIntervalSince1970: 1_767_225_600 + Double(id) * 86_400) }

  static let month = (0..<20).map { Visit(id: $0) }
}
