/// A summary that is another one, as an intent's parameters decide.
protocol BranchingSummary {
  func branch(for intent: any AppIntent) -> any ParameterSummary
}
