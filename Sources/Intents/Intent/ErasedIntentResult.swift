/// A result whose parts can be read without naming its type.
package protocol ErasedIntentResult: Sendable {
  var erasedValue: IntentValue? { get }
  var erasedOpensIntent: (any AppIntent)? { get }
  var erasedDialog: IntentDialog? { get }
}
