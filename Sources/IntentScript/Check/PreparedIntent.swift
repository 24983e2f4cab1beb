internal import WidgetIntents

/// An intent as calls look it up; one object for all of them.
final class PreparedIntent: Sendable {
  let reference: IntentReference
  let parameters: [PreparedParameter]
  let result: ValueType
  /// Its place among the catalog's intents.
  let index: Int

  init(_ reference: IntentReference, index: Int) {
    self.reference = reference
    self.index = index
    parameters = reference.intent.parameters.map { PreparedParameter($0) }
    result = ValueType(reference.intent.resultType)
  }

  var name: String { reference.intent.name }
  var isStoreOnly: Bool { reference.intent.isStoreOnly }
}
