import Moments
import SeededNumbers
import SystemLibrary
import TestSupport
import Testing

@testable import ToDoFormats

@Suite("iCalendar: damaged files", .timeLimit(.minutes(2)))
struct CalendarMutationTests {
  private let format = ICalendar()

  /// The number of mutations; the environment variable `WIDGETCTL_MUTATIONS` sets another one.
  private static var runs: Int {
    getenv("WIDGETCTL_MUTATIONS").flatMap { Int(String(cString: $0)) } ?? 200
  }

  @Test(arguments: CalendarSamples.names)
  func `a damaged file is read or refused, and its text stays`(name: String) throws {
    let settings = try CalendarSamples.settings()
    let sample = Array(try CalendarSamples.text(name).utf8)
    for run in 0..<Self.runs {
      var numbers = SplitMix64(seed: 7, run: UInt64(run))
      let text = Self.mutated(sample, &numbers)
      guard let document = try? format.read(text, settings) else { continue }
      guard CalendarSamples.joined(document) == text else {
        Issue.record("run \(run): the pieces are another text")
        continue
      }
      for record in document.records where numbers.oneIn(4) {
        guard format.meaning(of: record.raw, settings) == record.toDo else {
          Issue.record("run \(run), line \(record.line): another meaning: \(record.raw.parts)")
          continue
        }
        var after = record.toDo
        _ = RandomToDo.change(&after, &numbers)
        let written = format.edit(record.raw, from: record.toDo, to: after, settings)
        #expect(written.raw.parts.count == record.raw.parts.count)
      }
    }
  }

  private static let pieces = [
    "BEGIN:VTODO\r\n", "END:VTODO\r\n", "BEGIN:VALARM\n", "END:VALARM\n", "\r\n ", "\n\t", ";", ":",
    ",", "\\", "\"", "=",
    "RRULE:FREQ=DAILY;COUNT=2\n", "EXDATE:20270118T060000Z\n", "DUE:99991231T235959Z\n",
    "DTSTART;VALUE=DATE:00010101\n",
    "DURATION:P99999999999W\n", "RECURRENCE-ID:20270118\n", "UID:all-1@example\n",
    "RELATED-TO:all-1@example\n",
    "TRIGGER:-P99999999999D\n", "TZID=Nowhere", "\u{FEFF}", "\u{0}", "é", "BEGIN:VCALENDAR\n",
    "END:VCALENDAR\n",
  ]

  private static func mutated(_ sample: [UInt8], _ numbers: inout SplitMix64) -> String {
    var bytes = sample
    for _ in 0..<(numbers.below(6) + 1) {
      let place = numbers.below(bytes.count + 1)
      switch numbers.below(5) {
      case 0: bytes.insert(contentsOf: numbers.element(of: pieces).utf8, at: place)
      case 1 where place < bytes.count: bytes[place] = UInt8(numbers.below(128))
      case 2 where place < bytes.count:
        bytes.removeSubrange(place..<min(place + numbers.below(200), bytes.count))
      case 3:
        let from = numbers.below(bytes.count)
        bytes.insert(
          contentsOf: bytes[from..<min(from + numbers.below(300), bytes.count)],
          at: place
        )
      default: bytes.removeLast(min(numbers.below(30), bytes.count))
      }
      if bytes.isEmpty { bytes = sample }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "BEGIN:VTODO\n", "BEGIN:X\n", "SUMMARY:a\n b\n", "EXDATE:20270101\n", "CATEGORIES:a,b\n", " \n",
    "X;A=\"", "BEGIN:VALARM\n",
    "BEGIN:VTODO\nUID:1\nRELATED-TO:1\nEND:VTODO\n",
    "BEGIN:VTODO\nUID:1\nRECURRENCE-ID:20270101\nEND:VTODO\n", "\\,",
  ])
  func `a long text of one kind is read to its end`(line: String) throws {
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nDUE:20270101\nRRULE:FREQ=DAILY\n"
      + String(repeating: line, count: 2_000) + "END:VTODO\nEND:VCALENDAR\n"
    let document = try? format.read(text, CalendarSamples.settings())
    #expect(document.map { $0.text == text } ?? true)
  }
}
