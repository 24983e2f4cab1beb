import Foundation
import TestSupport
import Testing

@testable import widgetctl

@Suite("An upgrade under the live view", .timeLimit(.minutes(2)))
struct ProgramNoticeTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.url.appending(path: "program").path }

  private func write(_ name: String) throws {
    try Data("program".utf8).write(to: folder.url.appending(path: name))
  }

  /// Replaces the program's file by renaming a new one, as `mv` and dpkg do.
  private func replace() throws {
    try write("new")
    try #require(rename(folder.url.appending(path: "new").path, path) == 0)
  }

  @Test func `each file in the program's place is reported once`() throws {
    try write("program")
    // A running program keeps its file: the kernel does not report it as deleted.
    let held = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? held.close() }
    let notice = ProgramNotice(path: path)
    #expect(!notice.wasReplaced())
    for _ in 0..<2 {
      try replace()
      #expect(notice.wasReplaced())
      #expect(!notice.wasReplaced())
    }
  }

  @Test func `a file that is only touched is the same program`() throws {
    try write("program")
    let notice = ProgramNotice(path: path)
    try #require(chmod(path, 0o755) == 0)
    #expect(!notice.wasReplaced())
  }

  @Test func `a program that was removed and comes back is reported when it is there`() throws {
    try write("program")
    let held = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? held.close() }
    let notice = ProgramNotice(path: path)
    try #require(unlink(path) == 0)
    #expect(!notice.wasReplaced())
    try write("program")
    #expect(notice.wasReplaced())
  }

  @Test(arguments: [
    (
      #"{"version": "0.9.1", "commit": null}"#,
      "widgetctl 0.9.1 is installed; restart watch to use it"
    ),
    (#"{"version": "0.9.0", "commit": {"hash": "aaaa"}}"#, nil),
    (
      #"{"version": "0.9.0", "commit": {"hash": "bbbb"}}"#,
      "widgetctl 0.9.0 was installed again; restart watch to use it"
    ),
    ("", "widgetctl was replaced; restart watch to use the new program"),
  ])
  func `the new program's answer is one line, unless it is the same build`(
    answer: String,
    text: String?
  ) {
    let own = VersionReport(
      version: "0.9.0",
      commit: BuiltCommit("aaaa 2026-11-28"),
      isOptimized: true
    )
    let report = RunReport(output: Array(answer.utf8), errors: [])
    #expect(UpgradeText.text(of: report, own: own) == text)
  }
}
