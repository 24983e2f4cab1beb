/// What the `.result(…)` functions make; a part that an intent does not hand back is `Never`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
{
  public let value: Value?
  /// All but the value, which is read apart from its type only where somebody wants it.
  private let others: _IntentResultParts

  /// Keeps the value with its type and everything else without.
  package init(value: Value? = nil, _ parts: _IntentResultParts) {
    self.value = value
    others = parts
  }

  public var _parts: _IntentResultParts {
    var parts = others
    parts.value = value?._intentValue
    return parts
  }

  public var _shortParts: _IntentResultParts {
    var parts = others
    parts.value = value?._shortIntentValue
    return parts
  }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
