public import WidgetIntents

extension IntentResult {
  /// Shows the view of another intent.
  public static func result<Intent: SnippetIntent>(
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer<Intent>, Never> {
    Self(_IntentResultParts(snippet: _SnippetIntentContainer(intent: snippetIntent)))
  }

  /// Says something and shows the view of another intent.
  public static func result<Intent: SnippetIntent>(
    dialog: IntentDialog,
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer<Intent>, IntentDialog> {
    Self(
      _IntentResultParts(dialog: dialog, snippet: _SnippetIntentContainer(intent: snippetIntent))
    )
  }

  /// Hands back a value and shows the view of another intent.
  public static func result<Value, Intent: SnippetIntent>(
    value: Value,
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer<Intent>, Never> {
    Self(
      value: value,
      _IntentResultParts(
        snippet: _SnippetIntentContainer(intent: snippetIntent)
      )
    )
  }

  /// Hands back a value, says something and shows the view of another intent.
  public static func result<Value, Intent: SnippetIntent>(
    value: Value,
    dialog: IntentDialog,
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer<Intent>, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(
        dialog: dialog,
        snippet: _SnippetIntentContainer(intent: snippetIntent)
      )
    )
  }
}
