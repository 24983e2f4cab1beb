extension IntentResult {
  /// Hands nothing back.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(_IntentResultParts())
  }

  /// Hands back a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, _IntentResultParts())
  }

  /// Has another intent run next.
  public static func result<Opened>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never> {
    Self(_IntentResultParts(opensIntent: opensIntent))
  }

  /// Says something.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog))
  }

  /// Hands back a value and has another intent run next.
  public static func result<Value, Opened>(value: Value, opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, Never> {
    Self(
      value: value,
      _IntentResultParts(opensIntent: opensIntent)
    )
  }

  /// Hands back a value and says something.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, _IntentResultParts(dialog: dialog))
  }

  /// Has another intent run next and says something.
  public static func result<Opened>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    Self(_IntentResultParts(opensIntent: opensIntent, dialog: dialog))
  }

  /// Hands back a value, has another intent run next, and says something.
  public static func result<Value, Opened>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(opensIntent: opensIntent, dialog: dialog)
    )
  }
}
