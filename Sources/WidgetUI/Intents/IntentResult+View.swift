public import WidgetIntents

extension IntentResult {
  /// Returns a result with a view.
  public static func result<Content: View>(
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(_IntentResultParts(snippet: _SnippetViewContainer(view)))
  }

  /// Returns a result with a sentence for the user and a view.
  public static func result<Content: View>(
    dialog: IntentDialog,
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog, snippet: _SnippetViewContainer(view)))
  }

  /// Returns a result with an intent to run next and a view.
  public static func result<Opened, Content: View>(
    opensIntent: Opened,
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(_IntentResultParts(opensIntent: opensIntent, snippet: _SnippetViewContainer(view)))
  }

  /// Returns a result with a sentence, a view and an intent to run next.
  public static func result<Opened, Content: View>(
    opensIntent: Opened,
    dialog: IntentDialog,
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(
      _IntentResultParts(
        opensIntent: opensIntent,
        dialog: dialog,
        snippet: _SnippetViewContainer(view)
      )
    )
  }

  /// Returns a result with a value and a view.
  public static func result<Value, Content: View>(
    value: Value,
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(
      value: value,
      _IntentResultParts(snippet: _SnippetViewContainer(view))
    )
  }

  /// Returns a result with a value, a sentence for the user and a view.
  public static func result<Value, Content: View>(
    value: Value,
    dialog: IntentDialog,
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(
        dialog: dialog,
        snippet: _SnippetViewContainer(view)
      )
    )
  }

  /// Returns a result with a value, an intent to run next and a view.
  public static func result<Value, Opened, Content: View>(
    value: Value,
    opensIntent: Opened,
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    Self(
      value: value,
      _IntentResultParts(
        opensIntent: opensIntent,
        snippet: _SnippetViewContainer(view)
      )
    )
  }

  /// Returns a result with a value, a sentence, a view and an intent to run next.
  public static func result<Value, Opened, Content: View>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog,
    view: sending Content
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(
        opensIntent: opensIntent,
        dialog: dialog,
        snippet: _SnippetViewContainer(view)
      )
    )
  }
}
