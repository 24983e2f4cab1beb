/// A sentence about an intent that contains its parameters, such as `Summary("Rename \(\.$id) to
/// \(\.$name)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  package let sentence: IntentParameterSummaryString<Intent>?
  package let extra: [PartialKeyPath<Intent>]

  /// Creates a summary from a sentence; `table` is ignored.
  public init(_ sentence: IntentParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence
    extra = []
  }

  /// Creates a summary from a sentence and further parameters, which an editor shows below it;
  /// `table` is ignored.
  public init(
    _ sentence: IntentParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ extra: () -> [PartialKeyPath<Intent>]
  ) {
    self.sentence = sentence
    self.extra = extra()
  }

  /// Creates a summary of parameters without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ extra: () -> [PartialKeyPath<Intent>]) {
    sentence = nil
    self.extra = extra()
  }

  /// Creates a summary without a sentence and parameters.
  public init() {
    sentence = nil
    extra = []
  }
}

/// A sentence whose interpolations are key paths to an intent's parameters.
public struct IntentParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package enum Part {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }

  package let parts: [Part]

  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the text and the parameters of a summary.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Appends a placeholder for a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(parameter))
    }
  }
}

/// A result builder for the key paths of parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> {
    parameter
  }

  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  {
    parameters
  }
}

/// A result builder for exactly one summary; each branch of a condition has one sentence (AI-57).
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Accepts a `Summary`, whose key paths then refer to the intent's own type.
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

/// A summary that selects one of several sentences by the values of the intent's parameters.
protocol BranchingSummary {
  func branch(for intent: any AppIntent) -> any ParameterSummary
}

/// Creates the sentence of a parameter summary, with `${name}` for each parameter.
enum SummarySentence {
  static func text<Intent: AppIntent>(
    of summary: some ParameterSummary,
    in intent: Intent,
    _ parameters: IntentParameters
  ) -> String? {
    if let condition = summary as? any BranchingSummary {
      return text(of: condition.branch(for: intent), in: intent, parameters)
    }
    guard let summary = summary as? IntentParameterSummary<Intent>,
      let parts = summary.sentence?.parts
    else { return nil }
    return parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal):
        text += literal
      case .parameter(let path):
        // A key path leads to the very parameter that the mirror found: it is a class.
        let parameter = intent[keyPath: path] as AnyObject
        let member = parameters.all.first { $0.value === parameter }
        text += "${\(member?.name ?? "value")}"
      }
    }
  }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<Met: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Met, Otherwise>
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}
