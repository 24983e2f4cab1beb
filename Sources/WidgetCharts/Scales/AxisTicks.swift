import Foundation

/// Chooses round values along an axis: steps of 1, 2 and 5, or whole units of time.
enum AxisTicks {
  /// Returns at most about `count` values within the range, in steps of 1, 2 or 5 times a power of
  /// ten.
  static func numbers(in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard let step = step(for: range, count: count) else { return [range.lowerBound] }
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 1_000 else { return [] }
    return stride(from: first, through: last, by: 1).map { tidy($0 * step) }
  }

  /// Returns the smallest range that contains `range` and whose bounds are multiples of the step
  /// for `count` values.
  static func rounded(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    guard let step = step(for: range, count: count) else { return range }
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    return tidy(low)...max(tidy(high), tidy(low))
  }

  private static func step(for range: ClosedRange<Double>, count: Int) -> Double? {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return nil }
    let rough = length / Double(max(count, 1))
    let power = pow(10, floor(log10(rough)))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 }
  }

  /// Returns the number rounded to twelve digits, which removes rounding errors of multiplication.
  private static func tidy(_ number: Double) -> Double {
    Double(String(format: "%.12g", number)) ?? number
  }

  /// A step between dates: a number of calendar units.
  struct DateStep: Equatable {
    let unit: Calendar.Component
    let count: Int
    /// The approximate length of the step in seconds.
    let length: Double
  }

  private static let dateSteps: [DateStep] = [
    DateStep(unit: .second, count: 1, length: 1), DateStep(unit: .second, count: 10, length: 10),
    DateStep(unit: .second, count: 30, length: 30), DateStep(unit: .minute, count: 1, length: 60),
    DateStep(unit: .minute, count: 5, length: 300),
    DateStep(unit: .minute, count: 15, length: 900),
    DateStep(unit: .minute, count: 30, length: 1_800),
    DateStep(unit: .hour, count: 1, length: 3_600),
    DateStep(unit: .hour, count: 3, length: 10_800),
    DateStep(unit: .hour, count: 6, length: 21_600),
    DateStep(unit: .hour, count: 12, length: 43_200),
    DateStep(unit: .day, count: 1, length: 86_400), DateStep(unit: .day, count: 2, length: 172_800),
    DateStep(unit: .day, count: 7, length: 604_800),
    DateStep(unit: .day, count: 14, length: 1_209_600),
    DateStep(unit: .month, count: 1, length: 2_629_800),
    DateStep(unit: .month, count: 3, length: 7_889_400),
    DateStep(unit: .month, count: 6, length: 15_778_800),
    DateStep(unit: .year, count: 1, length: 31_557_600),
    DateStep(unit: .year, count: 2, length: 63_115_200),
    DateStep(unit: .year, count: 5, length: 157_788_000),
    DateStep(unit: .year, count: 10, length: 315_576_000),
    DateStep(unit: .year, count: 50, length: 1_577_880_000),
    DateStep(unit: .year, count: 100, length: 3_155_760_000),
  ]

  /// Returns the shortest step with which at most `count` dates are in the range.
  static func dateStep(for range: ClosedRange<Double>, count: Int) -> DateStep {
    let length = range.upperBound - range.lowerBound
    let fitting = dateSteps.first { length / $0.length <= Double(max(count, 1)) }
    return fitting ?? dateSteps[dateSteps.count - 1]
  }

  /// Returns the dates within the range at which a step begins, at most a thousand of them.
  static func dates(
    in range: ClosedRange<Double>,
    every step: DateStep,
    calendar: Calendar
  ) -> [Date] {
    let (low, high) = (
      Date(timeIntervalSinceReferenceDate: range.lowerBound),
      Date(timeIntervalSinceReferenceDate: range.upperBound)
    )
    guard var date = start(of: step, before: low, calendar) else { return [] }
    var dates: [Date] = []
    while date <= high, dates.count < 1_000 {
      if date >= low { dates.append(date) }
      guard let next = calendar.date(byAdding: step.unit, value: step.count, to: date), next > date
      else { break }
      date = next
    }
    return dates
  }

  /// Returns the start of the step that contains a date; `nil` if the calendar cannot compute it.
  ///
  /// Steps begin at multiples, such as 0, 6, 12 and 18 o'clock, or January and July.
  private static func start(of step: DateStep, before date: Date, _ calendar: Calendar) -> Date? {
    guard let whole = calendar.dateInterval(of: step.unit, for: date)?.start else { return nil }
    guard step.count > 1 else { return whole }
    let excess =
      switch step.unit {
      case .month: (calendar.component(.month, from: whole) - 1) % step.count
      case .year: calendar.component(.year, from: whole) % step.count
      case .hour, .minute, .second: calendar.component(step.unit, from: whole) % step.count
      default: 0
      }
    return calendar.date(byAdding: step.unit, value: -excess, to: whole)
  }
}
