/// An intent that sets one value: toggles write the new state into `value` before `perform()`.
public protocol SetValueIntent<ValueType>: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}
