import Moments
import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Times and durations that people type", .timeLimit(.minutes(5)))
struct TimeTests {
  private let noon: Int64 = 1_795_262_400_000_000  // 2026-11-21T12:00:00Z

  @Test(
    arguments: [
      ("2026-11-21T12:00Z", 0), ("2026-11-21T13:00:00+01:00", 0), ("2026-11-21", -43_200),
      ("@1795262400", 0), ("now", 0), ("09:30", 77_400), ("13:30", 5_400), ("2026-11-22", 43_200),
      ("1970-01-01T00:00Z", -1_795_262_400), ("today", -43_200), ("tomorrow", 43_200),
      ("tomorrow 09:30", 77_400), ("Yesterday", -129_600),
    ] as [(String, Int64)]
  )
  func `a time is an instant in the zone`(text: String, offset: Int64) throws {
    #expect(try AtTime.microseconds(option: text, now: noon, in: .utc) == noon + offset * 1_000_000)
  }

  @Test func `a local time is read in the zone that TZ names`() throws {
    let zone = try #require(TimeZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
    #expect(try AtTime.microseconds(option: "today 13:00", now: noon, in: zone) == noon)
    #expect(
      try AtTime.microseconds(option: "2026-07-01T00:00", now: noon, in: zone)
        == 1_782_856_800_000_000
    )
  }

  @Test(arguments: [
    "", "soon", "25:00", "2026-13-01", "@", "@99999999999999", "2026-11-21T", "tomorrow 25:00",
  ])
  func `anything else is no time`(text: String) {
    #expect(throws: UsageError.self) {
      try AtTime.microseconds(option: text, now: noon, in: .utc)
    }
  }

  @Test(arguments: [
    ("90s", 90), ("0", 0), ("10m", 600), ("5 min", 300), ("3 days", 259_200), ("2h", 7_200),
    ("1d", 86_400),
  ])
  func `a duration has a unit`(text: String, seconds: Int64) {
    #expect(DurationText.microseconds(text) == seconds * 1_000_000)
  }

  @Test(arguments: [
    "", "m", "-1m", "1w", "5", "90", "3  dayz", "99999999999999999999d", "9999999999d",
  ])
  func `anything else is no duration`(text: String) {
    #expect(DurationText.microseconds(text) == nil)
  }

  @Test func `a number without a unit is answered with its units`() {
    #expect(
      DurationText.expectation(insteadOf: "5")
        == "a unit: 5s, 5m, 5h or 5d, as in 5m or '3 days'"
    )
    #expect(DurationText.expectation(insteadOf: "often") == "90s, 10m, 2h or 1d")
  }

  @Test(arguments: [
    (0, "0 s"), (59, "59 s"), (60, "1 min"), (3_599, "59 min"), (7_200, "2 h"), (172_800, "2 d"),
  ])
  func `an age is told in its largest unit`(seconds: Int64, expected: String) {
    #expect(DurationText.short(microseconds: seconds * 1_000_000) == expected)
  }
}
