public import Foundation

/// A screen with the size and scale of a phone, for which widgets are designed.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The bounds of a phone's screen: 390 by 844 points, which authors use to compute proportions.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The number of pixels per point: finer than the 2 by 4 dots that a cell of 8 by 16 points can
  /// show.
  public let scale: CGFloat = 2
  public let brightness: CGFloat = 1

  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1688) }
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { .current }
}

/// The traits of an interface that colours depend on, such as light or dark.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// The current traits, which are always light: a dark picture is made only if a view reads the
  /// scheme.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var displayScale: CGFloat { 2 }
}

/// The machine, with the properties that code for phones reads.
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
  /// The battery's charge from 0 to 1; always -1, which means unknown.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }

  /// The state of the machine's battery; always `unknown`.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The kind of device of an interface, such as a phone or a tablet.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
