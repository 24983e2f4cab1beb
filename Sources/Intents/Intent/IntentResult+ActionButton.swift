extension IntentResult {
  /// Hands nothing back; there is no action button to give the intent to.
  public static func result<Action: AppIntent>(
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(_IntentResultParts())
  }

  /// Says something; there is no action button to give the intent to.
  public static func result<Action: AppIntent>(
    dialog: IntentDialog,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog))
  }

  /// Hands back a value; there is no action button to give the intent to.
  public static func result<Value, Action: AppIntent>(
    value: Value,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, _IntentResultParts())
  }

  /// Hands back a value and says something; there is no action button to give the intent to.
  public static func result<Value, Action: AppIntent>(
    value: Value,
    dialog: IntentDialog,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, _IntentResultParts(dialog: dialog))
  }
}
