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
  /// How many values a list takes, by the family of the widget that is being configured.
  package var size: (@Sendable (IntentWidgetFamily?) -> IntentCollectionSize?)?
  /// Understands one element, where the author names another query than the type's own.
  package var element: ParameterElement?
  package var requestDialog: IntentDialog?
  package var disambiguationDialog: IntentDialog?
  package var options: (@Sendable () async throws -> [IntentValue])?
  package var defaultResult: (@Sendable () async throws -> IntentValue?)?

  package init() {}

  var isRestricted: Bool { check != nil || cases != nil || size != nil }
}

/// Understands one element of a parameter: its input, the parameter's option, and the context.
package struct ParameterElement: Sendable {
  package let resolve:
    @Sendable (IntentInput, String, IntentContext) async throws(IntentError) -> any _IntentValue
}

/// What changes about a parameter during a run.
struct ParameterState: Sendable {
  /// A value of the parameter's type, `nil` of an optional one included.
  var value: (any Sendable)?
  /// The value that the declaration has, as long as none is set.
  let initial: (any Sendable)?
  /// Whether the value is the declaration's.
  var isUntouched = true
  /// Set once a run has found the parameter in its intent.
  var binding: IntentBinding?
  var index = 0

  init(value: (any Sendable)? = nil) {
    self.value = value
    initial = value
  }
}
