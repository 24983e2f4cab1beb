import Foundation
import TestSupport
import Testing
import ToDoFormats

@testable import HomeWidgets

@Suite("Records with long texts", .timeLimit(.minutes(2)))
struct LongRecordTests {
  /// Returns a calendar with a to-do that has an attachment of `count` bytes, in folded lines (RFC
  /// 5545).
  private static func calendar(attaching count: Int) -> String {
    let line = "ATTACH;VALUE=BINARY;ENCODING=BASE64:" + String(repeating: "QUJD", count: count / 4)
    var rest = line[...]
    var folded: [Substring] = []
    while !rest.isEmpty {
      folded.append(rest.prefix(74))
      rest = rest.dropFirst(74)
    }
    return """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//test\r
      BEGIN:VTODO\r
      UID:long@test\r
      DTSTAMP:20261101T000000Z\r
      SUMMARY:Long\r
      \(folded.joined(separator: "\r\n "))\r
      END:VTODO\r
      END:VCALENDAR\r

      """
  }

  @Test(arguments: [(50_000, false), (66_000, true), (1_000_000, true), (3_900_000, true)])
  func `a long text has a place of its own and comes back byte for byte`(
    count: Int,
    isElsewhere: Bool
  ) async throws {
    let desk = try await ExchangeDesk()
    let text = Self.calendar(attaching: count)
    try await desk.importing(text: text, as: "a.ics")
    let kept = try #require(KeptRecord(json: try await desk.record("Long").imported))
    #expect((kept.long != nil) == isElsewhere)
    #expect(kept.parts.isEmpty == isElsewhere)
    #expect(try await desk.importing("a.ics").sentence == "Nothing new, 1 unchanged.")
    #expect(try await desk.exporting(to: "a.ics") == text)
    // A change touches its own line alone.
    try await desk.change("Long") { $0.name = "Longer" }
    let lines = Set(text.split(separator: "\r\n"))
    let changed = try await desk.exporting(to: "a.ics").split(separator: "\r\n")
      .filter { !lines.contains($0) }
    #expect(changed.first == "SUMMARY:Longer")
    #expect(changed.dropFirst().allSatisfy { $0.hasPrefix("LAST-MODIFIED:") })
    #expect(try await desk.importing("a.ics").sentence == "Nothing new, 1 unchanged.")
  }

  @Test func `a text that becomes long and short again is in one place`() async throws {
    let desk = try await ExchangeDesk()
    for (count, places) in [(1_000, 0), (70_000, 1), (90_000, 1), (1_000, 0)] {
      let text = Self.calendar(attaching: count)
      try await desk.importing(text: text, as: "a.ics")
      let stored = try await desk.toDos.store.read { try $0.count(LongRecord.self) }
      #expect(stored == places, "\(count)")
      #expect(try await desk.exporting(to: "a.ics") == text)
    }
  }

  @Test func `beyond four megabytes the line is named and nothing is imported`() async throws {
    let desk = try await ExchangeDesk()
    try desk.write(Self.calendar(attaching: 4_300_000), to: "all/b.ics")
    try desk.write(Self.calendar(attaching: 100), to: "all/a.ics")
    let error = await #expect(throws: ExchangeError.self) { try await desk.importing("all") }
    #expect(
      error
        == .recordTooLarge(
          file: desk.path("all/b.ics"),
          line: 4,
          limit: KeptRecord.maximumLongBytes
        )
    )
    #expect(error?.exitCode == 65)
    #expect(try await desk.names.isEmpty)
    #expect(try await desk.toDos.sources().isEmpty)
  }

  @Test func `a line of ten megabytes is refused in words`() async throws {
    let desk = try await ExchangeDesk()
    let error = await #expect(throws: ExchangeError.self) {
      try await desk.importing(text: "(A) " + String(repeating: "w", count: 10_000_000) + "\n")
    }
    #expect(error?.exitCode == 65)
    #expect(error?.message.hasSuffix("todo.txt:1: the record is larger than 4194304 bytes") == true)
  }

  @Test(arguments: [
    "", "plain", "\"quotes\" and \\ and /", "a\nb\r\nc\td", "\u{0}\u{1}\u{1F}\u{7F}\u{85}",
    "İstanbul ı 😀 e\u{301}", "\u{FEFF}\u{2028}",
  ])
  func `any text is the same when its record is read again`(text: String) throws {
    var kept = KeptRecord(
      form: "todo.txt",
      source: 7,
      zone: "Europe/Istanbul",
      list: text,
      raw: RawRecord(parts: [text, "", text], surroundings: [text]),
      blockers: [text],
      leftOut: [text]
    )
    let again = try #require(KeptRecord(json: kept.json))
    #expect(again == kept)
    #expect(again.hasText(of: kept.raw))
    #expect(again.json == kept.json)
    (kept.list, kept.surroundings, kept.blockers, kept.leftOut) = (nil, nil, nil, nil)
    #expect(!kept.json.contains("null"))
    #expect(KeptRecord(json: kept.json) == kept)
  }
}
