/// Asks extensions for timelines; the engine calls it once for each extension in each round of
/// reloads.
package protocol TimelineReloader: Sendable {
  /// Calls `answer` with each request's answer as soon as it arrives, and returns when the
  /// extension has finished.
  ///
  /// The reloader enforces `batch.timelineLimit` for each request. Cancellation must end the
  /// extension; the engine does not wait for that.
  /// - Throws: the reason why the remaining requests will not be answered; earlier calls of
  ///   `answer` still count.
  func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError)
}

/// The requests to one extension in one round of reloads.
package struct ReloadBatch: Equatable, Sendable {
  package var extensionName: String
  package var requests: [ReloadRequest]
  package var isOffline: Bool
  /// The time limit for each timeline, on a monotonic clock.
  package var timelineLimit: Duration
  /// The time limit for the whole batch, enforced by the engine.
  package var runLimit: Duration
}

/// A request for one timeline: the widget, its configuration, and the reason.
package struct ReloadRequest: Equatable, Sendable {
  package var key: TimelineKey
  package var kind: String
  /// The encoded configuration of the placed widget, opaque to this module.
  package var configuration: [UInt8]
  package var reason: ReloadReason
  /// Whether a failure should include a placeholder, because there is no timeline yet (WK-80).
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

/// The timeline made for one request, or its error, with a placeholder and the processor time.
package struct ReloadAnswer: Equatable, Sendable {
  package var key: TimelineKey
  package var result: Result<MadeTimeline, TimelineError>
  /// The entry to show if the result is a failure and there is no timeline yet; `nil` if none was
  /// requested or made.
  package var placeholder: MadeEntry?
  /// The extension's processor time since its previous answer, or since the request; `nil` if
  /// unknown.
  package var processorTime: Duration?

  package init(
    key: TimelineKey,
    result: Result<MadeTimeline, TimelineError>,
    placeholder: MadeEntry? = nil,
    processorTime: Duration? = nil
  ) {
    self.key = key
    self.result = result
    self.placeholder = placeholder
    self.processorTime = processorTime
  }
}
