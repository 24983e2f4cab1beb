/// What an intent hands back: a value, a dialog, an intent to run next, or nothing.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  var value: Value? { get }
  /// What the runner reads; authors have no use for it.
  var _parts: _IntentResultParts { get }
  /// The same for a runner whose caller does not look into the value: entities come without properties.
  var _shortParts: _IntentResultParts { get }
}

extension IntentResult {
  public var _parts: _IntentResultParts { _IntentResultParts(value: value?._intentValue) }

  public var _shortParts: _IntentResultParts { _parts }
}

extension Never: IntentResult {
  public var value: Never? { nil }
}

/// The parts of a result apart from their types.
public struct _IntentResultParts: Sendable {
  package var value: IntentValue?
  package var opensIntent: (any AppIntent)?
  package var dialog: IntentDialog?
  package var snippet: (any IntentSnippet)?

  package init(
    value: IntentValue? = nil,
    opensIntent: (any AppIntent)? = nil,
    dialog: IntentDialog? = nil,
    snippet: (any IntentSnippet)? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
    self.snippet = snippet
  }
}
