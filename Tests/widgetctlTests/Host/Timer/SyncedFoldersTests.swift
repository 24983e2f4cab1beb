import Foundation
import Ground
import SharedStore
import TestSupport
import Testing

@testable import widgetctl

@Suite("The folders that refresh keeps alike with lists", .timeLimit(.minutes(2)))
struct SyncedFoldersTests {
  private static let sight = SyncedFolders.Sight(change: 4, digest: "ab")
  private static let minute: Int64 = 60_000_000

  private static func folder(failed: Int64 = 0) -> SyncedFolders.Folder {
    SyncedFolders.Folder(path: "/home/a/cal", seen: sight, failed: failed)
  }

  @Test(arguments: [(4, "ab", false), (5, "ab", true), (4, "ac", true), (3, "ab", true)])
  func `a sync is due where either side changed, and only there`(
    change: Int64,
    digest: String,
    isDue: Bool
  ) {
    let now = SyncedFolders.Sight(change: change, digest: digest)
    #expect(Self.folder().isDue(now, at: 1) == isDue)
  }

  // RT-5
  @Test(arguments: [(0, false), (9, false), (10, true), (-1, true)])
  func `one that failed waits ten minutes, whatever changes`(minutes: Int64, isDue: Bool) {
    let failed = 100 * Self.minute
    let changed = SyncedFolders.Sight(change: 5, digest: "ab")
    for sight in [Self.sight, changed] {
      #expect(Self.folder(failed: failed).isDue(sight, at: failed + minutes * Self.minute) == isDue)
    }
  }

  @Test func `what stands is said once, and what comes again is said again`() {
    var folder = Self.folder()
    func say(_ lines: String...) -> Bool {
      folder.note(lines, of: Self.sight, isFailure: false, at: 7)
    }
    #expect(say("missing"))
    #expect(!say("missing"))
    #expect(say("conflict"))
    #expect(!say())
    // What was said last stays for `doctor`.
    #expect(folder.message == "conflict" && folder.told == 7)
    #expect(say("conflict"))
    #expect(folder.failed == 0)
    let isNews = [8, 9].map {
      folder.note(["no room"], of: Self.sight, isFailure: true, at: $0)
    }
    #expect(isNews == [true, false])
    #expect(folder.failed == 9)
  }

  @Test func `they are kept beside the store, and the last one takes the file away`() throws {
    let place = TemporaryFolder()
    let location = StoreLocation(path: place.path + "/s.sqlite")
    #expect(SyncedFolders.read(besideStore: location).folders.isEmpty)
    for path in ["/a b\nc", "/x/", "/x"] {
      let isKept = SyncedFolders.change(besideStore: location) { $0.remember(path, Self.sight) }
      #expect(isKept)
    }
    var folders = SyncedFolders.read(besideStore: location)
    #expect(folders.folders.map(\.path) == ["/a b\nc", "/x"])
    #expect(folders.folder("/x/")?.seen == Self.sight)
    var changed = try #require(folders.folder("/x"))
    _ = changed.note(["one", "two"], of: Self.sight, isFailure: true, at: 5)
    SyncedFolders.change(besideStore: location) { $0.replace(changed) }
    folders = SyncedFolders.read(besideStore: location)
    #expect(folders.folder("/x") == changed)
    // One that was stopped while it was synced stays stopped.
    SyncedFolders.change(besideStore: location) { $0.forget("/x") }
    SyncedFolders.change(besideStore: location) { $0.replace(changed) }
    #expect(SyncedFolders.read(besideStore: location).folder("/x") == nil)
    SyncedFolders.change(besideStore: location) { $0.forget("/a b\nc") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
  }

  @Test(arguments: ["", "x", "/a\u{0}1\u{0}", "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}"])
  func `what is no such file has none`(text: String) {
    #expect(SyncedFolders(bytes: Array(text.utf8)).folders.isEmpty)
  }

  @Test func `a hundred are kept, and no more`() {
    var folders = SyncedFolders()
    for number in 0..<120 { folders.remember("/\(number)", Self.sight) }
    #expect(folders.folders.count == 100)
    #expect(SyncedFolders(bytes: folders.bytes) == folders)
  }

  @Test func `a folder's sight changes with its files, and with nothing else`() throws {
    let place = TemporaryFolder()
    let cal = place.path + "/cal"
    #expect(FileSight.digest(ofFolder: cal) == "missing")
    func write(_ text: String, _ name: String) throws {
      let url = URL(filePath: "\(cal)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    try write("a", "home/a.ics")
    var seen = FileSight.digest(ofFolder: cal)
    try write("b", "home/.b.ics.tmp")
    try write("b", "home/b.tmp")
    try write("b", "home/deeper/b.ics")
    try write("b", "home/deeper/c.ics")
    let deeper = FileSight.digest(ofFolder: cal)
    #expect(deeper != seen)
    try write("d", "home/deeper/d.ics")
    #expect(FileSight.digest(ofFolder: cal) == deeper)
    seen = deeper
    for change in [("longer", "home/a.ics"), ("b", "home/b.ics"), ("w", "work/a.ics")] {
      try write(change.0, change.1)
      let now = FileSight.digest(ofFolder: cal)
      #expect(now != seen)
      seen = now
    }
    try FileManager.default.removeItem(atPath: cal + "/home/b.ics")
    #expect(FileSight.digest(ofFolder: cal) != seen)
  }
}
