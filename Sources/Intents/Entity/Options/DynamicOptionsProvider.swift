import Essentials

/// Supplies the possible values of a parameter at run time.
///
/// ```swift
/// struct CityOptionsProvider: DynamicOptionsProvider {
///   func results() async throws -> [String] { ["Ankara", "Izmir", "Istanbul"] }
///   func defaultResult() async -> String? { "Izmir" }
/// }
/// struct ShowCity: AppIntent {
///   static let title: LocalizedStringResource = "Show City"
///   @Parameter(title: "City", optionsProvider: CityOptionsProvider()) var city: String
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Self.Result.Result
  where Self.DefaultValue.ValueType == Self.Result.Result.ValueType

  typealias ItemCollection = IntentItemCollection
  typealias ItemSection = IntentItemSection
  typealias Item = IntentItem

  /// Returns the values in the order in which they are offered.
  ///
  /// - Throws: Any error; the choice is then not available.
  func results() async throws -> Result
  /// Returns the default value of a new widget's configuration; `nil`, the default, if there is
  /// none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// The values that a query or an options provider returns: an array, or an item collection with
/// headings.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result.ValueType] { get }
  static var empty: Self { get }
}

/// A collection whose items may have titles other than the texts of their values.
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
  public var items: [Element.ValueType] {
    // A generic `compactMap` would search all conformances of the program at its first use.
    var items: [Element.ValueType] = []
    items.reserveCapacity(count)
    for index in indices {
      if let item = self[index] as? Element.ValueType { items.append(item) }
    }
    return items
  }
  public static var empty: [Element] { [] }
}

extension ParameterDeclaration {
  /// Adds the options from a query or provider; its default result is the initial value in a
  /// configuration.
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
  /// Creates a parameter whose values are suggested by a provider; other values are accepted as
  /// well.
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

  /// Creates a list parameter whose values are suggested by a provider, with a fixed range for
  /// their number.
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

  /// Creates a list parameter with values from a provider; the number of values depends on the
  /// widget's family.
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
