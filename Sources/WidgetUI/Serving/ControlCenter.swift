import WidgetExtension

/// Asks the host for new pictures of controls; outside a host it does nothing.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Wishes for new pictures of a kind of control (WK-53).
  public func reloadControls(ofKind kind: String) {
    ExtensionServer.host?.requestReload(ofKind: kind)
  }

  /// Wishes for new pictures of everything this extension offers (WK-53).
  public func reloadAllControls() {
    ExtensionServer.host?.requestReload()
  }

  /// The controls that are placed; widgets of other kinds are among them (WK-39).
  public func currentControls() async throws -> [ControlInfo] {
    try await WidgetCenter.shared.currentConfigurations()
      .filter { WidgetFamily.ofControls.contains($0.family) }
      .map { ControlInfo(id: "\($0.kind) \($0.family)", kind: $0.kind) }
  }
}

/// A placed control.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let id: String
  public let kind: String
}
