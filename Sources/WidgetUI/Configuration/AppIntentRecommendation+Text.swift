extension AppIntentRecommendation {
  /// A configuration under a name in the reader's language.
  public init(intent: Intent, description: Text) {
    self.init(intent: intent, description: description.plain)
  }

  /// A configuration under a key of the string tables; a literal is a `LocalizedStringResource` instead.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
}
