/// What intents without a sentence of their own have.
struct AbsentParameterSummary: ParameterSummary {}
