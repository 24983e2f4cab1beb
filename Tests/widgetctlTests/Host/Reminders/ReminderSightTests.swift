import Testing

@testable import widgetctl

// BW-32
@Suite("Looks at reminders", .timeLimit(.minutes(2)))
struct ReminderSightTests {
  private static func look(_ change: (inout ReminderLook) -> Void = { _ in }) -> ReminderLook {
    var look = ReminderLook(lookedAt: 1_000_000_000)
    (look.seen, look.surroundings, look.next) = (7, "UTC", 2_000_000_000)
    change(&look)
    return look
  }

  private static func sight(_ look: ReminderLook?, change: Int64 = 7) -> ReminderSight {
    ReminderSight(change: change, surroundings: "UTC", look: look)
  }

  @Test func `a store without a change of a to-do has nothing to look at`() {
    #expect(!Self.sight(nil, change: 0).isDue(at: 0))
    #expect(Self.sight(nil, change: 1).isDue(at: 0))
  }

  @Test func `nothing is due before the next moment and without a change`() {
    let sight = Self.sight(Self.look())
    #expect(!sight.isDue(at: 1_999_999_999))
    #expect(sight.isDue(at: 2_000_000_000))
    #expect(Self.sight(Self.look(), change: 8).isDue(at: 1_000_000_001))
    #expect(sight.next == 2_000_000_000)
  }

  @Test func `a view alone looks for what waits`() {
    let sight = Self.sight(Self.look { $0.waiting = 1 })
    #expect(!sight.isDue(at: 1_000_000_001))
    #expect(sight.isDue(at: 1_000_000_001, forView: true))
  }

  @Test func `two zones do not look in turn for ever`() {
    let sight = Self.sight(Self.look { ($0.surroundings, $0.next) = ("Asia/Tokyo", .max) })
    #expect(!sight.isDue(at: 1_000_000_001))
    #expect(sight.next == 1_900_000_000)
    #expect(sight.isDue(at: 1_900_000_000))
  }

  @Test func `after a failure only the pause counts`() {
    let sight = Self.sight(Self.look { $0.failures = 1 }, change: 8)
    #expect(!sight.isDue(at: 1_500_000_000))
    #expect(sight.isDue(at: 2_000_000_000))
    // Of a clock that ran ahead.
    #expect(sight.isDue(at: 2_000_000_000 - ReminderPlan.longestPause - 1))
  }

  // RT-5
  @Test func `a look of the future counts as none`() {
    #expect(Self.sight(Self.look { $0.next = .max }).isDue(at: 900_000_000))
  }

  @Test func `a view waits for changes to settle, and not for what has come`() {
    var due = DueReminders()
    let changed = Self.sight(Self.look(), change: 8)
    #expect(due.take(changed, isRunning: false, at: 1_100_000_000) == (false, 1_102_000_000))
    #expect(due.take(changed, isRunning: false, at: 1_102_000_000).starts)
    #expect(due.take(changed, isRunning: true, at: 1_103_000_000) == (false, nil))
    // It looked in vain, as another process did so: the last look stands.
    #expect(due.take(changed, isRunning: false, at: 1_103_000_000) == (false, 1_107_000_000))
    #expect(
      due.take(Self.sight(Self.look()), isRunning: false, at: 1_103_500_000).next == 2_000_000_000
    )
    #expect(due.take(Self.sight(Self.look()), isRunning: false, at: 2_000_000_000).starts)
  }
}
