/// What an intent hands back: a value, a dialog, an intent to run next, or nothing.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  var value: Value? { get }
}

extension Never: IntentResult {
  public var value: Never? { nil }
}
