/// One of several summaries, selected by a parameter's value (AI-56).
///
/// ```swift
/// struct Travel: AppIntent {
///   static let title: LocalizedStringResource = "Travel"
///   static var parameterSummary: some ParameterSummary {
///     Switch(\.$isFast) {
///       Case(true) { Summary("Fly to \(\.$city)") }
///       DefaultCase { Summary("Drive to \(\.$city)") }
///     }
///   }
///   @Parameter(title: "City") var city: String
///   @Parameter(title: "Fast", default: false) var isFast: Bool
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  /// The family of the widget that is being configured, in place of a parameter.
  public enum WidgetFamilyToken: Sendable { case widgetFamily }

  private let value: (Intent) -> Value?
  private let cases: ParameterSummaryCases<Value>

  /// Creates a `Switch` that selects a summary by a parameter's value.
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

  /// Creates a `Switch` that selects a summary by the family of the configured widget:
  /// `Switch(.widgetFamily) { … }`.
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
  fileprivate let cases: [(matches: (Value) -> Bool, summary: any ParameterSummary)]
  fileprivate let other: any ParameterSummary

  fileprivate func summary(for value: Value?) -> any ParameterSummary {
    guard let value else { return other }
    return cases.first { $0.matches(value) }?.summary ?? other
  }
}

/// A case of a `Switch`: the summary for one value of the parameter, or for several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
  fileprivate let matches: (Value) -> Bool
  fileprivate let content: Content

  /// Creates a case for one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value: _IntentValue {
    self.init([value], content)
  }

  /// Creates a case for several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value: _IntentValue {
    let wanted = values.map(\._intentValue)
    matches = { wanted.contains($0._intentValue) }
    self.content = content()
  }

  /// Creates a case for one family.
  public init(_ family: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value == IntentWidgetFamily {
    self.init([family], content)
  }

  /// Creates a case for several families.
  public init(_ families: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value == IntentWidgetFamily {
    matches = { families.contains($0) }
    self.content = content()
  }
}

/// The last case of a `Switch`: the summary for every other value of the parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
  fileprivate let content: Content

  /// Creates the last case of a `Switch`, with the summary for every other value.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}

/// A result builder for the cases of a `Switch`; the default case is required and comes last.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// A case of a `Switch` without its Swift types.
  public struct Case {
    fileprivate let matches: (Value) -> Bool
    fileprivate let summary: any ParameterSummary
  }

  /// The default case of a `Switch` without its Swift types.
  public struct Default {
    fileprivate let summary: any ParameterSummary
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
