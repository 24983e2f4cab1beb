import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

/// Tests the times of reminders that `ReminderSituationTests` does not cover.
// BW-32
@Suite("Moments of reminders", .timeLimit(.minutes(2)))
struct ReminderMomentTests {
  private static let berlin = zone("Europe/Berlin")

  private static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }

  private static func instant(_ text: String) -> Instant {
    guard case .at(let instant) = ToDoReminder(text: text) else { return Instant(microseconds: 0) }
    return instant
  }

  private static func day(_ text: String) -> Due {
    .day(CivilDate(text: text) ?? CivilDate(Samples.now, in: Samples.utc))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var record = ToDoRecord(name: "x")
    var hours = ReminderHours.standard
    var zone = TimeZone.gmt
    var snooze: String?
    let moments: [String]

    init(
      _ testDescription: String,
      _ moments: [String],
      zone: TimeZone = .gmt,
      hours: ReminderHours = .standard,
      snooze: String? = nil,
      _ change: (inout ToDoRecord) -> Void
    ) {
      (self.testDescription, self.moments) = (testDescription, moments)
      (self.zone, self.hours, self.snooze) = (zone, hours, snooze)
      change(&record)
    }
  }

  private static let noDay = ReminderHours(isAtDue: true, secondOfDay: nil)
  private static let noTime = ReminderHours(isAtDue: false, secondOfDay: 9 * 3_600)

  static let cases: [Case] = [
    Case("without a date there is none", []) { _ in },
    Case("the morning is the reader's", ["2026-11-29T08:00:00Z"], zone: berlin) {
      $0.due = day("2026-11-29")
    },
    Case(
      "a day is remembered at the hour of the settings",
      ["2026-11-29T18:30:00Z"],
      hours: ReminderHours(at: nil, day: "18:30")
    ) { $0.due = day("2026-11-29") },
    Case("no day is remembered where the settings say so", [], hours: noDay) {
      $0.due = day("2026-11-29")
    },
    Case("no time is remembered where the settings say so", [], hours: noTime) {
      $0.due = .instant(instant("2026-11-29T18:30:00Z"))
    },
    Case("its own reminders stay then", ["2026-11-29T18:20:00Z"], hours: noTime) {
      $0.due = .instant(instant("2026-11-29T18:30:00Z"))
      $0.reminders = [.before(seconds: 600)]
    },
    Case("two at one moment are one", ["2026-11-29T18:30:00Z"]) {
      $0.due = .instant(instant("2026-11-29T18:30:00Z"))
      $0.reminders = [.before(seconds: 0), .at(instant("2026-11-29T18:30:00Z"))]
    },
    Case(
      "before a day is before it begins",
      ["2026-11-27T23:00:00Z", "2026-11-29T08:00:00Z"],
      zone: berlin
    ) {
      $0.due = day("2026-11-29")
      $0.reminders = [.before(seconds: 86_400)]
    },
    Case("one that lost its date waits for the next", []) {
      $0.reminders = [.before(seconds: 600)]
    },
    Case(
      "a snooze comes too",
      ["2026-11-29T18:30:00Z", "2026-11-29T18:40:00Z"],
      snooze: "2026-11-29T18:40:00Z"
    ) { $0.due = .instant(instant("2026-11-29T18:30:00Z")) },
    Case("none comes before it can be done", ["2026-11-29T09:00:00Z", "2026-11-29T18:30:00Z"]) {
      $0.due = .instant(instant("2026-11-29T18:30:00Z"))
      $0.notBefore = day("2026-11-29")
      $0.reminders = [.before(seconds: 86_400), .before(seconds: 172_800)]
    },
    Case("a wait past the date is a wait", ["2026-12-02T12:00:00Z"]) {
      $0.due = .instant(instant("2026-11-29T18:30:00Z"))
      $0.notBefore = .instant(instant("2026-12-02T12:00:00Z"))
    },
    // RT-6
    Case(
      "a day that a zone skips is remembered after it",
      ["2011-12-30T10:00:00Z"],
      zone: zone("Pacific/Apia")
    ) { $0.due = day("2011-12-30") },
    Case("the last day of dates has its morning", ["9999-12-31T09:00:00Z"]) {
      $0.due = day("9999-12-31")
    },
    Case("beyond the year 9999 nothing is remembered", []) {
      $0.due = .instant(.latest)
      $0.reminders = [.before(seconds: 60)]
    },
    Case(
      "the earliest moment of all does not trap",
      ["-62135-12-31T00:00:00Z"].filter { _ in false }
    ) {
      $0.reminders = [.before(seconds: ToDoReminder.maximumSeconds)]
    },
  ]

  @Test(arguments: cases)
  func `moments follow the settings and the to-do`(_ found: Case) {
    let moments = ReminderMoments(hours: found.hours, here: found.zone)
      .moments(of: found.record, snoozedUntil: found.snooze.map(Self.instant))
    #expect(moments.map { ToDoReminder.at($0).text } == found.moments)
  }

  @Test(
    arguments: [
      (nil, nil, true, 32_400), ("due", "9:00", true, 32_400), ("none", "none", false, nil),
      ("", "", true, 32_400), ("maybe", "25:00", true, 32_400), ("none", "00:05", false, 300),
      ("due", "9", true, 32_400), ("due", "-1:00", true, 32_400), ("due", "23:59", true, 86_340),
      ("due", "٠٩:٠٠", true, 32_400),
    ] as [(String?, String?, Bool, Int?)]
  )
  func `settings that are not understood are the usual ones`(
    at: String?,
    day: String?,
    isAtDue: Bool,
    second: Int?
  ) {
    let hours = ReminderHours(at: at, day: day)
    #expect(hours == ReminderHours(isAtDue: isAtDue, secondOfDay: second))
  }
}

// BW-32
@Suite("Words of reminders", .timeLimit(.minutes(2)))
struct ReminderSentenceTests {
  @Test(arguments: [
    (0.0, ""), (-0.01, ""), (0.5, ""), (-1, ", 1 h ago"), (-26, ", 1 day 2 h ago"),
  ])
  func `a reminder says how late it is`(hours: Double, age: String) {
    let record = Samples.record(1, "Call", due: Samples.instant(hours))
    let text = ReminderSentence(now: Instant(Samples.now), here: .gmt)
      .text(record, at: Instant(Samples.now))
    #expect(text.hasPrefix("due "))
    #expect(text.contains(" ago") == !age.isEmpty)
    #expect(text.hasSuffix(age))
  }

  @Test func `one without a date names its own moment`() {
    let words = ReminderSentence(now: Instant(Samples.now), here: .gmt)
    let moment = Instant(Samples.now.addingTimeInterval(-7_200))
    #expect(
      words.text(Samples.record(1, "Call"), at: moment)
        == "reminder of today, Sat 21 Nov, 08:00, 2 h ago"
    )
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(
        ReminderSentence(now: Instant(Samples.now), here: .gmt)
          .text(Samples.record(1, "Ara"), at: moment)
          == "anımsatma: bugün, 21 Kas Cmt, 08:00, 2 sa önce"
      )
    }
  }
}

// BW-32
@Suite("Marks of reminders", .timeLimit(.minutes(2)))
struct ReminderMarkTests {
  private static func row(_ reminders: [ToDoReminder], due: Due?, after hours: Double)
    -> ToDoPicture.Row
  {
    var record = Samples.record(1, "Call", due: due)
    record.reminders = reminders
    return ToDoPicture.Row(
      record,
      at: Samples.now.addingTimeInterval(hours * 3_600),
      in: Samples.utc,
      below: nil
    )
  }

  @Test func `a row has a mark from its reminder on until it is late`() {
    let due = Samples.instant(2)
    let reminders = [ToDoReminder.before(seconds: 3_600)]
    let marks = [0.9, 1, 1.9, 2].map { Self.row(reminders, due: due, after: $0).isReminded }
    #expect(marks == [false, true, true, false])
    #expect(Self.row([.at(Instant(Samples.now))], due: nil, after: 100).isReminded)
    #expect(!Self.row([], due: Samples.day(0), after: 0).isReminded)
  }

  @Test func `the timeline has an entry when a reminder comes`() {
    var record = Samples.record(1, "Call", due: Samples.instant(2))
    record.reminders = [.before(seconds: 1_800)]
    let contents = Samples.contents([record])
    let dates = contents.pictures(from: Samples.now, in: Samples.utc).entries.map(\.date)
    let hours = dates.prefix(3).map { $0.timeIntervalSince(Samples.now) / 3_600 }
    #expect(hours == [0, 1.5, 2])
  }
}
