/// Offers the values that a parameter may take, when they are known only at run time.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Self.Result.Result
  where Self.DefaultValue.ValueType == Self.Result.Result.ValueType

  typealias ItemCollection = IntentItemCollection
  typealias ItemSection = IntentItemSection
  typealias Item = IntentItem

  /// The values, those to show first in front.
  func results() async throws -> Result
  /// What a widget's configuration begins with; none unless the author says.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}
