/// One of several summaries, as a parameter's value decides (AI-56).
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  /// Stands for the family of the widget that is being configured.
  public enum WidgetFamilyToken: Sendable { case widgetFamily }

  private let value: (Intent) -> Value?
  private let cases: ParameterSummaryCases<Value>

  /// By a parameter's value.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases<Value>
  ) where Value: _IntentValue {
    value = { intent in
      let parameter = intent[keyPath: parameter]
      return parameter.hasValue || parameter.isOptional ? parameter.wrappedValue : nil
    }
    self.cases = cases()
  }

  /// By the family of the widget that is being configured: `Switch(.widgetFamily) { … }`.
  public init(
    _ token: WidgetFamilyToken,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases<Value>
  ) where Value == IntentWidgetFamily {
    value = { _ in IntentWidgetFamily.current }
    self.cases = cases()
  }
}

extension ParameterSummarySwitchCondition: BranchingSummary {
  func branch(for intent: any AppIntent) -> any ParameterSummary {
    guard let intent = intent as? Intent else { return cases.other }
    return cases.summary(for: value(intent))
  }
}

/// The cases of a `Switch`, the default one last.
public struct ParameterSummaryCases<Value> {
  let cases: [(matches: (Value) -> Bool, summary: any ParameterSummary)]
  let other: any ParameterSummary

  func summary(for value: Value?) -> any ParameterSummary {
    guard let value else { return other }
    return cases.first { $0.matches(value) }?.summary ?? other
  }
}
