import WidgetTimeline

extension RefreshRequest {
  /// Creates a request by the command `refresh`, for tests in which the requester does not matter.
  init(
    _ selection: TimelineSelection = .all,
    isForced: Bool = false,
    isOffline: Bool = false
  ) {
    self.init(selection, by: .refresh, isForced: isForced, isOffline: isOffline)
  }
}

extension TimelineEngine {
  /// Reloads all due timelines.
  @discardableResult
  func refresh() async throws -> RefreshReport { try await refresh(RefreshRequest()) }
}
