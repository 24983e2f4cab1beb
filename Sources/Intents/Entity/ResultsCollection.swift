#if canImport(Darwin)
public import Foundation
#endif

/// What a query or options provider offers; arrays of values are collections.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result.ValueType] { get }
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element

  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  public static var empty: [Element] { [] }
}
