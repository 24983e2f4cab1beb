#if canImport(Darwin)
package import Foundation
#endif

/// What the author wrote about a parameter, apart from the parameter's Swift type.
///
/// It is made anew for each instance of an intent: one that were generic would cost a search for its
/// type's metadata wherever it is touched.
package struct ParameterDeclaration: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var defaultValue: (any _IntentValue)?
  /// Tells the range in words when an element is outside.
  package var check: (@Sendable (IntentValue) -> String?)?
  package var range: String?
  package var cases: [IntentValue]?
  package var requestDialog: IntentDialog?
  package var disambiguationDialog: IntentDialog?
  package var options: (@Sendable () async throws -> [IntentValue])?
  package var defaultResult: (@Sendable () async throws -> IntentValue?)?

  package init() {}

  var isRestricted: Bool { check != nil || cases != nil }
}

/// What changes about a parameter during a run.
struct ParameterState: Sendable {
  /// A value of the parameter's type, `nil` of an optional one included.
  var value: (any Sendable)?
  /// Set once a run has found the parameter in its intent.
  var binding: IntentBinding?
  var index = 0
}
