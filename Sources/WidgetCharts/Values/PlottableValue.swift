public import Foundation
public import WidgetUI

/// A value of a mark with the name of the quantity, such as `.value("Month", month)`.
public struct PlottableValue<Value: Plottable> {
  let place: PlottedPlace
}

extension PlottableValue {
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(place: PlottedPlace(String(label), value.primitivePlottable.plotted))
  }

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(place: PlottedPlace(nil, value.primitivePlottable.plotted))
  }

  /// Creates a value with a label from a text view; the label is not used.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(place: PlottedPlace(nil, value.primitivePlottable.plotted))
  }

  /// Creates a range from one value to another, such as an hour of a day.
  public static func value(
    _ label: some StringProtocol,
    _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(
      place: PlottedPlace(
        String(label),
        range.lowerBound.primitivePlottable.plotted,
        end: range.upperBound.primitivePlottable.plotted
      )
    )
  }
}

extension PlottableValue where Value == Date {
  /// Creates a range: the day, month or other calendar unit that contains a date; a bar is as wide
  /// as the unit.
  public static func value(
    _ label: some StringProtocol,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    let unit = calendar.dateInterval(of: unit, for: value)
    return PlottableValue(
      place: PlottedPlace(
        String(label),
        .date(unit?.start ?? value),
        end: unit.map { .date($0.end) }
      )
    )
  }
}

/// A position on an axis: a value or a range.
struct PlottedPlace: Hashable, Sendable {
  /// The name of the quantity; `nil` if the label is not plain text.
  let label: String?
  let start: PlottedValue
  let end: PlottedValue?

  init(_ label: String?, _ start: PlottedValue, end: PlottedValue? = nil) {
    self.label = label
    self.start = start
    self.end = end
  }
}
