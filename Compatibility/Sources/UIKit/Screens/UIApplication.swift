public import Foundation

/// The application; an extension has none, so that its methods have no effect.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  public static let shared = UIApplication()
  public nonisolated static let openSettingsURLString = "app-settings:"

  public var applicationIconBadgeNumber = 0
  public var isIdleTimerDisabled = false
  public var applicationState: State { .background }

  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls `completion` with `false`, because nothing can be opened.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// The state of the application; in an extension always `background`.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// An option for opening a URL; without effect, because nothing can be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
}
