/// What a caller of the engine wants reloaded.
package struct RefreshRequest: Equatable, Sendable {
  package var selection: TimelineSelection
  /// Whether to reload what is not due too.
  package var isForced: Bool
  /// Whether the widgets' code is refused the network.
  package var isOffline: Bool

  package init(
    _ selection: TimelineSelection = .all,
    isForced: Bool = false,
    isOffline: Bool = false
  ) {
    self.selection = selection
    self.isForced = isForced
    self.isOffline = isOffline
  }
}
