import WidgetTimeline

extension RefreshRequest {
  /// A request by `refresh`, where a test is not about who asks.
  init(
    _ selection: TimelineSelection = .all,
    isForced: Bool = false,
    isOffline: Bool = false
  ) {
    self.init(selection, by: .refresh, isForced: isForced, isOffline: isOffline)
  }
}

extension TimelineEngine {
  /// Reloads what is due.
  @discardableResult
  func refresh() async throws -> RefreshReport { try await refresh(RefreshRequest()) }
}
