public import Foundation

/// The name of an Objective-C method, which nothing on Linux can call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { self.init(value) }
}

extension NotificationCenter {
  /// Accepted: no method is called by its name here.
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {}
}
