import Foundation
import Testing

@testable import WidgetIntents

@Suite("Times that clocks skip or repeat (RT-6)", .timeLimit(.minutes(5)))
struct SkippedTimeTests {
  @Test(arguments: [
    ("Europe/London", "2026-03-29 00:59:59", "2026-03-29T00:59:59Z"),
    ("Europe/London", "2026-03-29 01:00", "2026-03-29T01:00:00Z"),
    ("Europe/London", "2026-03-29 01:30", "2026-03-29T01:00:00Z"),
    ("Europe/London", "2026-03-29 02:00", "2026-03-29T01:00:00Z"),
    ("Europe/London", "2026-03-29 02:30", "2026-03-29T01:30:00Z"),
    ("Europe/London", "2026-10-25 01:30", "2026-10-25T00:30:00Z"),
    ("Europe/London", "2026-10-25 02:00", "2026-10-25T02:00:00Z"),
    ("Australia/Lord_Howe", "2026-10-04 02:15", "2026-10-03T15:30:00Z"),
    ("Australia/Lord_Howe", "2026-04-05 01:45", "2026-04-04T14:45:00Z"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
    ("America/Sao_Paulo", "2018-11-04 00:30", "2018-11-04T03:00:00Z"),
    ("Pacific/Apia", "2011-12-30 15:00", "2011-12-30T10:00:00Z"),
    ("Europe/Berlin", "2026-07-01 09:00", "2026-07-01T07:00:00Z"),
  ])
  func `text becomes the first instant at or after the time on the wall`(
    zone: String,
    text: String,
    instant: String
  ) async throws {
    let zone = try #require(TimeZone(identifier: zone))
    let context = IntentContext(now: Date(timeIntervalSince1970: 1_774_000_000), timeZone: zone)
    let date = context.date(of: try context.moment(text))
    #expect(InstantText.utc(date) == instant)
  }
}
