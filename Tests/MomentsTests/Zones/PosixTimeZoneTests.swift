import TestSupport
import Testing

@testable import Moments

// RT-11; IEEE Std 1003.1, section 8.3
@Suite("POSIX time zone rules", .timeLimit(.minutes(5)))
struct PosixTimeZoneTests {
  @Test(arguments: [
    ("UTC0", "2026-01-01T00:00:00Z"),
    ("EST5", "2025-12-31T19:00:00-05:00"),
    ("<-03>3", "2025-12-31T21:00:00-03:00"),
    ("<+0545>-5:45", "2026-01-01T05:45:00+05:45"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-01-01T13:00:00+13:00"),
    ("EST5EDT4,M3.2.0/2:00:00,M11.1.0/2", "2025-12-31T19:00:00-05:00"),
    ("CET-1CEST", "2026-01-01T01:00:00+01:00"),
    ("AAA-1BBB-3,J1/-24,J365", "2026-01-01T03:00:00+03:00"),
    ("AAA0BBB,0/1,365/167", "2026-01-01T01:00:00+01:00"),
  ])
  func `a rule gives the time of its zone`(_ rule: String, _ wall: String) throws {
    let zone = try #require(TimeZoneRules(posix: rule))
    #expect(ISODate.text(try TestZones.instant("2026-01-01T00:00Z"), in: zone) == wall)
  }

  @Test(arguments: [
    // Day 59 is the 29th of February; J60 never is.
    ("AAA0BBB,59/0,300", "2028-02-29T00:00:00Z", true),
    ("AAA0BBB,59/0,300", "2028-02-28T23:59:59Z", false),
    ("AAA0BBB,J60/0,J300", "2028-02-29T23:59:59Z", false),
    ("AAA0BBB,J60/0,J300", "2028-03-01T00:00:00Z", true),
    ("AAA0BBB,J59/0,J300", "2028-02-28T00:00:00Z", true),
    // The fifth week is the last.
    ("AAA0BBB,M2.5.0/0,M11.1.0", "2026-02-22T00:00:00Z", true),
    ("AAA0BBB,M2.5.0/0,M11.1.0", "2026-02-21T23:59:59Z", false),
    // Saturday 24:00 is Sunday 0:00 (Chile).
    ("AAA0BBB,M9.1.6/24,M4.1.6/24", "2026-09-05T23:59:59Z", false),
    ("AAA0BBB,M9.1.6/24,M4.1.6/24", "2026-09-06T00:00:00Z", true),
  ])
  func `clocks change on the day that the rule names`(
    _ rule: String,
    _ utc: String,
    _ isDaylight: Bool
  ) throws {
    let zone = try #require(TimeZoneRules(posix: rule))
    #expect(zone.offset(at: try TestZones.instant(utc)).isDaylight == isDaylight)
  }

  @Test(arguments: [
    "", "A", "AB5", "EST", "EST25", "EST0005", "EST5:60", "EST5:00:60", "<EST5", "<A>5", "EST5EDT,",
    "5",
    "EST5EDT,M3.2.0",
    "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J1",
    "EST5EDT,366,1",
    "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0x", "EST99999999999999999999", "Ünï5",
    "EST5\n",
    "EST5EDT,M3.2.0,M11.1.0,", "EST+-5", "É5", String(repeating: "A", count: 300) + "5",
  ])
  func `anything else is no rule`(_ text: String) {
    #expect(TimeZoneRules(posix: text) == nil)
  }
}
