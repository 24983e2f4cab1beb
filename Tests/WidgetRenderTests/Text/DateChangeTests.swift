import Moments
import TestSupport
import Testing

@testable import WidgetRender

// WK-122
@Suite("When date text changes", .timeLimit(.minutes(5)))
struct DateChangeTests {
  private static func text(at now: String) throws -> DateText {
    DateText(
      now: try TestZones.instant(now),
      timeZone: try TestZones.zone(.berlin),
      locale: LocaleForm(uses24HourClock: true)
    )
  }

  @Test(arguments: [
    // Seconds are shown: at the next whole second from the date.
    (
      "2026-11-21T12:00:00Z", "2026-11-21T12:11:14Z", ArchivedText.DateStyle.relative,
      "2026-11-21T12:00:01Z"
    ),
    ("2026-11-21T12:00:00.25Z", "2026-11-21T12:11:14Z", .relative, "2026-11-21T12:00:01Z"),
    ("2026-11-21T12:00:00Z", "2026-11-21T12:11:14.5Z", .timer, "2026-11-21T12:00:00.5Z"),
    ("2026-11-21T12:00:00Z", "2026-11-21T11:00:00Z", .timer, "2026-11-21T12:00:01Z"),
    // Minutes are shown: "2 hours, 23 minutes" holds down to 2:23:00 and up to 2:23:59.
    ("2026-11-21T12:00:00Z", "2026-11-21T14:23:10Z", .relative, "2026-11-21T12:00:11Z"),
    ("2026-11-21T12:00:00Z", "2026-11-21T09:36:50Z", .relative, "2026-11-21T12:00:50Z"),
    // One unit: "-11 minutes" until less than eleven are left.
    ("2026-11-21T12:00:00Z", "2026-11-21T12:11:14Z", .offset, "2026-11-21T12:00:15Z"),
    ("2026-11-21T12:00:00Z", "2026-11-21T09:36:50Z", .offset, "2026-11-21T12:36:50Z"),
    ("2026-11-21T12:00:00Z", "2026-08-10T12:00:00Z", .offset, "2026-12-10T13:00:00Z"),
    // Through zero.
    ("2026-11-21T12:00:00Z", "2026-11-21T12:00:00Z", .offset, "2026-11-21T12:00:01Z"),
    ("2026-11-21T12:00:00Z", "2026-11-21T12:00:01Z", .timer, "2026-11-21T12:00:01Z"),
    // A clock turns with the minute, whatever its date is.
    ("2026-11-21T12:00:00Z", "1970-01-01T00:00:00Z", .clock, "2026-11-21T12:01:00Z"),
    ("2026-11-21T23:59:59Z", "2030-01-01T00:00:30Z", .clock, "2026-11-22T00:00:00Z"),
  ])
  func `the next change is known`(
    _ now: String,
    _ date: String,
    _ style: ArchivedText.DateStyle,
    _ next: String
  ) throws {
    let content = ArchivedText.Content.date(try TestZones.instant(date), style)
    #expect(try Self.text(at: now).nextChange(of: content) == TestZones.instant(next))
  }

  @Test func `words hold until the next change and differ from it on`() throws {
    var random = SplitMix64(seed: 122)
    var text = try Self.text(at: "2026-11-21T12:00:00Z")
    let start = text.now
    for style in [ArchivedText.DateStyle.relative, .offset, .timer] {
      for scale in [100, 10_000, 1_000_000, 100_000_000] as [Int64] {
        for _ in 0..<25 {
          let seconds = Int64.random(in: -scale...scale, using: &random)
          let content = ArchivedText.Content.date(start.adding(seconds: seconds), style)
          text.now = start
          let words = text.text(for: content)
          let next = try #require(text.nextChange(of: content))
          #expect(next > start)
          text.now = Instant(microseconds: next.microseconds - 1)
          #expect(text.text(for: content) == words)
          text.now = next
          #expect(text.text(for: content) != words)
        }
      }
    }
  }

  @Test func `times, dates and intervals never change`() throws {
    let text = try Self.text(at: "2026-11-21T12:00:00Z")
    #expect(text.nextChange(of: .date(text.now, .time)) == nil)
    #expect(text.nextChange(of: .date(text.now, .date)) == nil)
    #expect(text.nextChange(of: .interval(from: text.now, to: text.now)) == nil)
    #expect(text.nextChange(of: .verbatim("x")) == nil)
  }

  @Test(
    arguments: [
      ("2026-11-21T11:00:00Z", true, "2026-11-21T12:00:01Z"),
      ("2026-11-21T11:00:00Z", false, "2026-11-21T12:00:01Z"),
      ("2026-11-21T12:05:00.5Z", true, "2026-11-21T12:05:01Z"),
      ("2026-11-21T12:11:59Z", false, "2026-11-21T12:12:00Z"),
      ("2026-11-21T12:12:00Z", true, nil),
      ("2026-11-21T13:00:00Z", false, nil),
    ] as [(String, Bool, String?)]
  )
  func `a timer changes within its interval only`(
    _ now: String,
    _ countsDown: Bool,
    _ next: String?
  ) throws {
    func content(pausedAt pause: Instant?) throws -> ArchivedText.Content {
      .timer(
        from: try TestZones.instant("2026-11-21T12:00:00Z"),
        to: try TestZones.instant("2026-11-21T12:12:00Z"),
        pausedAt: pause,
        countsDown: countsDown,
        showsHours: true
      )
    }
    let text = try Self.text(at: now)
    let change = text.nextChange(of: try content(pausedAt: nil))
    #expect(try change == next.map(TestZones.instant))
    #expect(text.nextChange(of: try content(pausedAt: text.now)) == nil)
  }

  @Test func `a text changes when the first of its runs does`() throws {
    let text = try Self.text(at: "2026-11-21T12:00:00Z")
    let archived = ArchivedText(runs: [
      .init(.verbatim("x")),
      .init(.date(text.now.adding(seconds: -8590), .relative)),
      .init(.date(text.now.adding(seconds: -5400), .offset)),
    ])
    #expect(text.nextChange(of: archived) == text.now.adding(seconds: 50))
  }
}
