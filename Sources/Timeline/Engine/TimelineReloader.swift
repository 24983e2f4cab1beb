/// Asks extensions for timelines; the engine calls it once per extension and pass.
package protocol TimelineReloader: Sendable {
  /// Reports each request's answer as soon as it has it, and returns when the extension is done.
  ///
  /// It holds each request to `batch.timelineLimit`. Cancellation must end the extension: the
  /// engine then has no more use for it and does not wait.
  /// - Throws: why the requests without an answer will get none; `answer` before it still counts.
  func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError)
}

/// All that one extension is asked for in one pass.
package struct ReloadBatch: Equatable, Sendable {
  package var extensionName: String
  package var requests: [ReloadRequest]
  package var isOffline: Bool
  /// How long the extension may take for each timeline, on a monotonic clock.
  package var timelineLimit: Duration
  /// How long it may take for all of them; the engine ends the batch then.
  package var runLimit: Duration

  package init(
    extensionName: String,
    requests: [ReloadRequest],
    isOffline: Bool,
    timelineLimit: Duration,
    runLimit: Duration
  ) {
    self.extensionName = extensionName
    self.requests = requests
    self.isOffline = isOffline
    self.timelineLimit = timelineLimit
    self.runLimit = runLimit
  }
}

/// One timeline to be made.
package struct ReloadRequest: Equatable, Sendable {
  package var key: TimelineKey
  package var kind: String
  /// The encoded configuration of the placed widget, opaque to this module.
  package var configuration: [UInt8]
  package var reason: ReloadReason
  /// Whether there is no timeline yet: a failure had better come with a placeholder (WK-80).
  package var wantsPlaceholder: Bool

  package init(
    key: TimelineKey,
    kind: String,
    configuration: [UInt8],
    reason: ReloadReason,
    wantsPlaceholder: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.configuration = configuration
    self.reason = reason
    self.wantsPlaceholder = wantsPlaceholder
  }
}

/// What became of one request.
package struct ReloadAnswer: Equatable, Sendable {
  package var key: TimelineKey
  package var result: Result<MadeTimeline, TimelineError>
  /// What to show where the result is a failure and there is no timeline yet.
  package var placeholder: MadeEntry?

  package init(
    key: TimelineKey,
    result: Result<MadeTimeline, TimelineError>,
    placeholder: MadeEntry? = nil
  ) {
    self.key = key
    self.result = result
    self.placeholder = placeholder
  }
}
