/// One place of a script that performs an intent: everything about it that never changes.
package struct IntentSite: Sendable, Hashable {
  package let reference: IntentReference
  /// The Swift name of the parameter that each of the call's arguments, in order, is for.
  package let parameters: [String]

  package init(reference: IntentReference, parameters: [String]) {
    self.reference = reference
    self.parameters = parameters
  }
}
