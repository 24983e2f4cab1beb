/// One of two summaries, selected by a condition on a parameter (AI-55).
///
/// ```swift
/// struct Visit: AppIntent {
///   static let title: LocalizedStringResource = "Visit"
///   static var parameterSummary: some ParameterSummary {
///     When(\.$street, .hasAnyValue) {
///       Summary("Visit \(\.$street) in \(\.$city)")
///     } otherwise: {
///       Summary("Visit \(\.$city)")
///     }
///   }
///   @Parameter(title: "City") var city: String
///   @Parameter(title: "Street") var street: String?
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent,
  Met: ParameterSummary,
  Otherwise: ParameterSummary
>: ParameterSummary {
  /// The test for whether a parameter has a value.
  public enum Presence: Sendable {
    case hasAnyValue, hasNoValue
  }

  /// The test for whether a parameter's value equals another value.
  public enum Equality: Sendable {
    case equalTo, notEqualTo
  }

  /// The test for whether a parameter's value is in a list.
  public enum Membership: Sendable {
    case oneOf
  }

  /// The test for whether a parameter's value is less or greater than another value.
  public enum Order: Sendable {
    case lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo
  }

  private let isMet: (Intent) -> Bool
  private let met: Met
  private let otherwise: Otherwise

  init(_ isMet: @escaping (Intent) -> Bool, _ met: Met, _ otherwise: Otherwise) {
    self.isMet = isMet
    self.met = met
    self.otherwise = otherwise
  }

  /// Creates a condition on whether the parameter has a value; an optional that is `nil` has none.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: Presence,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    isMet = { intent in
      let value = intent[keyPath: parameter].currentValue
      let isAbsent = value == nil || value == IntentValue.none
      return isAbsent == (presence == .hasNoValue)
    }
    self.met = met()
    self.otherwise = otherwise()
  }

  /// Creates a condition on whether the parameter's value equals another, or does not.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ equality: Equality,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let wanted = value._intentValue
    isMet = { intent in
      (intent[keyPath: parameter].currentValue == wanted) == (equality == .equalTo)
    }
    self.met = met()
    self.otherwise = otherwise()
  }

  /// Creates a condition on whether the parameter's value is in a list.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ membership: Membership,
    _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ met: () -> Met,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let wanted = values.map(\._intentValue)
    isMet = { intent in
      intent[keyPath: parameter].currentValue.map { wanted.contains($0) } ?? false
    }
    self.met = met()
    self.otherwise = otherwise()
  }

  /// Creates a condition on the order of the parameter's value and another; a parameter without a
  /// value does not meet it.
  public init<Value: _IntentValue & Comparable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ order: Order,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    isMet = { intent in
      guard intent[keyPath: parameter].hasValue else { return false }
      let current = intent[keyPath: parameter].wrappedValue
      return switch order {
      case .lessThan: current < value
      case .greaterThan: current > value
      case .lessThanOrEqualTo: current <= value
      case .greaterThanOrEqualTo: current >= value
      }
    }
    self.met = met()
    self.otherwise = otherwise()
  }
}

extension ParameterSummaryWhenCondition: BranchingSummary {
  func branch(for intent: any AppIntent) -> any ParameterSummary {
    guard let intent = intent as? Intent else { return otherwise }
    return isMet(intent) ? met : otherwise
  }
}

extension ParameterSummaryWhenCondition {
  /// Creates a condition on the family of the configured widget.
  public init(
    widgetFamily equality: Equality,
    _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { _ in (IntentWidgetFamily.current == family) == (equality == .equalTo) },
      met(),
      otherwise()
    )
  }

  /// Creates a condition on whether the family of the configured widget is in a list.
  public init(
    widgetFamily membership: Membership,
    _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ met: () -> Met,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { _ in IntentWidgetFamily.current.map(families.contains) ?? false },
      met(),
      otherwise()
    )
  }
}

extension ParameterSummaryWhenCondition where Otherwise == AbsentParameterSummary {
  /// Creates a condition on whether the parameter has a value; the summary is empty otherwise.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: Presence,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met
  ) {
    self.init(parameter, presence, met, otherwise: { AbsentParameterSummary() })
  }

  /// Creates a condition on whether the parameter's value equals another, or does not; the summary
  /// is empty otherwise.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ equality: Equality,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met
  ) {
    self.init(parameter, equality, value, met, otherwise: { AbsentParameterSummary() })
  }
}
