import Foundation
import SharedStore
import TestSupport
import Testing

@testable import widgetctl

// BW-32, RT-5
@Suite("Glances at reminders", .timeLimit(.minutes(2)))
struct ReminderGlanceTests {
  private static let mark = CommitMark(commit: 7, store: 3)

  @Test func `a glance holds until the next reminder, a commit or a quarter of an hour`() {
    let glance = ReminderGlance(Self.mark, at: 1_000, next: 5_000)
    #expect(glance.holds(at: 1_000, Self.mark))
    #expect(glance.holds(at: 4_999, Self.mark))
    #expect(!glance.holds(at: 5_000, Self.mark))
    #expect(!glance.holds(at: 999, Self.mark))
    #expect(!glance.holds(at: 2_000, CommitMark(commit: 8, store: 3)))
    #expect(!glance.holds(at: 2_000, CommitMark(commit: 7, store: 4)))
    let long = ReminderGlance(Self.mark, at: 0, next: nil)
    #expect(long.holds(at: ReminderGlance.longest - 1, Self.mark))
    #expect(!long.holds(at: ReminderGlance.longest, Self.mark))
    // A lock file that says nothing promises nothing.
    let none = CommitMark(commit: 0, store: 0)
    #expect(!ReminderGlance(none, at: 0, next: nil).holds(at: 1, none))
  }

  @Test func `it is read as it was written, and other bytes are none`() throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: "\(folder.path)/store.sqlite")
    let glance = ReminderGlance(Self.mark, at: 1_000, next: 5_000)
    // It makes no file.
    glance.write(besideStore: location)
    #expect(ReminderGlance.read(besideStore: location) == nil)
    let file = folder.url.appending(path: "store.sqlite-reminding")
    try Data().write(to: file)
    #expect(ReminderGlance.read(besideStore: location) == nil)
    glance.write(besideStore: location)
    #expect(ReminderGlance.read(besideStore: location) == glance)
    var bytes = try Data(contentsOf: file)
    bytes[20] ^= 1
    try bytes.write(to: file)
    #expect(ReminderGlance.read(besideStore: location) == nil)
  }
}
