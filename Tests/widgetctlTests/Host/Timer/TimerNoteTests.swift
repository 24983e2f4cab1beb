import Foundation
import SharedStore
import TestSupport
import Testing

@testable import widgetctl

@Suite("What a timer notes beside the store", .timeLimit(.minutes(2)))
struct TimerNoteTests {
  @Test(
    arguments: [
      TimerNote(ended: 1_795_000_000_000_000, exitCode: 0),
      TimerNote(ended: -1, exitCode: 69, message: "to-do: it exited with code 1"),
    ]
  )
  func `it is read as it was written, the last one alone`(_ note: TimerNote) {
    let folder = TemporaryFolder()
    let store = StoreLocation(path: folder.url.appending(path: "s.sqlite").path)
    #expect(TimerNote.read(besideStore: store) == nil)
    TimerNote(ended: 5, exitCode: 74, message: "a longer message than the one that follows")
      .write(besideStore: store)
    note.write(besideStore: store)
    #expect(TimerNote.read(besideStore: store) == note)
  }

  @Test(arguments: ["", "\n", "yesterday 0\n", "1\n", "1 2 3\n"])
  func `what is no note is none`(_ text: String) throws {
    let folder = TemporaryFolder()
    let store = StoreLocation(path: folder.url.appending(path: "s.sqlite").path)
    try Data(text.utf8).write(to: URL(filePath: store.path + "-timer"))
    #expect(TimerNote.read(besideStore: store) == nil)
  }
}
