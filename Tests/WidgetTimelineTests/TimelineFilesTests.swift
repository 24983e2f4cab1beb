import Foundation
import TestSupport
import Testing
import WidgetTimeline

@Suite("The files of a timeline", .timeLimit(.minutes(2)))
struct TimelineFilesTests {
  @Test func `64 paths from the root are looked at, and no more`() {
    let names = (0..<80).map { "/nothing/\($0)" }
    #expect(TimelineFiles(names).stamps.count == TimelineFiles.limit)
    #expect(TimelineFiles.limit == 64)
  }

  @Test(arguments: ["", "a", "~/a", "./a", "/a\u{0}b", "/" + String(repeating: "a", count: 4_096)])
  func `what is no path from the root is left out`(path: String) {
    #expect(TimelineFiles([path, "/a"]).paths == ["/a"])
  }

  @Test func `a file has the number of its state, and a path of nothing has 0`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/a"
    #expect(TimelineFiles([path]).stamps == [path: 0])
    try Data("a".utf8).write(to: URL(filePath: path))
    let before = TimelineFiles([path])
    #expect(before == TimelineFiles([path]))
    #expect(before.stamps[path] != 0)
    try Data("longer".utf8).write(to: URL(filePath: path))
    #expect(TimelineFiles([path]) != before)
  }

  @Test func `a timeline that is cut keeps its files`() {
    struct Entry: TimelineEntry { let date: Date }
    let entries = (0..<5).map { Entry(date: Date(timeIntervalSince1970: Double($0))) }
    let timeline = Timeline(entries: entries, policy: .never, files: TimelineFiles(["/a"]))
    #expect(timeline.kept(3).timeline.files.paths == ["/a"])
    #expect(Timeline(entries: entries, policy: .never).files.paths.isEmpty)
  }
}
