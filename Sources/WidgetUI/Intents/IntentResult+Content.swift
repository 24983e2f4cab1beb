public import WidgetIntents

extension IntentResult {
  /// Returns a result with a view, which is drawn below the text of the answer.
  ///
  /// ```swift
  /// struct ShowCups: AppIntent {
  ///   static let title: LocalizedStringResource = "Show Cups"
  ///   func perform() async throws -> some IntentResult & ShowsSnippetView {
  ///     .result { CupsView(cups: 3) }
  ///   }
  /// }
  /// ```
  public static func result<Content: View>(
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(_IntentResultParts(snippet: _SnippetViewContainer(making: content)))
  }

  /// Returns a result with a sentence for the user and a view.
  public static func result<Content: View>(
    dialog: IntentDialog,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog, snippet: _SnippetViewContainer(making: content)))
  }

  /// Returns a result with an intent to run next and a view.
  public static func result<Opened, Content: View>(
    opensIntent: Opened,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(
      _IntentResultParts(opensIntent: opensIntent, snippet: _SnippetViewContainer(making: content))
    )
  }

  /// Returns a result with a sentence, a view and an intent to run next.
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

  /// Returns a result with a value and a view.
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

  /// Returns a result with a value, a sentence for the user and a view.
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

  /// Returns a result with a value, an intent to run next and a view.
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

  /// Returns a result with a value, a sentence, a view and an intent to run next.
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
