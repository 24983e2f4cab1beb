/// The sentence that says what an intent does with its parameters.
public protocol ParameterSummary {}

extension Never: ParameterSummary {}
