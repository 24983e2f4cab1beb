import Foundation
import Moments
import SharedStore
import WidgetTimeline

@testable import HomeWidgets

/// Sample agendas for pictures, all at Saturday, 21 November 2026, 10:00 UTC.
enum AgendaSamples {
  static let now = Samples.now

  /// Returns the time that is `minutes` after midnight, `day` days from today.
  static func at(_ day: Int, _ minutes: Int) -> Date {
    CivilDate(now, in: Samples.utc).adding(days: day).start(in: Samples.utc)
      + TimeInterval(minutes * 60)
  }

  /// Returns an event on a day counted from today; `start` is in minutes after midnight, `minutes`
  /// its length.
  static func event(
    _ title: String,
    day: Int = 0,
    _ start: Int,
    _ minutes: Int,
    place: String = "",
    calendar: Int = 0,
    isCancelled: Bool = false
  ) -> AgendaItem {
    AgendaItem(
      title,
      place: place,
      calendar: calendar,
      isCancelled: isCancelled,
      from: at(day, start),
      to: at(day, start + minutes)
    )
  }

  static func days(_ title: String, from first: Int, count: Int, calendar: Int = 0) -> AgendaItem {
    AgendaItem(
      title,
      calendar: calendar,
      isAllDay: true,
      from: at(first, 0),
      to: at(first + count, 0)
    )
  }

  static func contents(
    _ items: [AgendaItem],
    toDos: [ToDoRecord] = [],
    days: Int = 7,
    calendars: [AgendaCalendar] = [AgendaCalendar(name: "Work")]
  ) async throws -> AgendaContents {
    var contents = AgendaContents(dayCount: days)
    contents.items = items.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    contents.calendars = calendars
    guard !toDos.isEmpty else { return contents }
    let store = try TestStore()
    return try await store.toDos.store.write { [contents] transaction in
      for sample in try transaction.fetch(ToDoRecord.self) {
        try transaction.delete(ToDoRecord.self, key: sample.key)
      }
      for var record in toDos {
        record.key = 0
        try transaction.insert(record)
      }
      return contents
    }
    .reading(store)
  }

  static let names = ["day", "running", "overlapping", "crowded", "problems", "empty", "hostile"]

  static func contents(_ name: String) async throws -> AgendaContents {
    switch name {
    case "running":
      return try await contents(
        [
          event("Night shift", day: -1, 1_320, 480),
          event("Workshop with a title that no row has room for", 540, 150, place: "Harbour"),
          event("Call Mira", 720, 15, place: "by phone", calendar: 1),
        ],
        calendars: two
      )
    case "overlapping":
      return try await contents(
        [
          event("Review", 660, 120), event("Lunch", 690, 60, calendar: 1),
          event("Cancelled talk", 780, 60, isCancelled: true), event("Reminder", 840, 0),
          event("Flight to Lisbon", 1_380, 240, place: "Gate 12"),
          days("Conference", from: -1, count: 4), days("Birthday", from: 0, count: 1, calendar: 1),
        ],
        calendars: two
      )
    case "crowded":
      let items = (0..<200).map { event("Event \($0 + 1)", $0 * 7, 5, calendar: $0 % 9) }
      return try await contents(items, calendars: (1...9).map { AgendaCalendar(name: "C\($0)") })
    case "problems":
      var contents = try await contents([event("Review", 660, 60)], calendars: two)
      contents.problems = [
        "work.ics:12: no date: DTSTART:tomorrow", "~/gone: there is no such file",
      ]
      contents.problemCount = 14
      return contents
    case "empty": return try await contents([])
    case "hostile":
      let texts = [
        "\u{1B}[31mred\u{7}", "\u{202E}evil", String(repeating: "long", count: 2_000),
        "家庭用ウィジェット", "e" + String(repeating: "\u{301}", count: 5_000), "", "שלום עולם",
      ]
      let items = texts.enumerated().map { index, text in
        event(text, 620 + index * 30, 20, place: text, calendar: index * 7)
      }
      return try await contents(items + [days("", from: -4_000, count: 9_000)])
    default: return try await contents(day, toDos: toDos, calendars: two)
    }
  }

  static let two = [
    AgendaCalendar(name: "Work"), AgendaCalendar(name: "Home", color: 0x33_AA_55),
  ]

  static var day: [AgendaItem] {
    [
      event("Breakfast", 450, 30, calendar: 1), event("Stand-up", 555, 15),
      event("Mail", 570, 20), event("Design review", 690, 60, place: "Room 3"),
      event("Lunch with Anna", 780, 45, place: "Café Nero", calendar: 1),
      event("Write the report", 960, 90),
      event("Choir", 1_140, 75, place: "St Mary’s", calendar: 1),
      event("Stand-up", day: 1, 555, 15), event("Dentist", day: 1, 840, 50, calendar: 1),
      event("Planning", day: 3, 600, 120, place: "Room 1"),
      days("Mira visits", from: -1, count: 3, calendar: 1),
    ]
  }

  static var toDos: [ToDoRecord] {
    var hidden = Samples.record(7, "Not yet", due: Samples.instant(5))
    hidden.notBefore = Samples.instant(2)
    return [
      Samples.record(1, "Renew the passport", due: Samples.day(-4), priority: .high),
      Samples.record(3, "Call Grandma", due: Samples.instant(8.5)),
      Samples.record(4, "Water the plants", due: Samples.day(0)),
      Samples.record(5, "Prepare the meeting", due: Samples.day(1), priority: .medium),
      Samples.record(6, "Done already", due: Samples.day(0), isDone: true), hidden,
    ]
  }

  static func entry(_ name: String, at date: Date = now) async throws -> AgendaEntry {
    AgendaEntry(
      date: date,
      picture: try await contents(name).picture(at: date, in: Samples.utc)
    )
  }
}

extension AgendaContents {
  fileprivate func reading(_ store: TestStore) async throws -> AgendaContents {
    let end = CivilDate(Samples.now, in: Samples.utc).adding(days: dayCount + 1)
    return try await store.toDos.store.read { transaction in
      var contents = self
      try contents.read(transaction, to: end, in: Samples.utc)
      return contents
    }
  }
}
