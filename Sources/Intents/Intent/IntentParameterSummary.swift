/// A sentence with parameters in it: `Summary("Rename \(\.$id) to \(\.$name)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  package let sentence: IntentParameterSummaryString<Intent>?
  package let extra: [PartialKeyPath<Intent>]

  /// Makes a summary from a sentence.
  public init(_ sentence: IntentParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence
    extra = []
  }

  /// Makes a summary from a sentence and the parameters shown below it.
  public init(
    _ sentence: IntentParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ extra: () -> [PartialKeyPath<Intent>]
  ) {
    self.sentence = sentence
    self.extra = extra()
  }

  /// Makes a summary of parameters without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ extra: () -> [PartialKeyPath<Intent>]) {
    sentence = nil
    self.extra = extra()
  }

  /// Makes a summary that names nothing.
  public init() {
    sentence = nil
    extra = []
  }
}
