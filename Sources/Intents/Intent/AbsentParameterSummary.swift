/// A summary that says nothing: what intents without a sentence of their own have.
public struct AbsentParameterSummary: ParameterSummary {
  init() {}
}
