import Ground
import Testing

@testable import WidgetExtension

@Suite("Deadlines", .timeLimit(.minutes(5)))
struct DeadlineTests {
  @Test(arguments: [Duration.zero, .seconds(-5), .nanoseconds(-1)])
  func `a limit of nothing or less has passed`(limit: Duration) {
    #expect(Deadline(after: limit).hasPassed)
    #expect(Deadline(after: limit).pollTimeout == 0)
  }

  @Test func `a wait is rounded up, so that it never ends a moment too early`() {
    #expect(Deadline(after: .microseconds(900_500)).pollTimeout <= 901)
    #expect(Deadline(after: .seconds(1_000_000)).pollTimeout > 999_000_000)
  }

  // RI-12
  @Test func `an extension that asks its host without end is stopped by count and by time`() {
    var patient = ExtensionSession.Exchange(awaiting: [1], within: .seconds(30))
    let admitted = (0...FrameLimits.questionsPerWait).filter { _ in patient.admitsQuestion() }
    #expect(admitted.count == FrameLimits.questionsPerWait)

    let now = Guarded<Int64>(0)
    var slow = ExtensionSession.Exchange(awaiting: [1], within: .seconds(30)) {
      now.withLock { $0 }
    }
    var answered = 0
    while slow.admitsQuestion() {
      slow.answering { now.withLock { $0 += 300_000_000 } }
      answered += 1
    }
    #expect(answered == 4)
    // The host's time is not the extension's.
    #expect(!slow.deadline.hasPassed)
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(10_000_000_000)])
  func `a limit beyond all clocks does not trap`(limit: Duration) {
    let deadline = Deadline(after: limit)
    #expect(!deadline.hasPassed)
    #expect(deadline.pollTimeout == Int32.max)
  }

  @Test func `what a person takes to think is not counted`() {
    var deadline = Deadline(after: .seconds(1))
    let before = deadline
    let answer = deadline.pause { (0..<10_000).reduce(0, +) }
    #expect(answer == 49_995_000)
    #expect(deadline.nanoseconds > before.nanoseconds)
  }
}
