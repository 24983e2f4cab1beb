/// What the `.result(…)` functions make; a part that an intent does not hand back is `Never`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
{
  public let value: Value?
  public let _parts: _IntentResultParts

  /// Keeps the value with its type and everything else without.
  package init(value: Value? = nil, _ parts: _IntentResultParts) {
    self.value = value
    _parts = parts
  }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
