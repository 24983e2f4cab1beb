import Foundation
import WidgetUI

/// The elements of an axis, each with its position in points.
struct AxisLayout {
  struct Mark {
    let place: Double
    let parts: [AxisPart]
  }

  let plan: AxisPlan
  let marks: [Mark]

  /// Creates the elements of an axis; `count` is the number of labels that fit.
  init(_ plan: AxisPlan, on scale: ChartScale, count: Int, calendar: Calendar) {
    self.plan = plan
    let (values, format) = Self.values(plan.values, on: scale, count: count, calendar)
    let placed = values.compactMap { value in scale.place(value).map { (value, $0) } }
    let total = placed.count
    marks = placed.enumerated().map { index, placed in
      let (value, place) = placed
      let axisValue = AxisValue(
        index: index,
        count: total,
        plotted: value,
        text: format(value)
      )
      return Mark(place: place, parts: plan.parts(axisValue))
    }
  }

  private typealias Values = (values: [PlottedValue], format: (PlottedValue) -> String)

  private static func values(
    _ wanted: AxisMarkValues,
    on scale: ChartScale,
    count: Int,
    _ calendar: Calendar
  ) -> Values {
    var count = count
    if case .automatic(let desired?) = wanted.kind { count = min(max(desired, 1), count) }
    switch scale.domain {
    case .categories(let names):
      if case .values(let values) = wanted.kind { return (values, \.name) }
      return (names.map { .category($0) }, \.name)
    case .numbers(let range):
      switch wanted.kind {
      case .values(let values): return (values, \.name)
      case .stride(let step):
        let first = (range.lowerBound / step).rounded(.up)
        let last = min((range.upperBound / step + 1e-9).rounded(.down), first + 1_000)
        guard first <= last else { return ([], \.name) }
        return (stride(from: first, through: last, by: 1).map { .number($0 * step) }, \.name)
      default: return (AxisTicks.numbers(in: range, count: count).map { .number($0) }, \.name)
      }
    case .dates(let range):
      var step = AxisTicks.dateStep(for: range, count: count)
      if case .calendar(let unit, let number, _) = wanted.kind {
        step = AxisTicks.DateStep(unit: unit, count: number, length: 0)
      }
      let text = DateLabel(step, calendar).text
      if case .values(let values) = wanted.kind { return (values, text) }
      return (AxisTicks.dates(in: range, every: step, calendar: calendar).map { .date($0) }, text)
    }
  }
}

/// The texts of dates next to an axis, as precise as the step between the dates.
private struct DateLabel {
  private let step: AxisTicks.DateStep
  private let calendar: Calendar

  init(_ step: AxisTicks.DateStep, _ calendar: Calendar) {
    self.step = step
    self.calendar = calendar
  }

  func text(of value: PlottedValue) -> String {
    guard case .date(let date) = value else { return value.name }
    var style = Date.FormatStyle(
      locale: calendar.locale ?? .autoupdatingCurrent,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
    switch step.unit {
    case .second: style = style.hour().minute().second()
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .day, .weekOfYear, .weekday: style = style.month(.abbreviated).day()
    case .month, .quarter: style = style.month(.abbreviated)
    default: style = style.year()
    }
    return date.formatted(style)
  }

  var text: (PlottedValue) -> String { { self.text(of: $0) } }
}
