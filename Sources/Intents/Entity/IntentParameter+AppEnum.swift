#if canImport(Darwin)
public import Foundation
#endif

extension IntentParameter where Value.ValueType: AppEnum {
  /// Makes a parameter that takes the cases of an enumeration, or only some of them.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedValues: [Value.ValueType]? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.disambiguationDialog = requestDisambiguationDialog
      declaration.cases = supportedValues?.map(\._intentValue)
    }
  }
}
