/// The sentence that says what an intent does with its parameters.
public protocol ParameterSummary {}

/// What intents without a sentence of their own have.
struct AbsentParameterSummary: ParameterSummary {}

extension Never: ParameterSummary {}
