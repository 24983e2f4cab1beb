import Foundation
import SharedStore
import TestSupport
import Testing

@testable import widgetctl

@Suite("The files from which timelines were made", .timeLimit(.minutes(2)))
struct TimelineSourcesTests {
  private static func sources(_ files: [String: Int64] = ["/a": 1, "/b": -2]) -> TimelineSources {
    var sources = TimelineSources()
    sources.remember(files, placement: 1, family: 2)
    return sources
  }

  @Test func `the last files of a timeline count, and none remove it`() {
    var sources = Self.sources()
    sources.remember(["/c": 3], placement: 1, family: 4)
    sources.remember(["/a": 5], placement: 1, family: 2)
    #expect(sources.sources.map(\.files) == [["/a": 5], ["/c": 3]])
    sources.remember([:], placement: 1, family: 2)
    sources.remember([:], placement: 9, family: 9)
    #expect(sources.sources.map(\.family) == [4])
  }

  @Test func `a timeline of which a file is another has changed, and each path is looked at once`()
  {
    var sources = Self.sources()
    sources.remember(["/b": -2, "/c": 3], placement: 1, family: 4)
    sources.remember(["/c": 3], placement: 2, family: 4)
    var looked: [String] = []
    let now: [String: Int64] = ["/a": 1, "/b": 7, "/c": 3]
    let changed = sources.changed { path in
      looked.append(path)
      return now[path] ?? 0
    }
    #expect(changed.map(\.family) == [2, 4])
    #expect(changed.map(\.files) == [["/a": 1, "/b": 7], ["/b": 7, "/c": 3]])
    #expect(looked.sorted() == ["/a", "/b", "/c"])
    for source in changed {
      sources.remember(source.files, placement: source.placement, family: source.family)
    }
    #expect(sources.changed { now[$0] ?? 0 }.isEmpty)
  }

  @Test func `what was written is what is read`() {
    var sources = Self.sources(["/a b\nü": .max, "/": .min])
    sources.remember(["/c": 0], placement: .max, family: .min)
    #expect(TimelineSources(bytes: sources.bytes) == sources)
  }

  @Test(arguments: [
    "", "x", "1", "1\u{0}2\u{0}", "1\u{0}2\u{0}0\u{0}", "1\u{0}2\u{0}9\u{0}/a\u{0}1\u{0}",
    "1\u{0}2\u{0}-1\u{0}/a\u{0}1\u{0}", "1\u{0}2\u{0}9223372036854775807\u{0}/a\u{0}1\u{0}",
    "1\u{0}2\u{0}1\u{0}a\u{0}1\u{0}", "1\u{0}2\u{0}1\u{0}/a\u{0}x\u{0}",
    "x\u{0}2\u{0}1\u{0}/a\u{0}1\u{0}",
    "1\u{0}2\u{0}65\u{0}" + String(repeating: "/a\u{0}1\u{0}", count: 65),
  ])
  func `what is no such file has none`(text: String) {
    #expect(TimelineSources(bytes: Array(text.utf8)).isEmpty)
  }

  @Test func `the file is written when something changes, and is gone with the last timeline`()
    throws
  {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    TimelineSources.change(besideStore: location) { $0.remember([:], placement: 1, family: 2) }
    #expect(folder.names.isEmpty)
    for _ in 0..<2 {
      TimelineSources.change(besideStore: location) {
        $0.remember(["/a": 1], placement: 1, family: 2)
      }
      #expect(folder.names == ["s.sqlite-sources"])
    }
    let inode = FileStamp(path: TimelineSources.file(location))?.inode
    TimelineSources.change(besideStore: location) {
      $0.remember(["/a": 1], placement: 1, family: 2)
    }
    #expect(FileStamp(path: TimelineSources.file(location))?.inode == inode)
    #expect(FileStamp(path: TimelineSources.file(location))?.permissions == 0o600)
    TimelineSources.change(besideStore: location) { $0.remember([:], placement: 1, family: 2) }
    #expect(folder.names.isEmpty)
  }
}
