import TestSupport
import Testing

@testable import Moments

// RT-1, RT-6
@Suite("Time zone rules", .timeLimit(.minutes(5)))
struct TimeZoneRulesTests {
  @Test(arguments: [
    // Plain days, by rule and by table.
    (TestZones.Name.berlin, "2026-11-21T09:00", "2026-11-21T08:00:00Z"),
    (.berlin, "2026-07-01T09:00", "2026-07-01T07:00:00Z"),
    (.newYork, "2026-11-21T09:00", "2026-11-21T14:00:00Z"),
    (.utc, "2026-11-21T09:00", "2026-11-21T09:00:00Z"),
    // Gaps: the first valid instant after.
    (.berlin, "2026-03-29T01:59:59", "2026-03-29T00:59:59Z"),
    (.berlin, "2026-03-29T02:00", "2026-03-29T01:00:00Z"),
    (.berlin, "2026-03-29T02:30", "2026-03-29T01:00:00Z"),
    (.berlin, "2026-03-29T03:00", "2026-03-29T01:00:00Z"),
    (.newYork, "2027-03-14T02:30", "2027-03-14T07:00:00Z"),
    (.lordHowe, "2026-10-04T02:15", "2026-10-03T15:30:00Z"),
    (.lordHowe, "2026-10-04T02:30", "2026-10-03T15:30:00Z"),
    (.saoPaulo, "2018-11-04T00:00", "2018-11-04T03:00:00Z"),
    (.saoPaulo, "2018-11-04T00:30", "2018-11-04T03:00:00Z"),
    (.apia, "2011-12-30T00:00", "2011-12-30T10:00:00Z"),
    (.apia, "2011-12-30T15:00", "2011-12-30T10:00:00Z"),
    (.apia, "2011-12-29T23:59", "2011-12-30T09:59:00Z"),
    (.apia, "2011-12-31T00:00", "2011-12-30T10:00:00Z"),
    // Overlaps: the first of two.
    (.berlin, "2026-10-25T02:30", "2026-10-25T00:30:00Z"),
    (.berlin, "2026-10-25T03:00", "2026-10-25T02:00:00Z"),
    (.newYork, "2026-11-01T01:30", "2026-11-01T05:30:00Z"),
    (.lordHowe, "2026-04-05T01:45", "2026-04-04T14:45:00Z"),
    (.saoPaulo, "2018-02-17T23:30", "2018-02-18T01:30:00Z"),
    (.dublin, "2026-10-25T01:30", "2026-10-25T00:30:00Z"),
    // Far away.
    (.berlin, "1970-01-01T01:00", "1970-01-01T00:00:00Z"),
    (.berlin, "2038-01-19T04:14:08", "2038-01-19T03:14:08Z"),
    (.berlin, "9999-07-01T12:00", "9999-07-01T10:00:00Z"),
    (.berlin, "0001-01-01T01:00", "0001-01-01T00:00:00Z"),
  ])
  func `a time on the wall is one instant`(
    _ name: TestZones.Name,
    _ wall: String,
    _ utc: String
  ) throws {
    let zone = try TestZones.zone(name)
    let instant = try #require(ISODate(wall)).instant(in: zone)
    #expect(ISODate.text(instant, in: .utc) == utc)
  }

  @Test func `the first instant after a gap is a whole second`() throws {
    let zone = try TestZones.zone(.berlin)
    let day = try #require(CivilDate(year: 2026, month: 3, day: 29))
    for (hour, microsecond) in [(2, 0), (3, 500_000)] {
      let wall = try #require(CivilDateTime(day, hour: hour, microsecond: 500_000))
      #expect(zone.instant(of: wall).microsecondOfSecond == microsecond)
    }
  }

  @Test(arguments: [
    (TestZones.Name.berlin, "2026-10-25T01:30:00Z", "2026-10-25T02:30:00+01:00"),
    (.berlin, "2026-10-25T00:30:00Z", "2026-10-25T02:30:00+02:00"),
    (.lordHowe, "2026-10-03T15:29:59Z", "2026-10-04T01:59:59+10:30"),
    (.lordHowe, "2026-10-03T15:30:00Z", "2026-10-04T02:30:00+11:00"),
    (.apia, "2011-12-30T09:59:59Z", "2011-12-29T23:59:59-10:00"),
    (.apia, "2011-12-30T10:00:00Z", "2011-12-31T00:00:00+14:00"),
    (.apia, "2030-01-01T00:00:00Z", "2030-01-01T13:00:00+13:00"),
    (.apia, "1990-01-01T00:00:00Z", "1989-12-31T13:00:00-11:00"),
    (.dublin, "2026-07-01T12:00:00Z", "2026-07-01T13:00:00+01:00"),
    (.dublin, "2026-12-01T12:00:00Z", "2026-12-01T12:00:00Z"),
    (.alwaysDaylight, "2026-01-01T03:59:59Z", "2025-12-31T23:59:59-04:00"),
    (.alwaysDaylight, "2026-06-01T12:00:00Z", "2026-06-01T08:00:00-04:00"),
  ])
  func `an instant is one time on the wall`(
    _ name: TestZones.Name,
    _ utc: String,
    _ wall: String
  ) throws {
    let zone = try TestZones.zone(name)
    #expect(ISODate.text(try TestZones.instant(utc), in: zone) == wall)
  }

  @Test(arguments: [
    (TestZones.Name.berlin, "2026-03-29", "2026-03-28T23:00:00Z"),
    (.saoPaulo, "2018-11-04", "2018-11-04T03:00:00Z"),
    (.saoPaulo, "2018-02-18", "2018-02-18T03:00:00Z"),
    (.apia, "2011-12-30", "2011-12-30T10:00:00Z"),
    (.apia, "2011-12-31", "2011-12-30T10:00:00Z"),
  ])
  func `a day begins at its first instant`(
    _ name: TestZones.Name,
    _ day: String,
    _ utc: String
  ) throws {
    let zone = try TestZones.zone(name)
    let start = zone.startOfDay(try #require(ISODate(day)).civil.date)
    #expect(ISODate.text(start, in: .utc) == utc)
    #expect(zone.startOfDay(containing: start) == start)
  }

  @Test func `steps from day to day advance through every change of the clocks`() throws {
    for name in TestZones.Name.allCases {
      let zone = try TestZones.zone(name)
      var date = try #require(CivilDate(year: 2010, month: 1, day: 1))
      var last = zone.startOfDay(date.adding(days: -1))
      for _ in 0..<4000 {
        let start = zone.startOfDay(date)
        // The day that Samoa left out begins with the one after it.
        #expect(start > last || date == CivilDate(year: 2011, month: 12, day: 31))
        last = start
        date = date.adding(days: 1)
      }
    }
  }

  @Test(arguments: [
    "2011-12-30", "2018-02-18", "2018-03-11", "2018-03-25", "2018-04-01", "2018-10-07",
    "2018-10-28",
    "2018-11-04", "2019-01-01",
  ])
  func `instants come back from the wall, the first of two where it repeats`(
    _ day: String
  ) throws {
    let start = try TestZones.instant(day).adding(seconds: -36 * 3600)
    for name in TestZones.Name.allCases {
      let zone = try TestZones.zone(name)
      for halfHour in Int64(0)..<150 {
        let instant = start.adding(seconds: halfHour * 1800)
        let back = zone.instant(of: zone.civil(at: instant))
        #expect(back <= instant && zone.civil(at: back) == zone.civil(at: instant))
      }
    }
  }

  @Test(arguments: [Int64.min, -62_135_596_800_000_000, -1, 0, 1, 2_147_483_648_000_000, .max])
  func `no instant traps, and all lie in the years 1 to 9999`(_ microseconds: Int64) throws {
    for name in TestZones.Name.allCases {
      let zone = try TestZones.zone(name)
      let civil = zone.civil(at: Instant(microseconds: microseconds))
      #expect((1...9999).contains(civil.date.year))
      _ = zone.instant(of: civil)
      _ = zone.startOfDay(containing: Instant(microseconds: microseconds))
      _ = zone.weekday(at: Instant(microseconds: microseconds))
    }
  }

  @Test func `microseconds survive the way to the wall and back`() throws {
    let instant = Instant(microseconds: -1)
    let civil = TimeZoneRules.utc.civil(at: instant)
    #expect(civil.microsecond == 999_999)
    #expect(TimeZoneRules.utc.instant(of: civil) == instant)
  }

  @Test func `the name of the zone goes with its offset`() throws {
    let zone = try TestZones.zone(.berlin)
    #expect(zone.offset(at: try TestZones.instant("2026-07-01T00:00Z")).abbreviation == "CEST")
    #expect(zone.offset(at: try TestZones.instant("2026-07-01T00:00Z")).isDaylight)
    #expect(zone.offset(at: try TestZones.instant("2026-12-01T00:00Z")).abbreviation == "CET")
  }
}
