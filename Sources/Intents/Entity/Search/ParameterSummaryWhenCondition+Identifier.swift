extension ParameterSummaryWhenCondition {
  /// The way in which two texts are compared, with distinction of upper and lower case.
  public enum TextComparison: Sendable {
    case equalTo, notEqualTo, contains, doesNotContain, hasPrefix, hasSuffix

    fileprivate func holds(_ text: String, _ other: String) -> Bool {
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

  /// Creates a condition on the identifier of a parameter's entity; a parameter without a value
  /// does not meet it.
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
}
