import Moments
import SeededNumbers
import TestSupport
import Testing

@testable import ToDoFormats

@Suite("iCalendar: writing", .timeLimit(.minutes(2)))
struct CalendarWritingTests {
  private let format = ICalendar()

  private func settings() throws -> FormatSettings {
    let zones = TimeZoneSource()
    let zone = try #require(zones.zone(named: "Europe/Berlin"))
    return FormatSettings(
      zone: zone,
      zones: zones,
      now: CalendarSamples.instant("2026-11-29T12:00:00Z")
    )
  }

  @Test(arguments: CalendarSamples.names)
  func `the pieces of a file are the file, and each record means the same alone`(name: String)
    throws
  {
    let text = try CalendarSamples.text(name)
    let settings = try settings()
    let document = try format.read(text, settings)
    #expect(CalendarSamples.joined(document) == text)
    #expect(document.faults.isEmpty && document.records.allSatisfy { $0.fault == nil })
    for record in document.records {
      #expect(format.meaning(of: record.raw, settings) == record.toDo)
      #expect(
        format.edit(record.raw, from: record.toDo, to: record.toDo, settings).raw == record.raw
      )
    }
    let pieces = document.pieces.map { piece -> WrittenPiece in
      switch piece {
      case .part(let part, let record): .part(document.records[record].raw.parts[part])
      case .text(let text): .text(text)
      }
    }
    #expect(format.document(pieces, appending: []) == text)
  }

  @Test(arguments: CalendarSamples.names, 0..<40)
  func `an edit is read again as it was meant, and changes only what it names`(
    name: String,
    seed: Int
  ) throws {
    let settings = try settings()
    let document = try format.read(try CalendarSamples.text(name), settings)
    var numbers = SplitMix64(seed: seed)
    let record = numbers.element(of: document.records)
    var after = record.toDo
    let field = RandomToDo.change(&after, &numbers)
    let written = format.edit(record.raw, from: record.toDo, to: after, settings)
    let read = try #require(format.meaning(of: written.raw, settings))
    // A step names its parent by the UID.
    let unsaid: [ForeignToDo.Field] = field == .steps && record.toDo.identity == nil ? [.steps] : []
    #expect(written.unplaced == unsaid.map(\.rawValue), "\(field): \(written.raw.parts)")
    #expect(read.fields(differingFrom: after) == unsaid, "\(field): \(after) became \(read)")
    #expect(written.raw.parts.count == record.raw.parts.count)
    let allowed = RandomToDo.properties(of: field)
    let difference = CalendarDifference.names(record.raw.parts, written.raw.parts)
    #expect(difference.isSubset(of: allowed), "\(field): \(difference)")
  }

  @Test(arguments: 0..<200)
  func `a to-do that was never there is read as it was written`(seed: Int) throws {
    let settings = try settings()
    var numbers = SplitMix64(seed: seed)
    var toDo = ForeignToDo(name: "Bread")
    toDo.identity = format.identity(of: "klmnopqrstuvwxyz")
    for _ in 0..<numbers.below(12) { _ = RandomToDo.change(&toDo, &numbers) }
    let written = format.write(toDo, settings)
    let text = format.document([], appending: [written])
    let document = try format.read(text, settings)
    let read = try #require(document.records.first)
    #expect(document.records.count == 1 && document.faults.isEmpty && read.fault == nil)
    let differing = read.toDo.fields(differingFrom: toDo)
    #expect(differing.map(\.rawValue) == written.unplaced, "\(toDo) became \(read.toDo)")
    #expect(written.unplaced.filter { $0 != "reminders" }.isEmpty)
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    // What its zone needs stands in the file.
    #expect(!text.contains("TZID=Asia") || text.contains("TZID:Asia"))
  }

  @Test func `a list has no place in a calendar`() throws {
    var toDo = ForeignToDo(name: "Bread")
    toDo.list = "home"
    #expect(format.write(toDo, try settings()).unplaced == ["list"])
  }

  @Test func `an identity is made of sixteen letters, and only such a one is ours`() {
    let id = "klmnopqrstuvwxyz"
    #expect(format.id(in: format.identity(of: id)) == id)
    #expect(format.id(in: "abc@widgetctl") == nil && format.id(in: id + "@example") == nil)
  }

  @Test func `records are appended before the calendar's end, with the zones it lacks`() throws {
    let settings = try settings()
    var toDo = ForeignToDo(name: "Tea")
    toDo.due = .instant(CalendarSamples.instant("2027-06-01T12:00:00Z"), zone: "America/New_York")
    let written = format.write(toDo, settings)
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n\n"
    let file = format.document([.text(text)], appending: [written, written])
    #expect(file.hasSuffix("END:VTODO\nEND:VCALENDAR\n\n") && !file.contains("\r"))
    #expect(
      file.contains(
        """
        BEGIN:VTIMEZONE
        TZID:America/New_York
        BEGIN:STANDARD
        DTSTART:19701101T020000
        TZOFFSETFROM:-0400
        TZOFFSETTO:-0500
        RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
        END:STANDARD
        """
      )
    )
    #expect(file.split(separator: "\n").count { $0 == "BEGIN:VTIMEZONE" } == 1)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Africa/Casablanca",
  ])
  func `a zone that was written means the database's offsets`(name: String) throws {
    let rules = try #require(TimeZoneSource().zone(named: name))
    let text = WrittenZone.text(
      name,
      rules,
      around: CalendarSamples.instant("2026-11-29T12:00:00Z")
    )
    let read = try #require(ZoneDefinition.rules(in: text))
    for day in 0..<1_000 {
      let instant = CalendarSamples.instant("2026-02-01T11:30:00Z").adding(
        seconds: Int64(day) * 86_400
      )
      #expect(read.offset(at: instant).secondsFromUTC == rules.offset(at: instant).secondsFromUTC)
    }
  }
}

/// Finds the properties whose lines differ between two texts.
enum CalendarDifference {
  static func names(_ before: [String], _ after: [String]) -> Set<String> {
    var names: Set<String> = []
    for (old, new) in zip(before, after) where old != new {
      let (old, new) = (lines(old), lines(new))
      for change in new.difference(from: old) {
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _):
          names.insert(ContentLine(Array(line.utf8)[...])?.name ?? line)
        }
      }
    }
    return names
  }

  private static func lines(_ text: String) -> [String] {
    let text = CalendarText(text)
    return text.lines.indices.map {
      String(decoding: Folding.unfolded(text.text(of: $0).utf8), as: UTF8.self)
    }
  }
}
