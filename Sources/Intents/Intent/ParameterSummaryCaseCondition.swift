/// What is said for one value, or for several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
  let matches: (Value) -> Bool
  let content: Content

  /// For one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value: _IntentValue {
    self.init([value], content)
  }

  /// For each of several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value: _IntentValue {
    let wanted = values.map(\._intentValue)
    matches = { wanted.contains($0._intentValue) }
    self.content = content()
  }

  /// For one family.
  public init(_ family: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value == IntentWidgetFamily {
    self.init([family], content)
  }

  /// For each of several families.
  public init(_ families: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value == IntentWidgetFamily {
    matches = { families.contains($0) }
    self.content = content()
  }
}

/// What is said for every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
  let content: Content

  /// Makes the last case of a `Switch`.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}
