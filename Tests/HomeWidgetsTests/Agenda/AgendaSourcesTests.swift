import Foundation
import Moments
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("The agenda's sources", .timeLimit(.minutes(2)))
struct AgendaSourcesTests {
  private let folder = TemporaryFolder()

  private func write(_ path: String, _ text: String) throws {
    let file = folder.path + "/" + path
    let parent = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  private func calendar(_ title: String, at start: String = "20261121T110000Z") -> String {
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
    UID:\(title)
    SUMMARY:\(title)
    DTSTART:\(start)
    DURATION:PT1H
    END:VEVENT
    END:VCALENDAR

    """
  }

  private func read(_ paths: [String]) -> AgendaEvents {
    AgendaEvents(
      of: paths,
      from: CivilDate(year: 2026, month: 11, day: 21) ?? .first,
      days: 7,
      home: folder.path,
      in: Samples.utc
    )
  }

  @Test func `a folder of calendars, a calendar, a file and calcurse's list are read`() throws {
    try write("cal/work/a.ics", calendar("A"))
    try write("cal/work/displayname", "At work\n")
    try write("cal/work/color", "#FF8800\n")
    try write("cal/home/b.ics", calendar("B"))
    try write("cal/home/notes.txt", "nothing")
    try write(
      "c.ics",
      calendar("C").replacing("VERSION:2.0", with: "VERSION:2.0\nX-WR-CALNAME:Club")
    )
    try write("calcurse/apts", "11/21/2026 @ 12:00 -> 11/21/2026 @ 13:00 |D\n")
    let read = read(["~/cal", "~/c.ics", "~/calcurse"])
    #expect(read.problems.isEmpty)
    #expect(read.calendars.map(\.name) == ["home", "At work", "Club", "apts"])
    #expect(read.calendars.map(\.color) == [nil, 0xFF8800, nil, nil])
    #expect(read.items.map(\.title) == ["A", "B", "C", "D"])
    #expect(read.items.map(\.calendar) == [1, 0, 2, 3])
  }

  @Test func `what is broken is words, and the rest is read`() throws {
    try write("cal/a.ics", calendar("A"))
    try write("cal/b.ics", calendar("B", at: "tomorrow"))
    try write("cal/c.ics", "Dear Sir or Madam")
    try write("cal/d.ics", "\u{0}\u{1}")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/cal/e.ics",
      withIntermediateDirectories: true
    )
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: folder.path + "/cal/f.ics"))
    try write("empty/x.txt", "")
    let read = read(["~/cal", "~/gone", "~/empty", "relative", "/dev/null"])
    #expect(read.items.map(\.title) == ["A"])
    #expect(
      read.problems == [
        "b.ics:6: no date: DTSTART:tomorrow",
        "c.ics: it is not a calendar: neither iCalendar nor the apts file of calcurse",
        "d.ics: it is not a calendar: neither iCalendar nor the apts file of calcurse",
        "e.ics: it cannot be read", "f.ics: it is not text in UTF-8",
        "~/gone: there is no such file", "~/empty: it contains no calendar",
        "relative: not a path from / or ~/",
      ]
    )
    #expect(read.problemCount == 9)
  }

  @Test func `a pipe in the place of a file is not waited for`() throws {
    try write("cal/a.ics", calendar("A"))
    #expect(mkfifo(folder.path + "/cal/b.ics", 0o600) == 0)
    let read = read(["~/cal"])
    #expect(read.items.map(\.title) == ["A"])
    #expect(read.problems == ["b.ics: it cannot be read"])
  }

  @Test func `a changed file is another picture at the next look`() throws {
    try write("a.ics", calendar("Before"))
    #expect(read(["~/a.ics"]).items.map(\.title) == ["Before"])
    try write("a.ics", calendar("After"))
    #expect(read(["~/a.ics"]).items.map(\.title) == ["After"])
  }
}
