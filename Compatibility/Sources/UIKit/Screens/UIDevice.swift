public import Foundation

/// The machine, as an interface for phones sees it.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { "Terminal" }
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var identifierForVendor: UUID? { nil }
  public var isBatteryMonitoringEnabled = false
  /// From 0 to 1; -1 is unknown.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }

  /// Whether the machine runs on its battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}
