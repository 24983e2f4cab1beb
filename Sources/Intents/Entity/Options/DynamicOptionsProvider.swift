import Essentials

/// Offers the values of a parameter that are known only at run time.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Self.Result.Result
  where Self.DefaultValue.ValueType == Self.Result.Result.ValueType

  typealias ItemCollection = IntentItemCollection
  typealias ItemSection = IntentItemSection
  typealias Item = IntentItem

  /// The values, those to show first in front.
  func results() async throws -> Result
  /// Returns the default value of a widget's configuration; `nil` by default.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// The values that a query or options provider offers; an array of values is such a collection.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result.ValueType] { get }
  static var empty: Self { get }
}

/// Results whose items may have titles of their own.
protocol TitledResults {
  var titledOptions: [IntentOption] { get }
}

extension ResultsCollection {
  fileprivate var options: [IntentOption] {
    (self as? any TitledResults)?.titledOptions ?? items.map { IntentOption($0._intentValue) }
  }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element

  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  public static var empty: [Element] { [] }
}

extension ParameterDeclaration {
  /// Offers the results of a query or provider; its default result begins a configuration.
  mutating func offer<Provider: DynamicOptionsProvider>(
    _ provider: @escaping @Sendable () -> Provider
  ) {
    options = {
      let provider = provider()
      try await Availability.check(provider)
      return try await provider.results().options
    }
    defaultResult = {
      let provider = provider()
      try await Availability.check(provider)
      return await provider.defaultResult()?._intentValue
    }
  }
}

extension IntentParameter {
  /// Makes a parameter whose values are offered by a provider; other values are taken too.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.Result.Result.ValueType == Value.ValueType {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.offer { optionsProvider }
    }
  }

  /// Makes a parameter whose values are offered by a provider, so many of them.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.Result.Result.ValueType == Value.ValueType, Value.UnwrappedType: Collection {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.offer { optionsProvider }
      declaration.size = { _ in size }
    }
  }

  /// Creates a parameter whose values come from a provider; the widget's family limits their number.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.Result.Result.ValueType == Value.ValueType, Value.UnwrappedType: Collection {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.offer { optionsProvider }
      declaration.size = { family in family.flatMap { size[$0] } }
    }
  }
}
