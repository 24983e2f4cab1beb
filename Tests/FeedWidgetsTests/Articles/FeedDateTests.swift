import Foundation
import Testing

@testable import FeedWidgets

@Suite("Dates of feeds", .timeLimit(.minutes(2)))
struct FeedDateTests {
  @Test(arguments: [
    // RFC 822 and what is sent in its name.
    ("Sat, 21 Nov 2026 10:00:00 GMT", "2026-11-21T10:00:00Z"),
    ("Sat, 21 Nov 2026 10:00:00 +0000", "2026-11-21T10:00:00Z"),
    ("Sat, 21 Nov 2026 10:00:00 Z", "2026-11-21T10:00:00Z"),
    ("21 Nov 2026 10:00:00 UT", "2026-11-21T10:00:00Z"),
    ("Sat, 21 Nov 2026 10:00 EST", "2026-11-21T15:00:00Z"),
    ("Sat, 21 Nov 26 10:00:00 PDT", "2026-11-21T17:00:00Z"),
    ("Sat, 21 Nov 99 10:00:00 GMT", "1999-11-21T10:00:00Z"),
    ("Sat,21 Nov 2026 10:00:00 +0300", "2026-11-21T07:00:00Z"),
    ("Saturday, 21 November 2026 10:00:00 +03:00", "2026-11-21T07:00:00Z"),
    ("Sat, 1 Nov 2026 9:05:00 -0730", "2026-11-01T16:35:00Z"),
    ("Sat, 21 Nov 2026 10:00:00 GMT+2", "2026-11-21T08:00:00Z"),
    ("Sat, 21 Nov 2026 10:00:00 +0100 (CET)", "2026-11-21T09:00:00Z"),
    ("Sat, 21 Nov 2026 10:00:00", "2026-11-21T10:00:00Z"),
    ("Sat, 21 Nov 2026", "2026-11-21T00:00:00Z"),
    ("Sat, 21 Nov 2026 23:59:60 GMT", "2026-11-21T23:59:59Z"),
    ("Sat, 21 Nov 2026 24:00:00 GMT", "2026-11-22T00:00:00Z"),
    ("Nov 21, 2026 10:00:00 GMT", "2026-11-21T10:00:00Z"),
    ("21-Nov-2026 10:00:00 GMT", "2026-11-21T10:00:00Z"),
    ("Cts, 21 Nov 2026 10:00:00 GMT", "2026-11-21T10:00:00Z"),
    ("  Sat, 21 Nov 2026 10:00:00 GMT\n", "2026-11-21T10:00:00Z"),
    ("Sat, 21 Nov 2026 10:00:00 Europe/Nowhere", "2026-11-21T10:00:00Z"),
    ("Sat, 21 Nov 2026 10:00:00 A", "2026-11-21T10:00:00Z"),
    ("Sat, 29 Feb 2028 10:00:00 GMT", "2028-02-29T10:00:00Z"),
    // RFC 3339 and the shorter forms of W3C's note.
    ("2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z"),
    ("2026-11-21t10:00:00z", "2026-11-21T10:00:00Z"),
    ("2026-11-21T10:00:00.123456+01:00", "2026-11-21T09:00:00Z"),
    ("2026-11-21T10:00:00,5-05:30", "2026-11-21T15:30:00Z"),
    ("2026-11-21T10:00Z", "2026-11-21T10:00:00Z"),
    ("2026-11-21 10:00:00 +0100", "2026-11-21T09:00:00Z"),
    ("2026-11-21 10:00:00", "2026-11-21T10:00:00Z"),
    ("2026-11-21", "2026-11-21T00:00:00Z"),
    ("2026-11", "2026-11-01T00:00:00Z"),
    ("2026", "2026-01-01T00:00:00Z"),
  ])
  func `a date is read in every form that feeds write`(text: String, expected: String) throws {
    let date = try #require(FeedDate.date(text))
    #expect(date.formatted(.iso8601) == expected)
  }

  @Test(arguments: [
    "", " ", "yesterday", "Sat", "21", "Sat, 31 Feb 2026 10:00:00 GMT",
    "Sat, 0 Nov 2026 10:00:00 GMT",
    "Sat, 21 Nov 2026 25:00:00 GMT", "Sat, 21 Nov 2026 10:60:00 GMT", "Sat, 21 Nov 2026 10 GMT",
    "Sat, 21 Foo 2026 10:00:00 GMT", "Sat, 21 Nov 2026 10:00:00 +9999", "2026-13-01", "2026-02-30",
    "2026-1-1", "2026-11-21T", "2026-11-21T99:00Z", "20261121", "0000-01-01", "-2026-11-21",
    "99999-01-01", "2026-11-21T10:00:00+99:00", "NaN Nov NaN", "1e9 Nov 2026",
    String(repeating: "9", count: 100_000), String(repeating: ", ", count: 50_000),
  ])
  func `what is no date is none`(text: String) {
    #expect(FeedDate.date(text) == nil)
  }
}
