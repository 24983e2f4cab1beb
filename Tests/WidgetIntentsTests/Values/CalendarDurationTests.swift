import Testing

@testable import WidgetIntents

@Suite("Spans of time and measurements", .timeLimit(.minutes(5)))
struct CalendarDurationTests {
  private static let hour: Int64 = 3_600_000_000

  @Test(arguments: [
    (CalendarDuration(), "0 s"),
    (CalendarDuration(months: 1, days: 3, microseconds: 2 * hour), "1 month 3 days 2 h"),
    (CalendarDuration(months: 26, days: 1), "2 years 2 months 1 day"),
    (CalendarDuration(microseconds: 90_500_000), "1 min 30.5 s"),
    (CalendarDuration(months: -1, microseconds: -1), "-1 month -0.000001 s"),
    (CalendarDuration(days: -2, microseconds: 25 * hour), "-2 days 25 h"),
  ])
  func `a span is written in its parts`(span: CalendarDuration, text: String) {
    #expect(span.description == text)
    #expect(IntentValue.duration(span).displayText == text)
  }

  @Test func `spans are equal and ordered by their nominal length`() {
    #expect(CalendarDuration(months: 1) == CalendarDuration(days: 30))
    #expect(CalendarDuration(days: 1) == CalendarDuration(microseconds: 24 * Self.hour))
    #expect(CalendarDuration(days: -1) == CalendarDuration(microseconds: -24 * Self.hour))
    #expect(CalendarDuration(months: 1) < CalendarDuration(days: 31))
    #expect(CalendarDuration(days: -1) < CalendarDuration(microseconds: -1))
    #expect(Set([CalendarDuration(months: 1), CalendarDuration(days: 30)]).count == 1)
  }

  @Test func `the longest spans compare without a trap`() {
    let longest = CalendarDuration(months: .max, days: .max, microseconds: .max)
    let shortest = CalendarDuration(months: .min, days: .min, microseconds: .min)
    #expect(shortest < longest)
    #expect(longest.description.hasSuffix(" s"))
    #expect(shortest.description.hasPrefix("-"))
  }

  @Test(arguments: [(5, "5 km"), (0.25, "0.25 km"), (1e300, "1e+300 km"), (-0.0, "0 km")])
  func `a measurement is written with its unit`(value: Double, text: String) {
    let length = MeasurementValue(value: value, unit: "km", dimension: "length")
    #expect(length.description == text)
    #expect(IntentValue.measurement(length).type == .measurement("length"))
  }
}
