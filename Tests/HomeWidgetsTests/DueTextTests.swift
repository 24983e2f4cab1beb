import Foundation
import Moments
import Testing

@testable import HomeWidgets

@Suite("Due dates in words", .timeLimit(.minutes(2)))
struct DueTextTests {
  /// Saturday, 21 November 2026, 10:00 UTC.
  private let now = Samples.now

  // BW-25
  @Test(arguments: [
    (0, "today", "", DueGroup.today), (1, "tomorrow", "", .tomorrow), (-1, "1 d", "1 d", .late),
    (2, "Mon", "Mon", .later), (6, "Fri", "Fri", .later), (7, "28 Nov", "28 Nov", .later),
    (-2, "2 d", "2 d", .late), (-999, "999 d", "999 d", .late), (-1_000, "2 y", "2 y", .late),
    (40, "31 Dec", "31 Dec", .later), (41, "1 Jan 27", "1 Jan 27", .later),
    (30_000, "10 Jan 2109", "10 Jan 2109", .later),
  ])
  func `a day is late when the next one begins, and named as shortly as can be`(
    days: Int,
    words: String,
    wordsInGroup: String,
    group: DueGroup
  ) {
    let text = DueText(Samples.day(days), now: now, in: Samples.utc)
    #expect(text.words == words)
    #expect(text.wordsInGroup == wordsInGroup)
    #expect(text.group == group)
  }

  // BW-25
  @Test(arguments: [
    (4.0, "14:00", "14:00", DueGroup.today), (0, "10:00", "10:00", .late),
    (-1, "09:00", "09:00", .late), (-10.5, "1 d", "1 d", .late),
    (24, "Sun 10:00", "10:00", .tomorrow), (48, "Mon 10:00", "Mon 10:00", .later),
    (240, "1 Dec 10:00", "1 Dec 10:00", .later),
  ])
  func `an instant is late from that instant on, and has its hour on any day`(
    hours: Double,
    words: String,
    wordsInGroup: String,
    group: DueGroup
  ) {
    let text = DueText(Samples.instant(hours), now: now, in: Samples.utc)
    #expect(text.words == words)
    #expect(text.wordsInGroup == wordsInGroup)
    #expect(text.group == group)
  }

  // BW-25
  @Test(arguments: [
    (-5, DueGroup.thisWeek), (-1, .thisWeek), (0, .later), (1, .later), (2, .thisWeek),
  ])
  func `a week ends on its Sunday`(weekdayOffset: Int, group: DueGroup) {
    // From Friday, two days are within the week; from the samples' Saturday they are not.
    let start = now.addingTimeInterval(Double(weekdayOffset) * 86_400)
    let due = Due.day(CivilDate(start, in: Samples.utc).adding(days: 2))
    #expect(DueGroup(due, now: start, in: Samples.utc) == group)
  }

  @Test(arguments: [(24.0, "tomorrow 10:00"), (48, "Mon 23 Nov 10:00"), (0, "today 10:00")])
  func `a sentence keeps the hour of any day`(hours: Double, words: String) {
    let due = Samples.instant(hours)
    #expect(DueText.sentence(due, now: now, in: Samples.utc) == words)
    #expect(DueText.sentence(Samples.day(2), now: now, in: Samples.utc) == "Mon 23 Nov")
  }

  // RT-11
  @Test func `what is today depends on where the reader is`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 14 * 3_600))
    let text = DueText(Samples.instant(0), now: now, in: calendar)
    #expect(text.words == "00:00")
    #expect(DueText(Samples.day(0), now: now, in: calendar).words == "1 d")
  }
}

@Suite("Days", .timeLimit(.minutes(2)))
struct DayTests {
  @Test(arguments: ["2026-12-01", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29"])
  func `a day is stored as it is written`(text: String) {
    #expect(CivilDate(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "2026-12", "2026-13-01", "2026-02-30", "2023-02-29", "1900-02-29", "26-12-01",
    "2026-12-1", "2026-12-01 ", "+026-12-01", "2026-12-00", "٢٠٢٦-12-01", "0000-01-01",
  ])
  func `what is no day is refused`(text: String) {
    #expect(CivilDate(text: text) == nil)
  }

  @Test func `their text sorts as they do`() throws {
    let days = try ["2026-09-30", "2026-10-01", "2027-01-01"].map {
      try #require(CivilDate(text: $0))
    }
    #expect(days == days.sorted())
    #expect(days.map(\.text) == days.map(\.text).sorted())
  }

  @Test func `a day after summer time begins is a whole day later`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let day = try #require(CivilDate(text: "2026-03-28"))
    #expect(day.adding(days: 1).text == "2026-03-29")
    #expect(day.adding(days: 2).text == "2026-03-30")
    let hours =
      day.adding(days: 2).start(in: calendar)
      .timeIntervalSince(day.adding(days: 1).start(in: calendar)) / 3_600
    #expect(hours == 23)
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -1e15)])
  func `a date beyond the calendar is no trap`(date: Date) {
    #expect((1...9999).contains(CivilDate(date, in: Samples.utc).year))
  }
}

@Suite("Due dates from date components", .timeLimit(.minutes(2)))
struct DueTests {
  @Test func `a day without an hour stays a day, with one it is an instant`() throws {
    var components = DateComponents(year: 2026, month: 12, day: 1)
    let day = try #require(CivilDate(text: "2026-12-01"))
    #expect(try Due(components, in: Samples.utc) == .day(day))
    components.hour = 9
    components.minute = 30
    #expect(
      try Due(components, in: Samples.utc) == .instant(Instant(microseconds: 1_796_117_400_000_000))
    )
    #expect(try Due(components, in: Samples.utc).components(in: Samples.utc) == components)
  }

  @Test(
    "RT-6: a time that clocks go forward over is the first instant after the gap",
    arguments: [
      ("Europe/London", "2026-03-29", 1, 30, "2026-03-29T01:00:00Z"),
      ("Australia/Lord_Howe", "2026-10-04", 2, 15, "2026-10-03T15:30:00Z"),
      ("America/Sao_Paulo", "2018-11-04", 0, 30, "2018-11-04T03:00:00Z"),
      ("Pacific/Apia", "2011-12-30", 12, 0, "2011-12-30T10:00:00Z"),
      // Of the two instants at which clocks show a time, the first.
      ("Europe/London", "2026-10-25", 1, 30, "2026-10-25T00:30:00Z"),
    ]
  )
  func gap(zone: String, day: String, hour: Int, minute: Int, instant: String) throws {
    var calendar = Samples.utc
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let day = try #require(CivilDate(text: day))
    var components = DateComponents(year: day.year, month: day.month, day: day.day)
    (components.hour, components.minute) = (hour, minute)
    let date = try #require(ISO8601DateFormatter().date(from: instant))
    #expect(try Due(components, in: calendar) == .instant(Instant(date)))
  }

  // RT-6
  @Test func `a day begins after midnight where clocks go forward over it`() throws {
    var calendar = Samples.utc
    calendar.timeZone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    let day = try #require(CivilDate(text: "2018-11-04"))
    let date = try #require(ISO8601DateFormatter().date(from: "2018-11-04T03:00:00Z"))
    #expect(day.start(in: calendar) == date)
  }

  @Test(arguments: [
    DateComponents(), DateComponents(hour: 9), DateComponents(year: 2026, month: 2, day: 30),
    DateComponents(year: 20_260, month: 1, day: 1),
  ])
  func `what names no day is refused`(components: DateComponents) {
    #expect(throws: ToDoError.self) { try Due(components, in: Samples.utc) }
  }
}
