#if canImport(Darwin)
public import Foundation
#endif

extension IntentParameter where Value.ValueType: AppEntity {
  /// Makes a parameter that takes entities, found through their query.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.disambiguationDialog = requestDisambiguationDialog
      declaration.options = {
        let query = Value.ValueType.defaultQuery
        try await Availability.check(query)
        return try await query.results().items.map(\._intentValue)
      }
      declaration.defaultResult = {
        let query = Value.ValueType.defaultQuery
        try await Availability.check(query)
        return await query.defaultResult()?._intentValue
      }
    }
  }
}
