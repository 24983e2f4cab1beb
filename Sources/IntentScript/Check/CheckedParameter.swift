package import WidgetIntents

/// A `param` of the script, which the command line gives a value.
package struct CheckedParameter: Sendable {
  package let name: String
  package let type: IntentValueType
  package let slot: Int
  /// Whether the script gives it a value where the caller gives none.
  package let hasDefault: Bool
  package let span: SourceSpan

  package init(
    name: String,
    type: IntentValueType,
    slot: Int,
    hasDefault: Bool,
    span: SourceSpan
  ) {
    self.name = name
    self.type = type
    self.slot = slot
    self.hasDefault = hasDefault
    self.span = span
  }
}
