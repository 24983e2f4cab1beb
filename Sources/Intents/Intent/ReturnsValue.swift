/// A result with a value: `some ReturnsValue<Int>`.
public protocol ReturnsValue<Value>: IntentResult {}
