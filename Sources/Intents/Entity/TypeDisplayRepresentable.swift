#if canImport(Darwin)
public import Foundation
#endif

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
