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
