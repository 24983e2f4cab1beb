import Foundation

/// A component of a duration, such as hours.
struct TimeComponent {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  /// ICU's name of the component, such as `hour`.
  let name: String
  /// The length in seconds; `nil` if it depends on the calendar, as for a month.
  let seconds: Int?

  /// All components, the largest first.
  static let all = [
    TimeComponent(unit: .year, component: .year, name: "year", seconds: nil),
    TimeComponent(unit: .month, component: .month, name: "month", seconds: nil),
    TimeComponent(unit: .weekOfMonth, component: .weekOfMonth, name: "week", seconds: 604_800),
    TimeComponent(unit: .day, component: .day, name: "day", seconds: 86_400),
    TimeComponent(unit: .hour, component: .hour, name: "hour", seconds: 3_600),
    TimeComponent(unit: .minute, component: .minute, name: "minute", seconds: 60),
    TimeComponent(unit: .second, component: .second, name: "second", seconds: 1),
  ]
}

/// Formats the components of a duration in one of the styles of `DateComponentsFormatter`.
struct TimeComponentText {
  let style: DateComponentsFormatter.UnitsStyle
  /// Whether the first number in the positional style has two digits, as all further numbers do.
  let isPadded: Bool
  let locale: Locale

  func text(of values: [(TimeComponent, Int)]) -> String {
    guard style != .positional else { return positions(values.map(\.1)) }
    let parts = values.map(part)
    return style == .brief
      ? parts.joined(separator: " ")
      : UnitText.joined(parts, isNarrow: style == .abbreviated, locale: locale)
  }

  private func positions(_ values: [Int]) -> String {
    values.enumerated().map { index, value in
      String(format: index > 0 || isPadded ? "%02ld" : "%ld", value)
    }.joined(separator: ":")
  }

  private func part(_ component: TimeComponent, _ value: Int) -> String {
    let text =
      UnitText(unit: component.name, width: width, locale: locale).text(of: Double(value))
      ?? "\(value) \(component.name)"
    switch style {
    case .brief: return text.filter { !$0.isWhitespace }
    case .spellOut:
      let digits = value.formatted(.number.locale(locale))
      return text.replacingOccurrences(of: digits, with: spelled(value) ?? digits)
    default: return text
    }
  }

  private func spelled(_ value: Int) -> String? {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value))
  }

  private var width: UnitText.Width {
    switch style {
    case .abbreviated: .narrow
    case .short, .brief: .short
    case .positional, .full, .spellOut: .full
    }
  }
}
