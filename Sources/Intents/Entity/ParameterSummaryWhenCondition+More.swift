extension ParameterSummaryWhenCondition {
  /// How texts are compared.
  public enum TextComparison: Sendable {
    case equalTo, notEqualTo, contains, doesNotContain, hasPrefix, hasSuffix

    func holds(_ text: String, _ other: String) -> Bool {
      switch self {
      case .equalTo: text == other
      case .notEqualTo: text != other
      case .contains: text.contains(other)
      case .doesNotContain: !text.contains(other)
      case .hasPrefix: text.hasPrefix(other)
      case .hasSuffix: text.hasSuffix(other)
      }
    }
  }

  /// By the identifier of the parameter's entity; without one it is not met.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: TextComparison,
    _ identifier: String,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(
      { intent in
        guard case .entity(let entity)? = intent[keyPath: parameter].currentValue else {
          return false
        }
        return comparison.holds(entity.id, identifier)
      },
      met(),
      otherwise()
    )
  }

  /// By the family of the widget that is being configured.
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

  /// By whether the family of the widget that is being configured is among others.
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
  /// By whether the parameter has a value; otherwise nothing is said.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: Presence,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met
  ) {
    self.init(parameter, presence, met, otherwise: { AbsentParameterSummary() })
  }

  /// By whether the parameter's value is, or is not, another; otherwise nothing is said.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ equality: Equality,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ met: () -> Met
  ) {
    self.init(parameter, equality, value, met, otherwise: { AbsentParameterSummary() })
  }
}
