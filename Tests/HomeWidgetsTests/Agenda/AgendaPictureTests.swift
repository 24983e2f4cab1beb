import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of the agenda", .timeLimit(.minutes(2)))
struct AgendaPictureTests {
  private func sheet(
    _ entry: AgendaEntry,
    isASCII: Bool = false,
    columns: Int = 80,
    isPlaceholder: Bool = false,
    families: [WidgetFamily] = WidgetFamily.placeable
  ) throws -> String {
    try widgetSheet(
      "Agenda",
      of: entry,
      isASCII: isASCII,
      columns: columns,
      isPlaceholder: isPlaceholder,
      families: families
    ) { AgendaWidgetView(picture: $0.picture) }
  }

  // BW-20
  @Test(arguments: AgendaSamples.names)
  func `every size has its picture`(name: String) async throws {
    let entry = try await AgendaSamples.entry(name)
    try expectSnapshot(try sheet(entry), "agenda-\(name)-unicode")
  }

  // BW-20
  @Test(arguments: ["day", "overlapping", "hostile"])
  func `what a terminal of ASCII gets is ASCII`(name: String) async throws {
    let entry = try await AgendaSamples.entry(name)
    let text = try sheet(entry, isASCII: true)
    try expectSnapshot(text, "agenda-\(name)-ascii")
    if name == "overlapping" { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
  }

  // BW-20
  @Test func `a placeholder, a sample and a narrow terminal have their pictures`() async throws {
    let contents = AgendaContents.sample(at: Samples.now, days: 3, in: Samples.utc)
    let sample = AgendaEntry(
      date: Samples.now,
      picture: contents.picture(at: Samples.now, in: Samples.utc)
    )
    try expectSnapshot(try sheet(sample), "agenda-sample")
    try expectSnapshot(try sheet(sample, isPlaceholder: true), "agenda-placeholder")
    let day = try await AgendaSamples.entry("day")
    try expectSnapshot(try sheet(day, columns: 30), "agenda-narrow")
  }

  // BW-20
  @Test func `the pictures are Turkish where that is spoken`() async throws {
    let contents = try await AgendaSamples.contents("day")
    let text = try UserLanguage.$spoken.withValue(.turkish) {
      let picture = contents.picture(at: Samples.now, in: Samples.utc)
      return try sheet(AgendaEntry(date: Samples.now, picture: picture))
    }
    try expectSnapshot(text, "agenda-turkish")
  }

  @Test(arguments: ["day", "crowded"], 7...13)
  func `the events of today have a line or are counted, however many lines there are`(
    name: String,
    rows: Int
  ) async throws {
    let entry = try await AgendaSamples.entry(name)
    let kept = try WidgetDrawing(family: .systemMedium, title: "Agenda") { (entry: AgendaEntry) in
      AgendaWidgetView(picture: entry.picture)
    }
    .archive(of: entry)
    let picture = WidgetPicture(
      kept.view,
      size: CellSize(columns: 42, rows: rows),
      in: DrawContext(now: Instant(entry.date), isASCII: false)
    )
    let lines = picture.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.map { $0 } }.dropLast()
    // The last line is what the calendars are called.
    let today = lines.dropLast().dropFirst().prefix { $0.contains { $0 != " " } }
    let listed = today.count { $0.count > 13 && "●▲▼▸◂+○".contains($0[13]) }
    let more =
      today.lazy.compactMap { String($0).firstMatch(of: /\+(\d+) more/).flatMap { Int($0.1) } }
      .first ?? 0
    #expect(listed > 1)
    #expect(listed + more == entry.picture.leftCount + entry.picture.toDoCount, "\(lines)")
  }

  @Test func `a circle is pressed to tick a to-do off`() async throws {
    let drawing = WidgetDrawing(family: .systemLarge, title: "Agenda") { (entry: AgendaEntry) in
      AgendaWidgetView(picture: entry.picture)
    }
    let picture = try drawing.picture(of: try await AgendaSamples.entry("day"))
    let actions = picture.hitAreas.compactMap { area -> String? in
      if case .action(let action) = area.target { action.intent } else { nil }
    }
    #expect(actions == ["ToggleToDo", "ToggleToDo", "ToggleToDo", "ToggleToDo"])
  }
}
