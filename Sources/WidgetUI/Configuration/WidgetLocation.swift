/// A place where widgets can be put on Apple's devices.
public struct WidgetLocation: Hashable, Sendable {
  private let value: UInt8

  public static let homeScreen = WidgetLocation(value: 0)
  public static let lockScreen = WidgetLocation(value: 1)
  public static let standBy = WidgetLocation(value: 2)
  public static let iPhoneWidgetsOnMac = WidgetLocation(value: 3)
  public static let carPlay = WidgetLocation(value: 4)
  public static let smartStack = WidgetLocation(value: 5)
}
