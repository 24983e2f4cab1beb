import Essentials
import Moments
import TestSupport
import Testing

@testable import WidgetTimeline

@Suite("Hours in which somebody looks", .timeLimit(.minutes(2)))
struct SeenHoursTests {
  private static let hour: Int64 = 3_600_000_000
  private static let day = 24 * hour
  /// Monday 2026-11-30 00:00 UTC.
  private static let monday: Int64 = 1_795_996_800_000_000

  private func windows(_ text: String, days: Int64 = 7) throws -> [Range<Int64>] {
    let hours = try #require(SeenHours(text))
    let span = Self.monday..<Self.monday + days * Self.day
    return hours.windows(in: span, zone: .utc).map { window in
      (window.lowerBound - Self.monday) / 60_000_000..<(window.upperBound - Self.monday)
        / 60_000_000
    }
  }

  @Test(arguments: [
    ("9-18", [540..<1080]),
    ("9-18 mon-fri", [540..<1080]),
    ("7:30-9,18-22 monday", [450..<540, 1080..<1320]),
    ("9-12,11-13 mon", [540..<780]),
    ("22-2 sun", [0..<120]),
    ("20-2 mon", [1200..<1440]),
    ("0-24", [0..<1440]),
    ("9-18 tue-sun", []),
  ])
  func `the windows of a Monday`(_ text: String, _ expected: [Range<Int64>]) throws {
    #expect(try windows(text, days: 1) == expected)
  }

  @Test func `hours that pass midnight go on the next day, and days wrap around the week`() throws {
    #expect(try windows("22-2 sun", days: 7) == [0..<120, 6 * 1440 + 1320..<7 * 1440])
    #expect(try windows("20-2 mon", days: 2) == [1200..<1560])
    #expect(try windows("1-2 sat-mon").count == 3)
    #expect(try windows("0-24").count == 1)
  }

  @Test(arguments: [
    "", "always", "9", "9-", "-18", "9-9", "24-25", "9-18 mon fri", "9-18 xyz", "9-18 m", "9:60-10",
    "9--18",
    "25-26", "9-18 mon-", "99999999999999999999-1", String(repeating: "9-18,", count: 60),
  ])
  func `other words are no hours`(_ text: String) {
    #expect(SeenHours(text) == nil)
  }

  @Test func `a day with a change of the clocks has the hours of its clock`() throws {
    let berlin = try TestZones.zone(.berlin)
    let hours = try #require(SeenHours("1-4 sun"))
    // 2026-03-29: 02:00 is 03:00.
    let start = berlin.startOfDay(try #require(CivilDate(year: 2026, month: 3, day: 29)))
    let span = start.microseconds..<start.microseconds + Self.day
    let lengths = hours.windows(in: span, zone: berlin).map { $0.upperBound - $0.lowerBound }
    #expect(lengths == [2 * Self.hour])
  }

  @Test func `one seed makes the same moments everywhere, each within its window`() {
    let windows: [Range<Int64>] = [0..<1_000, 5_000..<6_000]
    var first = SeededMoments(seed: 7, stream: 0)
    var again = SeededMoments(seed: 7, stream: 0)
    var other = SeededMoments(seed: 8, stream: 0)
    let moments = first.moments(20, in: windows)
    #expect(moments == again.moments(20, in: windows))
    #expect(moments != other.moments(20, in: windows))
    #expect(moments.count == 20 && moments == moments.sorted())
    #expect(moments.allSatisfy { moment in windows.contains { $0.contains(moment) } })
    #expect(first.moments(3, in: []).isEmpty)
    // The numbers themselves, so that another machine or library cannot make others unseen.
    var fixed = SeededMoments(seed: 1, stream: 0)
    #expect(fixed.moments(4, in: [0..<1_000_000]) == [748_682, 814_911, 828_688, 955_703])
  }
}
