import TestSupport
import Testing

@testable import Moments

// CL-13
@Suite("ISO dates", .timeLimit(.minutes(5)))
struct ISODateTests {
  @Test(arguments: [
    ("2026-11-21", "2026-11-21T00:00:00+01:00"),
    ("2026-11-21T09:00", "2026-11-21T09:00:00+01:00"),
    ("2026-11-21 09:00", "2026-11-21T09:00:00+01:00"),
    ("2026-11-21t09:00:30", "2026-11-21T09:00:30+01:00"),
    ("2026-11-21T09:00:30.999999999", "2026-11-21T09:00:30+01:00"),
    ("2026-11-21T09:00Z", "2026-11-21T10:00:00+01:00"),
    ("2026-11-21T09:00:15+05:30", "2026-11-21T04:30:15+01:00"),
    ("2026-11-21T09:00-0800", "2026-11-21T18:00:00+01:00"),
    ("2026-11-21T09:00+01", "2026-11-21T09:00:00+01:00"),
    ("2026-07-01", "2026-07-01T00:00:00+02:00"),
  ])
  func `a typed date is an instant in the reader's zone`(_ text: String, _ result: String) throws {
    let zone = try TestZones.zone(.berlin)
    let date = try #require(ISODate(text))
    #expect(ISODate.text(date.instant(in: zone), in: zone) == result)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-21T", "2026-11-21T9:00", "2026-11-21T24:00", "2026-11-21T09:60",
    "2026-11-21x09:00",
    "2026-11-21T09:00:60", "2026-11-21T09:00:", "2026-11-21T09:00:00.", "2026-11-21T09:00+",
    "2026-11-21T09:00+24:00",
    "2026-11-21T09:00+01:60", "2026-11-21T09:00Zx", "2026-11-21 ", " 2026-11-21", "26-11-21",
    "2026-02-30", "0000-01-01",
    "-2026-11-21", "2026-11-21T09", "٢٠٢٦-11-21", "2026-1-1",
    "2026-11-21T09:00:00.1234567890123456789012345",
    "99999999999999999999-01-01",
  ])
  func `anything else is no date`(_ text: String) {
    #expect(ISODate(text) == nil)
  }

  @Test func `a fraction is kept to the microsecond`() throws {
    #expect(try TestZones.instant("1970-01-01T00:00:00.5Z").microseconds == 500_000)
    #expect(try TestZones.instant("1970-01-01T00:00:00.1234567Z").microseconds == 123_456)
  }

  @Test func `a day and a time are told apart`() throws {
    #expect(try !#require(ISODate("2026-11-21")).hasTime)
    #expect(try #require(ISODate("2026-11-21T00:00")).hasTime)
  }

  @Test func `dates are written for people and for programs`() throws {
    let instant = try TestZones.instant("2026-11-21T08:05:09Z")
    let zone = try TestZones.zone(.newYork)
    #expect(ISODate.minuteText(instant, in: zone) == "2026-11-21 03:05")
    #expect(ISODate.text(instant, in: zone) == "2026-11-21T03:05:09-05:00")
    #expect(ISODate.text(instant, in: .utc) == "2026-11-21T08:05:09Z")
    #expect(CivilDate.first.text == "0001-01-01")
  }

  @Test func `what is written is read again`() throws {
    let zone = try TestZones.zone(.lordHowe)
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let seconds = Int64.random(in: -62_000_000_000...253_000_000_000, using: &random)
      let instant = Instant(secondsSince1970: seconds)
      #expect(ISODate(ISODate.text(instant, in: zone))?.instant(in: .utc) == instant)
    }
  }
}
