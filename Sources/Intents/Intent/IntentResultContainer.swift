/// What the `.result(…)` functions make; a part that an intent does not hand back is `Never`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
{
  public let value: Value?
  package let opensIntent: OpensAppIntent?
  package let snippet: Snippet?
  package let dialog: Dialog?

  package init(
    value: Value? = nil,
    opensIntent: OpensAppIntent? = nil,
    snippet: Snippet? = nil,
    dialog: Dialog? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
  }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: ErasedIntentResult {
  package var erasedValue: IntentValue? { value?._intentValue }
  package var erasedOpensIntent: (any AppIntent)? { opensIntent }
  package var erasedDialog: IntentDialog? { dialog as? IntentDialog }
}
