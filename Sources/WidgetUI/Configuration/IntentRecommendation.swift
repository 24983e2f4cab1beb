/// A ready-made configuration of a widget with an `INIntent`, and what to call it.
public struct IntentRecommendation<Intent: INIntent> {
  let intent: Intent
  let description: String

  /// A configuration under a name that is the same in every language.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }

  /// A configuration under a name in the reader's language.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: String(localized: description))
  }

  /// A configuration under a key of the string tables; a literal is a `LocalizedStringResource` instead.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// A configuration under a name in the reader's language; dates and symbols in it are left out.
  public init(intent: Intent, description: Text) {
    self.init(intent: intent, description: description.plain)
  }
}
