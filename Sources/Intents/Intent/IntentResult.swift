/// What an intent hands back: a value, a dialog, an intent to run next, or nothing.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  var value: Value? { get }
}

/// A result with a value: `some ReturnsValue<Int>`.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that names the intent to run next.
public protocol OpensIntent: IntentResult {}

/// A result that says something to the person.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

extension Never: IntentResult {
  public var value: Never? { nil }
}
