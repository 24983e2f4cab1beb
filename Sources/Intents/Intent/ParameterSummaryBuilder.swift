/// Takes exactly one summary: a branch of a condition says one sentence (AI-57).
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Lets `Summary` in a branch be the intent's own.
  public static func buildExpression(
    _ summary: IntentParameterSummary<Intent>
  ) -> IntentParameterSummary<Intent> {
    summary
  }

  public static func buildExpression<Met, Otherwise>(
    _ condition: ParameterSummaryWhenCondition<Intent, Met, Otherwise>
  ) -> ParameterSummaryWhenCondition<Intent, Met, Otherwise> {
    condition
  }

  public static func buildExpression<Value>(
    _ condition: ParameterSummarySwitchCondition<Intent, Value>
  ) -> ParameterSummarySwitchCondition<Intent, Value> {
    condition
  }

  public static func buildExpression(
    _ summary: AbsentParameterSummary
  ) -> AbsentParameterSummary {
    summary
  }

  public static func buildBlock<Content: ParameterSummary>(_ summary: Content) -> Content {
    summary
  }
}
