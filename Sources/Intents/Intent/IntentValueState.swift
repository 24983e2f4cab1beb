/// Whether a parameter was given a value; one set to `nil` was (AI-20).
public enum IntentValueState<Value: Sendable>: Sendable {
  case unset
  case set(Value)
}

extension IntentParameter {
  /// Whether a value was set, and which one; a default counts.
  public var valueState: IntentValueState<Value> { hasValue ? .set(wrappedValue) : .unset }
}
