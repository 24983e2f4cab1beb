#if canImport(Darwin)
public import Foundation
#endif

/// An intent's parameter, whatever its type.
public protocol AnyIntentValue: AnyObject, Sendable {
  associatedtype Value: _IntentValue
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}
