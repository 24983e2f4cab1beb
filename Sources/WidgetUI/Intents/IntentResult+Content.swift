public import WidgetIntents

extension IntentResult {
  /// Shows a view.
  public static func result<Content: View>(
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(_IntentResultParts(snippet: _SnippetViewContainer(making: content)))
  }

  /// Returns a result with a dialog and a view.
  public static func result<Content: View>(
    dialog: IntentDialog,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog, snippet: _SnippetViewContainer(making: content)))
  }

  /// Has another intent run next and shows a view.
  public static func result<Opened, Content: View>(
    opensIntent: Opened,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(
      _IntentResultParts(opensIntent: opensIntent, snippet: _SnippetViewContainer(making: content))
    )
  }

  /// Returns a dialog, shows a view, and runs another intent next.
  public static func result<Opened, Content: View>(
    opensIntent: Opened,
    dialog: IntentDialog,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(
      _IntentResultParts(
        opensIntent: opensIntent,
        dialog: dialog,
        snippet: _SnippetViewContainer(making: content)
      )
    )
  }

  /// Returns a value and shows a view.
  public static func result<Value, Content: View>(
    value: Value,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(
      value: value,
      _IntentResultParts(snippet: _SnippetViewContainer(making: content))
    )
  }

  /// Returns a value and a dialog, and shows a view.
  public static func result<Value, Content: View>(
    value: Value,
    dialog: IntentDialog,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(
        dialog: dialog,
        snippet: _SnippetViewContainer(making: content)
      )
    )
  }

  /// Returns a value, has another intent run next and shows a view.
  public static func result<Value, Opened, Content: View>(
    value: Value,
    opensIntent: Opened,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    Self(
      value: value,
      _IntentResultParts(
        opensIntent: opensIntent,
        snippet: _SnippetViewContainer(making: content)
      )
    )
  }

  /// Returns a value and a dialog, shows a view, and runs another intent next.
  public static func result<Value, Opened, Content: View>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(
        opensIntent: opensIntent,
        dialog: dialog,
        snippet: _SnippetViewContainer(making: content)
      )
    )
  }
}
