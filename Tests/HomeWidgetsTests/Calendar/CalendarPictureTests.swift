import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of the calendar", .timeLimit(.minutes(2)))
struct CalendarPictureTests {
  private nonisolated static let datasets = [
    "empty", "everyday", "weeks", "chosen", "sunday", "hostile",
  ]

  private nonisolated static func records(_ name: String) -> [ToDoRecord] {
    switch name {
    case "empty", "sunday": []
    case "hostile": Samples.hostile
    case "two", "three":
      [
        Samples.record(1, "Call the dentist", due: Samples.day(0)),
        Samples.record(2, "Pay the rent", due: Samples.day(0)),
        Samples.record(3, "Water the plants", due: Samples.day(name == "two" ? 1 : 0)),
      ]
    default:
      [
        Samples.record(1, "Renew the passport", due: Samples.day(-4), priority: .high),
        Samples.record(2, "Walk with Anna", due: Samples.instant(-2)),
        Samples.record(3, "Call Grandma", due: Samples.instant(8.5)),
        Samples.record(4, "Water the plants", due: Samples.day(0)),
        Samples.record(5, "Prepare the meeting", due: Samples.day(1), priority: .medium),
        Samples.record(6, "Send the signed contract to the notary", due: Samples.day(3)),
        Samples.record(7, "Choir", due: Samples.instant(81)),
        Samples.record(8, "Pay the rent", due: Samples.day(10)),
        Samples.record(9, "Family tax", due: Samples.day(39)),
      ]
    }
  }

  private static func entry(_ name: String, _ family: WidgetFamily) async throws -> CalendarEntry {
    let store = try TestStore()
    let records = records(name)
    try await store.toDos.store.write { transaction in
      for sample in try transaction.fetch(ToDoRecord.self) {
        try transaction.delete(ToDoRecord.self, key: sample.key)
      }
      for var record in records {
        record.key = 0
        try transaction.insert(record)
      }
    }
    var page = CalendarPage()
    if name == "chosen" {
      page.day = CivilDate(year: 2026, month: 12, day: 30)
      page.month = 2026 * 12 + 11
    }
    var contents = CalendarContents(
      page: page,
      rule: name == "sunday" ? WeekRule(firstDay: .sunday, minimumDays: 1) : .iso,
      showsWeeks: name == "weeks",
      monthCount: CalendarPicture.monthCount(family)
    )
    contents = try await store.toDos.store.read { [contents] transaction in
      var contents = contents
      try contents.read(transaction, now: Samples.now, in: Samples.utc)
      return contents
    }
    return CalendarEntry(
      date: Samples.now,
      picture: contents.picture(at: Samples.now, in: Samples.utc)
    )
  }

  private func sheet(
    _ name: String,
    isASCII: Bool = false,
    columns: Int = 80,
    isPlaceholder: Bool = false
  ) async throws -> String {
    var text = ""
    for family in WidgetFamily.placeable {
      text += try widgetSheet(
        "Calendar",
        of: try await Self.entry(name, family),
        isASCII: isASCII,
        columns: columns,
        isPlaceholder: isPlaceholder,
        hasMargins: false,
        families: [family]
      ) { CalendarWidgetView(picture: $0.picture) }
    }
    return text
  }

  // BW-20
  @Test(arguments: datasets)
  func `every size has its picture, in Unicode and in ASCII`(name: String) async throws {
    try expectSnapshot(try await sheet(name), "calendar-\(name)-unicode")
    try expectSnapshot(try await sheet(name, isASCII: true), "calendar-\(name)-ascii")
  }

  // BW-20
  @Test func `a placeholder and a narrow terminal have their pictures`() async throws {
    try expectSnapshot(try await sheet("everyday", isPlaceholder: true), "calendar-placeholder")
    try expectSnapshot(try await sheet("everyday", columns: 30), "calendar-narrow")
  }

  // November 2026 has six weeks, which leave two lines.
  @Test func `a small month lists what there is to do today, or counts the rest`() async throws {
    func lines(_ name: String) async throws -> [String] {
      let drawing = WidgetDrawing(family: .systemSmall, title: "Calendar", hasMargins: false) {
        (entry: CalendarEntry) in CalendarWidgetView(picture: entry.picture)
      }
      return try drawing.text(of: try await Self.entry(name, .systemSmall))
        .split(separator: "\n").dropLast().suffix(2).map(String.init)
    }
    let two = try await lines("two")
    #expect(two[0].contains("Call the dentist") && two[1].contains("Pay the rent"))
    let three = try await lines("three")
    #expect(three[0].contains("+2 more") && three[1].contains("Call the dentist"))
    let late = try await lines("everyday")
    #expect(late[0].contains("! 2 late") && late[1].contains("Renew the"))
  }

  @Test func `a day is pressed to list it, a circle to tick it off`() async throws {
    let drawing = WidgetDrawing(family: .systemLarge, title: "Calendar") { (entry: CalendarEntry) in
      CalendarWidgetView(picture: entry.picture)
    }
    let picture = try drawing.picture(of: try await Self.entry("everyday", .systemLarge))
    let actions = picture.hitAreas.compactMap { area -> ArchivedAction? in
      if case .action(let action) = area.target { action } else { nil }
    }
    let days = actions.filter { $0.intent == "ShowDay" }.flatMap(\.parameters).map(\.value)
    #expect(days.count == 30)
    #expect(days.first == "2026-11-01")
    #expect(actions.filter { $0.intent == "ToggleToDo" }.count == 8)
    #expect(
      actions.map(\.intent).filter { $0.hasSuffix("Month") } == ["PreviousMonth", "NextMonth"]
    )
  }
}
