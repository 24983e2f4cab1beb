/// What came of performing an intent.
public struct IntentOutcome: Sendable, Hashable, Codable {
  /// What the intent handed back.
  public var value: IntentValue?
  /// What it said, in one line.
  public var dialog: String?
  /// The intent that it had run next.
  public var openedIntent: IntentInvocation?

  package init(
    value: IntentValue? = nil,
    dialog: String? = nil,
    openedIntent: IntentInvocation? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.openedIntent = openedIntent
  }
}
