public import WidgetIntents

/// A ready-made configuration of a widget and what to call it.
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
  package let intent: Intent
  package let description: LocalizedStringResource

  /// A configuration under a name in the reader's language.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// A configuration under a name that is the same in every language.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.init(
      intent: intent,
      description: LocalizedStringResource(stringLiteral: String(description))
    )
  }
}
