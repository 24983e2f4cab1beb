/// A result that names the intent to run next.
public protocol OpensIntent: IntentResult {}
