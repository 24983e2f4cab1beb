import Moments
import TestSupport
import Testing

@testable import WidgetRender

// WK-112 to WK-118
@Suite("Date text", .timeLimit(.minutes(5)))
struct DateTextTests {
  private static let now = "2026-11-21T12:00:00Z"

  private static func text(
    _ zone: TestZones.Name = .utc,
    at now: String = now,
    is24Hours: Bool = false,
    locale: String? = nil
  ) throws -> DateText {
    DateText(
      now: try TestZones.instant(now),
      timeZone: try TestZones.zone(zone),
      locale: locale.map { LocaleForm(identifier: $0) } ?? LocaleForm(uses24HourClock: is24Hours)
    )
  }

  /// Replaces U+202F before AM and PM, and U+2009 around a dash, which CLDR uses, by ordinary
  /// spaces.
  private static func plain(_ text: String?) -> String? {
    text.map { String($0.map { $0 == "\u{202F}" || $0 == "\u{2009}" ? " " : $0 }) }
  }

  // WK-112
  @Test(arguments: [
    ("2026-11-21T23:23:59Z", "11:23\u{202F}PM", "23:23"),
    ("2026-11-21T00:05:00Z", "12:05\u{202F}AM", "00:05"),
    ("2026-11-21T12:00:00Z", "12:00\u{202F}PM", "12:00"),
    ("2026-11-21T09:30:00Z", "9:30\u{202F}AM", "09:30"),
  ])
  func `a time of day follows the locale's clock`(
    _ date: String,
    _ twelve: String,
    _ twentyFour: String
  ) throws {
    let content = ArchivedText.Content.date(try TestZones.instant(date), .time)
    #expect(try Self.text().text(for: content) == twelve)
    #expect(try Self.text(is24Hours: true).text(for: content) == twentyFour)
  }

  // WK-113
  @Test func `a date is written in full, on the day it is in the zone`() throws {
    let content = ArchivedText.Content.date(try TestZones.instant("2019-06-03T23:30:00Z"), .date)
    #expect(try Self.text().text(for: content) == "June 3, 2019")
    #expect(try Self.text(.berlin).text(for: content) == "June 4, 2019")
  }

  // WK-114
  @Test(arguments: [
    ("2026-11-21T14:23:10Z", "2 hours, 23 minutes", "2 hr, 23 min"),
    ("2026-11-21T09:36:50Z", "2 hours, 23 minutes", "2 hr, 23 min"),
    ("2027-12-21T12:00:00Z", "1 year, 1 month", "1 yr, 1 mth"),
    ("2025-10-20T12:00:00Z", "1 year, 1 month", "1 yr, 1 mth"),
    ("2026-11-21T12:11:14Z", "11 minutes, 14 seconds", "11 min, 14 sec"),
    ("2026-11-21T12:00:01Z", "1 second", "1 sec"),
    ("2026-11-21T12:00:00Z", "0 seconds", "0 sec"),
    ("2026-11-23T13:00:00Z", "2 days, 1 hour", "2 days, 1 hr"),
    ("2026-11-28T12:00:30Z", "7 days, 30 seconds", "7 days, 30 sec"),
    ("2024-11-21T12:00:00Z", "2 years", "2 yrs"),
    ("2026-09-01T12:00:00Z", "2 months, 20 days", "2 mths, 20 days"),
  ])
  func `a relative date names the two largest units`(
    _ date: String,
    _ full: String,
    _ short: String
  ) throws {
    let content = ArchivedText.Content.date(try TestZones.instant(date), .relative)
    #expect(try Self.text().text(for: content) == full)
    #expect(try Self.text().text(for: content, isAbbreviated: true) == short)
  }

  // WK-115
  @Test(arguments: [
    ("2026-11-21T12:11:14Z", "-11 minutes"),
    ("2026-11-21T09:36:50Z", "+2 hours"),
    ("2027-02-25T12:00:00Z", "-3 months"),
    ("2026-11-20T12:00:00Z", "+1 day"),
    ("2026-11-21T12:00:00Z", "0 seconds"),
    ("2026-11-21T12:00:00.5Z", "-1 second"),
  ])
  func `an offset is now minus the date in its largest unit`(
    _ date: String,
    _ words: String
  ) throws {
    let content = ArchivedText.Content.date(try TestZones.instant(date), .offset)
    #expect(try Self.text().text(for: content) == words)
  }

  // WK-116
  @Test(arguments: [
    ("2026-11-21T12:02:32Z", "2:32"), ("2026-11-21T12:15:00Z", "15:00"),
    ("2026-11-21T12:00:00Z", "0:00"),
    ("2026-11-19T23:00:59Z", "36:59:01"), ("2026-11-21T11:59:55Z", "0:05"),
    ("2026-11-21T13:00:00Z", "1:00:00"),
    ("2026-11-21T12:59:59Z", "59:59"),
  ])
  func `a timer shows minutes and seconds, hours from sixty minutes`(
    _ date: String,
    _ words: String
  ) throws {
    let content = ArchivedText.Content.date(try TestZones.instant(date), .timer)
    #expect(try Self.text().text(for: content) == words)
  }

  // WK-117
  @Test(
    arguments: [
      ("2026-11-21T11:00:00Z", nil, true, true, "12:00"),
      ("2026-11-21T12:00:00Z", nil, true, true, "12:00"),
      ("2026-11-21T12:00:01Z", nil, true, true, "11:59"),
      ("2026-11-21T12:13:00Z", nil, true, true, "0:00"),
      ("2026-11-21T11:00:00Z", nil, false, true, "0:00"),
      ("2026-11-21T12:05:00.9Z", nil, false, true, "5:00"),
      ("2026-11-21T13:00:00Z", nil, false, true, "12:00"),
      ("2026-11-21T12:10:00Z", "2026-11-21T12:02:00Z", true, true, "10:00"),
      ("2026-11-21T12:10:00Z", "2026-11-21T12:02:00Z", false, true, "2:00"),
    ] as [(String, String?, Bool, Bool, String)]
  )
  func `an interval's timer stops at both ends and pauses`(
    _ now: String,
    _ pause: String?,
    _ countsDown: Bool,
    _ showsHours: Bool,
    _ words: String
  ) throws {
    let content = ArchivedText.Content.timer(
      from: try TestZones.instant("2026-11-21T12:00:00Z"),
      to: try TestZones.instant("2026-11-21T12:12:00Z"),
      pausedAt: try pause.map(TestZones.instant),
      countsDown: countsDown,
      showsHours: showsHours
    )
    #expect(try Self.text(at: now).text(for: content) == words)
  }

  // WK-117
  @Test func `without hours the minutes pass sixty`() throws {
    func content(showsHours: Bool) throws -> ArchivedText.Content {
      .timer(
        from: try TestZones.instant("2026-11-21T12:00:00Z"),
        to: try TestZones.instant("2026-11-21T13:30:00Z"),
        pausedAt: nil,
        countsDown: true,
        showsHours: showsHours
      )
    }
    #expect(try Self.text().text(for: content(showsHours: false)) == "90:00")
    #expect(try Self.text().text(for: content(showsHours: true)) == "1:30:00")
  }

  // WK-118
  @Test(arguments: [
    ("2026-11-21T09:30:00Z", "2026-11-21T14:45:00Z", "9:30 AM – 2:45 PM", "09:30 – 14:45"),
    ("2026-11-21T09:30:00Z", "2026-11-21T11:45:00Z", "9:30 – 11:45 AM", "09:30 – 11:45"),
    ("2026-11-21T09:30:00Z", "2026-11-21T09:30:20Z", "9:30 AM", "09:30"),
    (
      "2026-11-21T22:00:00Z", "2026-11-22T01:00:00Z", "Nov 21, 10:00 PM – Nov 22, 1:00 AM",
      "Nov 21, 22:00 – Nov 22, 01:00"
    ),
    (
      "2026-11-30T22:00:00Z", "2026-12-01T01:00:00Z", "Nov 30, 10:00 PM – Dec 1, 1:00 AM",
      "Nov 30, 22:00 – Dec 1, 01:00"
    ),
    (
      "2026-12-31T23:00:00Z", "2027-01-01T01:00:00Z",
      "Dec 31, 2026, 11:00 PM – Jan 1, 2027, 1:00 AM", "Dec 31, 2026, 23:00 – Jan 1, 2027, 01:00"
    ),
    ("2026-11-21T14:45:00Z", "2026-11-21T09:30:00Z", "9:30 AM – 2:45 PM", "09:30 – 14:45"),
  ])
  func `an interval names its times, and its days where they differ`(
    _ start: String,
    _ end: String,
    _ twelve: String,
    _ twentyFour: String
  ) throws {
    let content = ArchivedText.Content.interval(
      from: try TestZones.instant(start),
      to: try TestZones.instant(end)
    )
    #expect(Self.plain(try Self.text().text(for: content)) == twelve)
    #expect(Self.plain(try Self.text(is24Hours: true).text(for: content)) == twentyFour)
  }

  @Test(
    "dates are written in English or Turkish, in the order of the region (SU-89)",
    arguments: [
      (
        "en_GB", "13:05", "1 December 2026", "13:05 – 14:05",
        "1 Dec, 13:05 – 2 Dec, 13:05", "1 Dec 2026, 13:05 – 1 Jan 2027, 13:05"
      ),
      (
        "en_AU", "1:05 PM", "1 December 2026", "1:05 – 2:05 PM",
        "1 Dec, 1:05 PM – 2 Dec, 1:05 PM", "1 Dec 2026, 1:05 PM – 1 Jan 2027, 1:05 PM"
      ),
      (
        "tr_TR", "13:05", "1 Aralık 2026", "13:05–14:05",
        "1 Ara 13:05 – 2 Ara 13:05", "1 Ara 2026 13:05 – 1 Oca 2027 13:05"
      ),
      (
        "tr@hours=h12", "1:05 ÖS", "1 Aralık 2026", "1:05–2:05 ÖS",
        "1 Ara 1:05 ÖS – 2 Ara 1:05 ÖS", "1 Ara 2026 1:05 ÖS – 1 Oca 2027 1:05 ÖS"
      ),
    ]
  )
  func places(
    _ locale: String,
    _ time: String,
    _ date: String,
    _ hour: String,
    _ night: String,
    _ month: String
  ) throws {
    let text = try Self.text(locale: locale)
    let start = try TestZones.instant("2026-12-01T13:05:00Z")
    func words(to end: String) throws -> String? {
      Self.plain(text.text(for: .interval(from: start, to: try TestZones.instant(end))))
    }
    #expect(Self.plain(text.text(for: .date(start, .time))) == time)
    #expect(text.text(for: .date(start, .date)) == date)
    #expect(try words(to: "2026-12-01T14:05:00Z") == hour)
    #expect(try words(to: "2026-12-02T13:05:00Z") == night)
    #expect(try words(to: "2027-01-01T13:05:00Z") == month)
  }

  @Test(
    "distances have Turkish words, which know no plural after a number (SU-89)",
    arguments: [
      ("2026-11-21T14:23:10Z", "2 saat 23 dakika", "2 sa. 23 dk.", "-2 saat"),
      ("2025-10-20T12:00:00Z", "1 yıl 1 ay", "1 yıl 1 ay", "+1 yıl"),
      ("2026-11-23T12:00:01Z", "2 gün 1 saniye", "2 gün 1 sn.", "-2 gün"),
    ]
  )
  func turkish(_ date: String, _ full: String, _ short: String, _ offset: String) throws {
    let text = try Self.text(locale: "tr_TR")
    let date = try TestZones.instant(date)
    #expect(text.text(for: .date(date, .relative)) == full)
    #expect(text.text(for: .date(date, .relative), isAbbreviated: true) == short)
    #expect(text.text(for: .date(date, .offset)) == offset)
  }

  @Test func `a day across a change of the clocks is a day`() throws {
    let text = try Self.text(.berlin, at: "2026-03-29T10:00:00Z")
    let content = ArchivedText.Content.date(
      try TestZones.instant("2026-03-28T11:00:00Z"),
      .relative
    )
    #expect(text.text(for: content) == "1 day")
  }

  @Test func `a date in the second pass of an hour is measured from there`() throws {
    let text = try Self.text(.berlin, at: "2026-10-25T01:40:00Z")
    let content = ArchivedText.Content.date(
      try TestZones.instant("2026-10-25T01:30:00Z"),
      .relative
    )
    #expect(text.text(for: content) == "10 minutes")
  }

  @Test func `words and symbols hold no date`() throws {
    #expect(try Self.text().text(for: .verbatim("x")) == nil)
    #expect(try Self.text().text(for: .symbol("circle")) == nil)
  }

  @Test(arguments: [Int64.min, -1, 0, 2_147_483_648_000_000, 253_402_300_799_000_000, .max])
  func `no instant traps`(_ microseconds: Int64) throws {
    for now in [Int64.min, 0, .max] {
      let text = DateText(
        now: Instant(microseconds: now),
        timeZone: try TestZones.zone(.berlin),
        locale: LocaleForm(uses24HourClock: true)
      )
      let date = Instant(microseconds: microseconds)
      for style in ArchivedText.DateStyle.allCases {
        #expect(text.text(for: .date(date, style)) != nil)
        _ = text.nextChange(of: .date(date, style))
      }
      let timer = ArchivedText.Content.timer(
        from: date,
        to: text.now,
        pausedAt: nil,
        countsDown: true,
        showsHours: true
      )
      #expect(text.text(for: timer) != nil)
      _ = text.nextChange(of: timer)
    }
  }
}
