import WidgetExtension

/// Requests reloads from the host and lists the placed widgets; has no effect without a host.
///
/// ```swift
/// WidgetCenter.shared.reloadTimelines(ofKind: "DayWidget")
/// let placed = try await WidgetCenter.shared.currentConfigurations()
/// ```
public final class WidgetCenter: Sendable {
  /// The keys that identify a pressed widget for its application; without effect in a terminal.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public static let shared = WidgetCenter()

  private init() {}

  /// Requests new timelines for a kind of widget; an unknown kind has no effect (WK-38, WK-40).
  public func reloadTimelines(ofKind kind: String) {
    ExtensionServer.host?.requestReload(ofKind: kind)
  }

  /// Requests new timelines for all kinds of this extension (WK-38).
  public func reloadAllTimelines() {
    ExtensionServer.host?.requestReload()
  }

  /// Returns the placed widgets of this extension (WK-39).
  public func currentConfigurations() async throws -> [WidgetInfo] {
    var infos: [WidgetInfo] = []
    for placed in await ExtensionServer.host?.configurations() ?? [] {
      guard let info = await WidgetInfo(placed) else { continue }
      infos.append(info)
    }
    return infos
  }

  /// Passes the placed widgets of this extension to a completion handler (WK-39).
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task {
      do {
        completion(.success(try await currentConfigurations()))
      } catch {
        completion(.failure(error))
      }
    }
  }

  /// Has no effect: a terminal edits configurations and needs no recommendations.
  public func invalidateConfigurationRecommendations() {}

  /// Has no effect: a terminal suggests no widgets, and the relevance for a stack is part of the
  /// entries.
  public func invalidateRelevance(ofKind kind: String) {}
}

/// Requests new pictures of controls from the host; has no effect without a host.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Requests new pictures of a kind of control (WK-53).
  public func reloadControls(ofKind kind: String) {
    ExtensionServer.host?.requestReload(ofKind: kind)
  }

  /// Requests new pictures of all widgets and controls of this extension (WK-53).
  public func reloadAllControls() {
    ExtensionServer.host?.requestReload()
  }

  /// Returns the placed controls; placed widgets in the families of controls are included (WK-39).
  public func currentControls() async throws -> [ControlInfo] {
    try await WidgetCenter.shared.currentConfigurations()
      .filter { WidgetFamily.ofControls.contains($0.family) }
      .map { ControlInfo(id: "\($0.kind) \($0.family)", kind: $0.kind) }
  }
}

/// A placed control; its `id` consists of its kind and the family in which it is placed.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let id: String
  public let kind: String
}
