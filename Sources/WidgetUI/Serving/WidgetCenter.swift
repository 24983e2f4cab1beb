import WidgetExtension

/// Asks the host for new timelines, and what is placed; outside a host it does nothing.
public final class WidgetCenter: Sendable {
  /// The keys that identify a pressed widget for its application; none is opened here.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public static let shared = WidgetCenter()

  private init() {}

  /// Requests new timelines of a kind; an unknown kind has no effect (WK-38, WK-40).
  public func reloadTimelines(ofKind kind: String) {
    ExtensionServer.host?.requestReload(ofKind: kind)
  }

  /// Requests new timelines of every kind of this extension (WK-38).
  public func reloadAllTimelines() {
    ExtensionServer.host?.requestReload()
  }

  /// The widgets that are placed, not those that could be (WK-39).
  public func currentConfigurations() async throws -> [WidgetInfo] {
    var infos: [WidgetInfo] = []
    for placed in await ExtensionServer.host?.configurations() ?? [] {
      guard let info = await WidgetInfo(placed) else { continue }
      infos.append(info)
    }
    return infos
  }

  /// The widgets that are placed, through a completion handler (WK-39).
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

  /// Does nothing: a terminal has a way to edit a configuration and needs none that are ready-made.
  public func invalidateConfigurationRecommendations() {}

  /// Does nothing: a terminal suggests no widgets, and the relevance that decides in a stack comes with the entries.
  public func invalidateRelevance(ofKind kind: String) {}
}

/// Asks the host for new pictures of controls; outside a host it does nothing.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Requests new pictures of a kind of control (WK-53).
  public func reloadControls(ofKind kind: String) {
    ExtensionServer.host?.requestReload(ofKind: kind)
  }

  /// Requests new pictures of everything this extension offers (WK-53).
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
