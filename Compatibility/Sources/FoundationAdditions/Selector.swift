public import Foundation

/// The name of an Objective-C method, which nothing on Linux can call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { self.init(value) }
}

extension Timer {
  /// Creates a timer that fires without an effect, because Linux cannot call a method by its name.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  /// Creates a timer that fires without an effect, because Linux cannot call a method by its name.
  public convenience init(
    fireAt date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats) { _ in }
  }

  /// Creates and schedules a timer that fires without an effect, because Linux cannot call a method
  /// by its name.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in }
  }
}

extension NotificationCenter {
  /// Has no effect, because Linux cannot call a method by its name.
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {}
}
