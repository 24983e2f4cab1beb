#if canImport(Darwin)
package import Foundation
#endif

extension IntentParameter {
  /// Makes a parameter of a kind that another module adds.
  package convenience init(
    title: LocalizedStringResource?,
    description: LocalizedStringResource?,
    default defaultValue: (any _IntentValue)?,
    requestValueDialog: IntentDialog?,
    check: @escaping @Sendable (IntentValue) -> String?
  ) {
    self.init(title, description, nil, requestValueDialog) { declaration in
      declaration.defaultValue = defaultValue
      declaration.check = check
    }
  }
}
