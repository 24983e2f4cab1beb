/// Lists the cases of a `Switch`; the default one is compulsory and last.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// One case, whatever its summary.
  public struct Case {
    let matches: (Value) -> Bool
    let summary: any ParameterSummary
  }

  /// The last case.
  public struct Default {
    let summary: any ParameterSummary
  }

  public static func buildExpression<Content>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> Case {
    Case(matches: condition.matches, summary: condition.content)
  }

  public static func buildExpression<Content>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> Default {
    Default(summary: condition.content)
  }

  public static func buildPartialBlock(first: Case) -> [Case] { [first] }

  public static func buildPartialBlock(first: Default) -> ParameterSummaryCases<Value> {
    ParameterSummaryCases(cases: [], other: first.summary)
  }

  public static func buildPartialBlock(accumulated: [Case], next: Case) -> [Case] {
    accumulated + [next]
  }

  public static func buildPartialBlock(
    accumulated: [Case],
    next: Default
  ) -> ParameterSummaryCases<Value> {
    ParameterSummaryCases(
      cases: accumulated.map { ($0.matches, $0.summary) },
      other: next.summary
    )
  }
}
