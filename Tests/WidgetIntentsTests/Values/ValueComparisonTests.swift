import Foundation
import Testing

@testable import WidgetIntents

@Suite("Comparing values", .timeLimit(.minutes(5)))
struct ValueComparisonTests {
  private let rule: ValueComparison

  init() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    rule = ValueComparison(IntentContext(now: Date(timeIntervalSince1970: 0), timeZone: zone))
  }

  private static func day(_ day: Int, hour: Int? = nil, minute: Int? = nil) -> IntentValue {
    .dateComponents(DateComponents(year: 2026, month: 12, day: day, hour: hour, minute: minute))
  }

  /// Returns the instant of a local time in Berlin's winter, an hour ahead of UTC.
  private static func instant(_ text: String) throws -> IntentValue {
    .date(try Date(text + "+01:00", strategy: .iso8601))
  }

  /// Returns those of the first six comparisons, which compare by equality and order, that are
  /// true.
  private func holding(_ left: IntentValue, _ right: IntentValue) -> [EntityComparison] {
    EntityComparison.allCases.prefix(6).filter { rule.holds(left, $0, right) }
  }

  private static let less: [EntityComparison] = [.notEqualTo, .lessThan, .lessThanOrEqualTo]
  private static let same: [EntityComparison] = [
    .equalTo, .lessThanOrEqualTo, .greaterThanOrEqualTo,
  ]
  private static let more: [EntityComparison] = [.notEqualTo, .greaterThan, .greaterThanOrEqualTo]

  // LG-20
  @Test(arguments: [
    ("2026-11-30T23:59:59", less), ("2026-12-01T00:00:00", same), ("2026-12-01T18:30:00", same),
    ("2026-12-01T23:59:59", same), ("2026-12-02T00:00:00", more),
  ])
  func `an instant within a day is equal to it`(text: String, holds: [EntityComparison]) throws {
    #expect(holding(try Self.instant(text), Self.day(1)) == holds)
  }

  // LG-20
  @Test func `a day with a time is an instant`() throws {
    let instant = try Self.instant("2026-12-01T18:30:00")
    #expect(holding(Self.day(1, hour: 18, minute: 30), instant) == Self.same)
    #expect(holding(Self.day(1, hour: 18), instant) == Self.less)
    #expect(holding(Self.day(1, hour: 18), Self.day(1)) == Self.same)
    #expect(holding(Self.day(2), Self.day(1, hour: 18)) == Self.more)
    #expect(holding(Self.day(1), Self.day(2)) == Self.less)
  }

  // LG-20: the day that summer time begins has 23 hours, and begins at 01:00 in Santiago.
  @Test(arguments: [
    ("Europe/Berlin", 2026, 3, 29, 23), ("Europe/Berlin", 2026, 10, 25, 25),
    ("America/Santiago", 2026, 9, 6, 23), ("Asia/Kolkata", 2026, 9, 6, 24),
  ])
  func `a day is as long as the reader's clock has it`(
    zone: String,
    year: Int,
    month: Int,
    day: Int,
    hours: Int64
  ) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let days = ValueComparison(IntentContext(now: .distantPast, timeZone: zone)).days
    let moment = days.moment(of: DateComponents(year: year, month: month, day: day))
    guard case .day(let date)? = moment else {
      Issue.record("no day")
      return
    }
    let (start, end) = (days.start(of: date), days.end(of: date))
    #expect(start.duration(to: end) == .seconds(hours * 3_600))
    #expect(days.day(at: start) == date)
    #expect(days.day(at: end.advanced(by: .microseconds(-1))) == date)
    #expect(days.day(at: end) == date.adding(days: 1))
  }

  // LG-10
  @Test(arguments: [IntentValue.int(1), .string("a"), .bool(false), .list([.int(1)]), day(1)])
  func `no value is equal to no value alone`(value: IntentValue) {
    #expect(holding(.none, .none) == [.equalTo])
    #expect(holding(value, .none) == [.notEqualTo])
    #expect(holding(.none, value) == [.notEqualTo])
    for comparison in [EntityComparison.contains, .hasPrefix, .hasSuffix] {
      #expect(!rule.holds(.none, comparison, value))
      #expect(!rule.holds(.none, comparison, .none))
    }
  }

  // LG-10
  @Test func `enumerations are ordered by their declaration`() {
    #expect(holding(Soil.richClay._intentValue, Soil.sand._intentValue) == Self.less)
    #expect(holding(Soil.peat._intentValue, Soil.sand._intentValue) == Self.more)
    #expect(holding(Soil.peat._intentValue, Soil.peat._intentValue) == Self.same)
    let sorted = Soil.allCases.map(\._intentValue).reversed()
      .sorted { rule.listed($0, $1) == .less }.map(\.displayText)
    #expect(sorted == ["Rich clay", "Sandy", "Peat"])
  }

  // LG-10
  @Test func `equal texts may be composed in another way, and case counts`() {
    #expect(holding(.string("e\u{301}"), .string("é")) == Self.same)
    #expect(holding(.string("a"), .string("A")) == Self.more)
    #expect(rule.holds(.string("Oat MILK"), .contains, .string("milk")))
    #expect(rule.holds(.list([.string("é")]), .contains, .string("e\u{301}")))
    // A tag is found whatever its case, as a part of a text is.
    #expect(rule.holds(.list([.string("shop")]), .contains, .string("SHOP")))
  }

  @Test func `numbers and measurements are compared by what they amount to`() {
    func measured(_ value: Double, _ unit: String) -> IntentValue {
      .measurement(MeasurementValue(value: value, unit: unit, dimension: "length"))
    }
    #expect(holding(.int(2), .double(2)) == Self.same)
    #expect(holding(.int(2), .double(2.5)) == Self.less)
    #expect(holding(measured(1, "km"), measured(1_000, "m")) == Self.same)
    #expect(holding(measured(1, "mi"), measured(1, "km")) == Self.more)
    #expect(holding(.double(.nan), .double(1)) == [.notEqualTo])
  }

  // LG-20
  @Test func `a list shows a day before the instants within it, and no value last`() throws {
    let values = [
      IntentValue.none, Self.day(2), try Self.instant("2026-12-01T18:30:00"), Self.day(1),
      try Self.instant("2026-12-01T00:00:00"), try Self.instant("2026-11-30T23:00:00"),
    ]
    func order(isDescending: Bool) -> [IntentValue] {
      values.sorted { rule.listed($0, $1, isDescending: isDescending) == .less }
    }
    let up = [values[5], values[3], values[4], values[2], values[1]]
    #expect(order(isDescending: false) == up + [.none])
    #expect(order(isDescending: true) == up.reversed() + [.none])
  }
}
