internal import Moments
package import WidgetIntents

/// The enumeration of the days of the week, which the language has by itself: `today.weekday == .friday`.
package enum Weekdays {
  package static let metadata = EnumMetadata(
    identifier: BuiltIn.weekdays,
    title: "Weekday",
    cases: Weekday.allCases.map { value(of: $0) }
  )

  static func value(of day: Weekday) -> EnumerationValue {
    let name = String(describing: day)
    return EnumerationValue(
      type: BuiltIn.weekdays,
      rawValue: name,
      title: name.prefix(1).uppercased() + name.dropFirst(),
      position: day.rawValue - Weekday.monday.rawValue
    )
  }
}
