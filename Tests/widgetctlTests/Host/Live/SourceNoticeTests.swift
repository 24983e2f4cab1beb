import Foundation
import SharedStore
import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

@Suite("Files that change under the live view", .timeLimit(.minutes(2)))
struct SourceNoticeTests {
  private static let second: Int64 = 1_000_000
  private let folder = TemporaryFolder()
  private var location: StoreLocation { StoreLocation(path: folder.path + "/s.sqlite") }

  private func write(_ text: String, _ name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  private func made(of name: String, widget: Int64) {
    TimelineSources.change(besideStore: location) {
      let files = TimelineFiles(["\(folder.path)/\(name)"]).stamps
      $0.remember(files, placement: widget, family: 1)
    }
  }

  @Test(arguments: ["calendars", "calendars/home/a.ics"])
  func `a file that changes has its widget reloaded a second later`(name: String) throws {
    try write("a", "calendars/home/a.ics")
    made(of: name, widget: 1)
    let notice = SourceNotice(location)
    #expect(notice.take(of: [1, 2], running: [], at: 0).widgets.isEmpty)
    #expect(!notice.hasChanged(at: 0))
    for turn in 1...3 {
      let start = Int64(turn) * 100 * Self.second
      try write(String(repeating: "b", count: turn), "calendars/home/a.ics")
      #expect(notice.hasChanged(at: start))
      #expect(notice.take(of: [1, 2], running: [], at: start) == ([], start + Self.second))
      #expect(notice.take(of: [1, 2], running: [], at: start + Self.second).widgets == [1])
      made(of: name, widget: 1)
      #expect(notice.take(of: [1, 2], running: [], at: start + 2 * Self.second).widgets.isEmpty)
      #expect(!notice.hasChanged(at: start + 2 * Self.second))
    }
  }

  @Test func `what appears, is replaced and is removed is seen, and what is hidden is not`() throws
  {
    try write("a", "calendars/home/a.ics")
    made(of: "calendars", widget: 1)
    let notice = SourceNotice(location)
    _ = notice.take(of: [1], running: [], at: 0)
    try write("x", "calendars/home/.hidden")
    try write("x", "calendars/home/x.tmp")
    #expect(!notice.hasChanged(at: 0))
    let home = folder.path + "/calendars/home"
    try write("b", "calendars/new/b.ics")
    #expect(notice.hasChanged(at: 0))
    // The new folder is watched too.
    try write("c", "calendars/new/c.ics")
    #expect(notice.hasChanged(at: 0))
    try #require(rename(home + "/x.tmp", home + "/a.ics") == 0)
    #expect(notice.hasChanged(at: 0))
    try #require(unlink(home + "/a.ics") == 0)
    #expect(notice.hasChanged(at: 0))
  }

  @Test func `a file that comes to be is seen, and one of no widget in view is not`() throws {
    made(of: "later.md", widget: 1)
    let notice = SourceNotice(location)
    _ = notice.take(of: [2], running: [], at: 0)
    #expect(notice.descriptor == nil)
    _ = notice.take(of: [1], running: [], at: 0)
    #expect(notice.descriptor != nil)
    try write("a", "later.md")
    #expect(notice.hasChanged(at: 0))
    #expect(notice.take(of: [1], running: [], at: Self.second).widgets == [1])
  }

  @Test func `what changed before the view began is reloaded at once`() throws {
    try write("a", "note.md")
    made(of: "note.md", widget: 1)
    try write("longer", "note.md")
    #expect(SourceNotice(location).take(of: [1], running: [], at: 0).widgets == [1])
  }

  @Test func `without files nothing is watched, and nothing wakes the view`() {
    let notice = SourceNotice(location)
    #expect(notice.take(of: [1], running: [], at: 0) == ([], nil))
    #expect(notice.descriptor == nil)
  }

  @Test func `a file that is written all the time costs a reload in five seconds`() {
    var turns = ChangedSources()
    var reloads = 0
    for now in 0..<Int64(60) {
      turns.note(at: now * Self.second, settles: true)
      let taken = turns.take(at: now * Self.second + 1, running: []) { [1] }
      reloads += taken.widgets.count
    }
    #expect((10...12).contains(reloads))
  }

  @Test func `a widget that a command reloads is left to it, and then taken`() {
    var turns = ChangedSources()
    turns.note(at: 0, settles: false)
    #expect(turns.take(at: 0, running: [1]) { [1, 2] }.widgets == [2])
    #expect(turns.take(at: 1, running: []) { [] }.widgets == [1])
  }

  @Test func `a clock that is set back does not hold a change up`() {
    var turns = ChangedSources()
    turns.note(at: 3_600 * Self.second, settles: true)
    #expect(turns.take(at: 0, running: []) { [1] }.widgets == [1])
    turns.note(at: 0, settles: false)
    #expect(turns.take(at: -10 * Self.second, running: []) { [1] }.widgets == [1])
  }
}
