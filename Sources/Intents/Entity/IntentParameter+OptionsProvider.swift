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
      declaration.options = {
        try await Availability.check(optionsProvider)
        return try await optionsProvider.results().items.map(\._intentValue)
      }
      declaration.defaultResult = {
        try await Availability.check(optionsProvider)
        return await optionsProvider.defaultResult()?._intentValue
      }
    }
  }
}
