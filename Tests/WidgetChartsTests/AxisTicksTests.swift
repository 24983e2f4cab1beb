import Foundation
import Testing

@testable import WidgetCharts

@Suite("Values beside an axis", .timeLimit(.minutes(5)))
struct AxisTicksTests {
  @Test(
    arguments: [
      (0.0...80.0, 3, [0.0, 50]), (0...80, 5, [0, 20, 40, 60, 80]), (0...1, 4, [0, 0.5, 1]),
      (0...1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-30...30, 3, [-20, 0, 20]),
      (0.00021...0.00034, 3, [0.00025, 0.0003]), (1e12...3e12, 2, [1e12, 2e12, 3e12]),
      (5...5, 3, [5]),
    ] as [(ClosedRange<Double>, Int, [Double])]
  )
  func `numbers are steps of one, two or five`(
    range: ClosedRange<Double>,
    count: Int,
    expected: [Double]
  ) {
    #expect(AxisTicks.numbers(in: range, count: count) == expected)
  }

  @Test(
    arguments: [
      (0...77, 3, 0...100), (3...18, 5, 0...20), (-7...12, 4, -10...15),
    ] as [(ClosedRange<Double>, Int, ClosedRange<Double>)]
  )
  func `an axis ends where a label stands`(
    range: ClosedRange<Double>,
    count: Int,
    expected: ClosedRange<Double>
  ) {
    #expect(AxisTicks.rounded(range, count: count) == expected)
  }

  /// In any range, there are about as many labels as requested, in order and within the range.
  @Test(arguments: 0..<200) func `there are never many more labels than asked for`(seed: Int) {
    let low = Double((seed * 7_919) % 1_000) - 500
    let length = pow(10, Double(seed % 12) - 4) * Double(1 + seed % 9)
    let ticks = AxisTicks.numbers(in: low...(low + length), count: 4)
    #expect(ticks.count <= 5)
    #expect(ticks == ticks.sorted())
    #expect(ticks.allSatisfy { $0 >= low - length * 1e-6 && $0 <= low + length * (1 + 1e-6) })
  }

  @Test(
    arguments: [
      (3_600, 4, .minute, 15), (86_400, 4, .hour, 6), (604_800, 4, .day, 2),
      (31_536_000, 4, .month, 3), (315_360_000, 4, .year, 5),
    ] as [(Double, Int, Calendar.Component, Int)]
  )
  func `dates are whole units`(
    seconds: Double,
    count: Int,
    unit: Calendar.Component,
    every: Int
  ) {
    let step = AxisTicks.dateStep(for: 0...seconds, count: count)
    #expect(step.unit == unit)
    #expect(step.count == every)
  }

  @Test func `six hours begin at midnight, half years in January`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 3, day: 5, hour: 4))
    )
    let from = start.timeIntervalSinceReferenceDate
    let hours = AxisTicks.dates(
      in: from...(from + 86_400),
      every: .init(unit: .hour, count: 6, length: 21_600),
      calendar: calendar
    )
    #expect(hours.map { calendar.component(.hour, from: $0) } == [6, 12, 18, 0])
    let halves = AxisTicks.dates(
      in: from...(from + 86_400 * 500),
      every: .init(unit: .month, count: 6, length: 0),
      calendar: calendar
    )
    #expect(halves.map { calendar.component(.month, from: $0) } == [7, 1, 7])
  }

  // RT-6: an hour that clocks skip makes no date twice and no endless loop.
  @Test func `a day with a missing hour has dates in order`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 29)))
    let from = start.timeIntervalSinceReferenceDate
    let hours = AxisTicks.dates(
      in: from...(from + 82_800),
      every: .init(unit: .hour, count: 1, length: 3_600),
      calendar: calendar
    )
    #expect(hours.count == 24)
    #expect(zip(hours, hours.dropFirst()).allSatisfy { $0 < $1 })
  }
}
