public import Foundation

/// A screen in the proportions that phone widgets are designed for.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The bounds of a phone: 390 by 844 points, because authors use them to compute proportions.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The number of pixels per point: finer than the 2 by 4 dots that a cell of 8 by 16 points can
  /// show.
  public let scale: CGFloat = 2
  public let brightness: CGFloat = 1

  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1688) }
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { .current }
}

/// The surroundings that colours depend on.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// The current traits: light, because a dark picture is made only if a view reads the scheme.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var displayScale: CGFloat { 2 }
}

/// The device, described for code that was written for phones.
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
  /// The charge from 0 to 1; -1 is unknown.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }

  /// Whether the machine runs on its battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The kind of device of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
