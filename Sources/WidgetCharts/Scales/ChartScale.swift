import Foundation

/// Maps values to positions along one axis: numbers and dates along a line, categories in bands.
struct ChartScale {
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>)
    /// A range of dates, in seconds since 2001.
    case dates(ClosedRange<Double>)
    case categories([String])
  }

  let domain: Domain
  /// The position of the domain's lower bound in points; greater than `end` for a vertical axis of
  /// numbers or dates.
  private let start: Double
  private let end: Double

  init(_ domain: Domain, from start: Double, to end: Double) {
    self.domain = domain
    self.start = start
    self.end = end
  }

  /// Returns the position of a value, in the middle of the band for a category; `nil` for another
  /// type of value or an unknown category.
  func place(_ value: PlottedValue) -> Double? {
    switch (domain, value) {
    case (.numbers(let range), .number(let number)): place(number, in: range)
    case (.dates(let range), .date(let date)):
      place(date.timeIntervalSinceReferenceDate, in: range)
    case (.categories(let names), .category(let name)):
      names.firstIndex(of: name).map { place(Double($0) + 0.5, in: 0...Double(names.count)) } ?? nil
    // A category of numbers: each number is a name.
    case (.categories, _): place(.category(value.name))
    default: nil
    }
  }

  private func place(_ number: Double, in range: ClosedRange<Double>) -> Double? {
    guard number.isFinite else { return nil }
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? (number - range.lowerBound) / length : 0.5
    return start + share * (end - start)
  }

  /// The width of a category's band, its share of the axis, in points; `nil` for numbers and dates.
  var band: Double? {
    guard case .categories(let names) = domain, !names.isEmpty else { return nil }
    return abs(end - start) / Double(names.count)
  }

  /// The position at which bars start: that of zero, or the end of the axis that is closest to
  /// zero.
  ///
  /// On an axis of dates or categories it is the start.
  var ground: Double {
    guard case .numbers(let range) = domain else { return start }
    return place(min(max(0, range.lowerBound), range.upperBound), in: range) ?? start
  }

  /// Returns the value at a position; `nil` for a position outside of the axis.
  func value(at place: Double) -> PlottedValue? {
    guard end != start else { return nil }
    let share = (place - start) / (end - start)
    guard (0...1).contains(share) else { return nil }
    switch domain {
    case .numbers(let range):
      return .number(range.lowerBound + share * (range.upperBound - range.lowerBound))
    case .dates(let range):
      let seconds = range.lowerBound + share * (range.upperBound - range.lowerBound)
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .categories(let names):
      guard !names.isEmpty else { return nil }
      return .category(names[min(Int(share * Double(names.count)), names.count - 1)])
    }
  }
}

extension PlottedValue {
  /// The value as the name of a category; a number is formatted, and a date is its seconds since
  /// 2001.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let number): ChartNumber.text(number)
    case .date(let date): "\(date.timeIntervalSinceReferenceDate)"
    }
  }

  /// The value as a number, for a date its seconds since 2001; `nil` for a category or an infinite
  /// number.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

/// The text of numbers next to an axis.
enum ChartNumber {
  /// Formats a number briefly: without trailing zeros, with digits grouped.
  static func text(_ number: Double) -> String {
    let magnitude = abs(number)
    guard magnitude < 1e15, magnitude == 0 || magnitude > 1e-9 else { return "\(number)" }
    return number.formatted(.number.precision(.significantDigits(1...12)))
  }
}

/// The size of cells, in which charts are drawn.
enum ChartCell {
  /// The width of a column and the height of a row, in points.
  static let size = CGSize(width: 8, height: 16)
}
