/// A ready-made configuration of a widget with an `INIntent`, and what to call it.
public struct IntentRecommendation<Intent: INIntent> {
  let intent: Intent
  let description: String

  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }
}
