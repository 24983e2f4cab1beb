import Foundation
import TestSupport
import Testing

@testable import Ground

@Suite("What distinguishes states of files", .timeLimit(.minutes(2)))
struct FileSightTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, _ name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  private func number(_ name: String = "") -> Int64 {
    FileSight.number(of: name.isEmpty ? folder.path : "\(folder.path)/\(name)")
  }

  @Test func `a file has another number when it was written, replaced, touched or removed`() throws
  {
    #expect(number("a") == 0)
    try write("one", "a")
    var seen: Set<Int64> = [0]
    #expect(seen.insert(number("a")).inserted)
    #expect(number("a") == number("a"))
    try write("longer", "a")
    #expect(seen.insert(number("a")).inserted)
    let date = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
    try FileManager.default.setAttributes(date, ofItemAtPath: folder.path + "/a")
    #expect(seen.insert(number("a")).inserted)
    // The same size and time, and another file.
    try write("LONGER", "b")
    try FileManager.default.setAttributes(date, ofItemAtPath: folder.path + "/b")
    try #require(rename(folder.path + "/b", folder.path + "/a") == 0)
    #expect(seen.insert(number("a")).inserted)
    try FileManager.default.removeItem(atPath: folder.path + "/a")
    #expect(number("a") == 0)
  }

  @Test func `a folder has another number when a file in it or in a folder of it is another`()
    throws
  {
    try write("a", "home/a.ics")
    var seen: Set<Int64> = [number()]
    for change in [("b", "home/b.ics"), ("longer", "home/a.ics"), ("c", "c.ics")] {
      try write(change.0, change.1)
      #expect(seen.insert(number()).inserted)
    }
    let before = number()
    // Hidden, half written, or too deep.
    for name in [".x", "home/.x", "home/x.tmp", "home/deep/x.ics"] { try write("x", name) }
    try FileManager.default.removeItem(atPath: folder.path + "/home/deep")
    #expect(number() == before)
  }

  @Test func `the folders in a folder are named, and no hidden one`() throws {
    for name in ["a/x", "b/x", ".c/x", "d"] { try write("x", name) }
    #expect(Set(FileSight.folders(in: folder.path)) == ["a", "b"])
    #expect(FileSight.folders(in: folder.path + "/d").isEmpty)
  }
}
