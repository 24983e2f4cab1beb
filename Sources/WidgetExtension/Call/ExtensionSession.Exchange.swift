extension ExtensionSession {
  /// Requests that were sent together, and the answers so far.
  struct Exchange {
    /// The time in which an extension must answer after it was asked to stop.
    static let cancellationGrace = Duration.seconds(2)
    /// The interval at which a wait checks whether it is cancelled, whether the process is alive,
    /// and the size of its log.
    static let patience = Duration.milliseconds(100)

    let limit: Duration
    private(set) var deadline: Deadline
    private var look: Deadline
    private(set) var isCancelled = false
    private let clock: Deadline.Clock
    /// The indices of the requests that are not answered yet, by correlation.
    private var positions: [UInt32: Int] = [:]

    private var noticeCount = 0
    private var questionCount = 0
    /// The time that the host has spent so far on requests of the extension.
    private var questionTime = Duration.zero
    private var partCount = 0
    /// The size in bytes of all parts that were received so far.
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

    /// The time of the next check during a wait: `look`, or the deadline if that is earlier.
    var nextLook: Deadline { look.nanoseconds < deadline.nanoseconds ? look : deadline }

    /// Returns whether a check is due; if it is, schedules the next one.
    mutating func isLookDue() -> Bool {
      guard look.hasPassed else { return false }
      look = Deadline(after: Exchange.patience, clock: clock)
      return true
    }

    var awaited: [UInt32] { Array(positions.keys) }

    func awaits(_ correlation: UInt32) -> Bool { positions[correlation] != nil }

    /// Removes an answered request and returns its index.
    ///
    /// - Returns: `nil` if the request was never sent, or is already answered.
    mutating func settle(_ correlation: UInt32) -> Int? {
      positions.removeValue(forKey: correlation)
    }

    /// Removes all requests without an answer and returns their indices, in order.
    mutating func settleAll() -> [Int] {
      defer { positions = [:] }
      return positions.values.sorted()
    }

    /// Counts a message that needs no answer and returns whether `FrameLimits.noticesPerWait`
    /// allows it.
    mutating func admitsNotice() -> Bool {
      noticeCount += 1
      return noticeCount <= FrameLimits.noticesPerWait
    }

    /// Counts a request to the host and returns whether `FrameLimits.questionsPerWait` and
    /// `questionTime` allow it.
    mutating func admitsQuestion() -> Bool {
      questionCount += 1
      return questionCount <= FrameLimits.questionsPerWait
        && questionTime <= FrameLimits.questionTime
    }

    /// Answers a request of the extension by `work`.
    ///
    /// The extension's time limit excludes this time, which adds to the limited `questionTime`.
    mutating func answering<Value>(_ work: () -> Value) -> Value {
      let start = clock()
      let value = pause(during: work)
      questionTime += .nanoseconds(max(0, clock() - start))
      return value
    }

    /// Counts a part of a long answer and returns whether `FrameLimits.partsPerReply` allows it.
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
