extension ExtensionSession {
  /// Requests that were sent together, and the answers so far.
  struct Exchange {
    /// The time in which an extension must answer after it was asked to stop.
    static let cancellationGrace = Duration.seconds(2)
    /// The interval at which a wait checks whether it is cancelled, whether the process is alive, and the size of its
    /// log.
    static let patience = Duration.milliseconds(100)

    let limit: Duration
    private(set) var deadline: Deadline
    private var look: Deadline
    private(set) var isCancelled = false
    private let clock: Deadline.Clock
    /// The positions of the requests that are not answered yet, by correlation.
    private var positions: [UInt32: Int] = [:]

    private var noticeCount = 0
    private var questionCount = 0
    /// The time that was spent on answers so far.
    private var questionTime = Duration.zero
    private var partCount = 0
    /// The bytes of all parts so far.
    private(set) var partBytes = 0

    init(
      awaiting correlations: [UInt32],
      within limit: Duration,
      clock: @escaping Deadline.Clock = Deadline.monotonic
    ) {
      self.limit = limit
      self.clock = clock
      deadline = Deadline(after: limit, clock: clock)
      look = Deadline(after: Exchange.patience, clock: clock)
      for (position, correlation) in correlations.enumerated() { positions[correlation] = position }
    }

    var isComplete: Bool { positions.isEmpty }

    /// When to look up from waiting.
    var nextLook: Deadline { look.nanoseconds < deadline.nanoseconds ? look : deadline }

    /// Whether it is time to look up; the next time is counted from then.
    mutating func isLookDue() -> Bool {
      guard look.hasPassed else { return false }
      look = Deadline(after: Exchange.patience, clock: clock)
      return true
    }

    var awaited: [UInt32] { Array(positions.keys) }

    func awaits(_ correlation: UInt32) -> Bool { positions[correlation] != nil }

    /// The position of an answered request; `nil` for one that was never sent or has its answer.
    mutating func settle(_ correlation: UInt32) -> Int? {
      positions.removeValue(forKey: correlation)
    }

    /// The positions, in order, of everything that is left without an answer.
    mutating func settleAll() -> [Int] {
      defer { positions = [:] }
      return positions.values.sorted()
    }

    /// Whether one more notice is within `FrameLimits.noticesPerWait`.
    mutating func admitsNotice() -> Bool {
      noticeCount += 1
      return noticeCount <= FrameLimits.noticesPerWait
    }

    /// Whether one more request to the host is within `FrameLimits.questionsPerWait` and `questionTime`.
    mutating func admitsQuestion() -> Bool {
      questionCount += 1
      return questionCount <= FrameLimits.questionsPerWait
        && questionTime <= FrameLimits.questionTime
    }

    /// Answers a request of the extension; the time is not the extension's own, and has a budget.
    mutating func answering<Value>(_ work: () -> Value) -> Value {
      let start = clock()
      let value = pause(during: work)
      questionTime += .nanoseconds(max(0, clock() - start))
      return value
    }

    /// Whether one more part is within `FrameLimits.partsPerReply`.
    mutating func admitsPart(of frame: Frame) -> Bool {
      partCount += 1
      partBytes += frame.body.count + frame.attachment.count
      return partCount <= FrameLimits.partsPerReply
    }

    mutating func pause<Value>(during work: () -> Value) -> Value {
      deadline.pause(during: work)
    }

    mutating func cancel(within grace: Duration) {
      isCancelled = true
      deadline = Deadline(after: grace, clock: clock)
    }
  }
}
