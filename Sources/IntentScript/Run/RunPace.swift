/// The time limits of a script's run: when it must end, and when output must be delivered.
struct RunPace: Sendable {
  /// Output is batched for 50 ms, which users do not perceive as a delay.
  private static let microsecondsPerGroup: Int64 = 50_000
  /// The maximum time between two flushes, and so the most work that a power cut can undo (PF-6).
  ///
  /// A flush costs as much as hundreds of quick intents.
  private static let microsecondsPerFlush: Int64 = 1_000_000
  /// The number of intents between two readings of the clock, because a reading costs a good part
  /// of the time of a quick intent.
  private static let intentsPerTick = 32

  private let elapsed: ElapsedTime
  /// The time limit of the script in microseconds.
  private let limit: Int64
  /// The remaining time for `wait` statements in microseconds.
  private var waitLeft: Int64
  /// The start of the script's run in microseconds, moved later by the time of answers and waits.
  private var start: Int64
  /// The time at which the clock was read last, in microseconds.
  private var now: Int64
  /// The time of the first event that is held back.
  private var groupStart: Int64 = 0
  /// The number of intents so far; the clock is read at every 32nd.
  private var asked = 0

  init(_ elapsed: ElapsedTime, _ limits: ScriptLimits) {
    self.elapsed = elapsed
    limit = Self.microseconds(limits.seconds)
    waitLeft = Self.microseconds(limits.waitSeconds)
    start = elapsed.microseconds()
    now = start
  }

  private static func microseconds(_ seconds: Int) -> Int64 {
    let (product, isTooLarge) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    return isTooLarge ? .max : product
  }

  /// The same limits for a branch of `parallel`, whose intents are counted separately.
  var ofBranch: RunPace {
    var pace = self
    pace.asked = 0
    return pace
  }

  /// Counts an intent, and returns whether it is time to read the clock.
  mutating func countIntent() -> Bool {
    asked &+= 1
    return asked % Self.intentsPerTick == 0
  }

  /// Reads the clock, and returns `true` as long as the script's time limit is not exceeded.
  mutating func look() -> Bool {
    now = elapsed.microseconds()
    return now - start <= limit
  }

  /// Counts a wait; returns `false` for one that would pass the limit of all waits.
  mutating func mayWait(microseconds: Int64) -> Bool {
    guard microseconds <= waitLeft else { return false }
    waitLeft -= microseconds
    return true
  }

  /// The current time of the clock, for ``leaveOut(since:)``.
  var moment: Int64 { elapsed.microseconds() }

  /// Excludes the time since a moment from the script's time.
  mutating func leaveOut(since moment: Int64) { start += elapsed.microseconds() - moment }

  /// Records the time of the first event that is held back.
  mutating func beginGroup() { groupStart = now }

  /// Returns whether events have been held back for too long.
  func isLate(hasOutput: Bool) -> Bool {
    now - groupStart >= (hasOutput ? Self.microsecondsPerGroup : Self.microsecondsPerFlush)
  }
}
