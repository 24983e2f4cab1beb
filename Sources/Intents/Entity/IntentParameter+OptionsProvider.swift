#if canImport(Darwin)
public import Foundation
#endif

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

  /// Makes a parameter whose values are offered by a provider, as many as the widget's family takes.
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
