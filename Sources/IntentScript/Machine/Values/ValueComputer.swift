internal import WidgetIntents

/// Computes with values of any types; what is quick for whole numbers the machine does itself.
struct ValueComputer {
  let clock: ScriptClock
  let limits: ScriptLimits

  func compute(
    _ operation: Instruction.Operation,
    _ left: IntentValue,
    _ right: IntentValue
  ) throws(ScriptFault) -> IntentValue {
    switch operation {
    case .add: try add(left, right)
    case .subtract: try subtract(left, right)
    case .multiply: try multiply(left, right)
    case .divide: try divide(left, right)
    case .remainder: try remainder(left, right)
    case .equal: .bool(equals(left, right))
    case .notEqual: .bool(!equals(left, right))
    case .less: .bool(try precedes(left, right) == true)
    case .greater: .bool(try precedes(right, left) == true)
    case .lessOrEqual: .bool(try precedes(right, left) == false)
    case .greaterOrEqual: .bool(try precedes(left, right) == false)
    case .contains: .bool(contains(left, right))
    case .hasPrefix: .bool(left.holds(.hasPrefix, right))
    case .hasSuffix: .bool(left.holds(.hasSuffix, right))
    default: throw unknown(left, right)
    }
  }

  func negate(_ value: IntentValue) throws(ScriptFault) -> IntentValue {
    switch value {
    case .int(let number):
      guard number != .min else { throw tooLarge("-(\(number))") }
      return .int(-number)
    case .double(let number): return .double(-number)
    case .duration(let duration):
      guard let negated = duration.multiplied(by: -1) else { throw tooLarge("-(\(duration))") }
      return .duration(negated)
    case .measurement(let measurement): return .measurement(measurement.with(-measurement.value))
    default: throw .failure("\(value.type) has no negative")
    }
  }

  /// The checker lets no such pair through; values that an extension sent may lie about their type.
  func unknown(_ left: IntentValue, _ right: IntentValue) -> ScriptFault {
    .failure("\(left.type) and \(right.type) do not go together")
  }

  func tooLarge(_ text: String) -> ScriptFault {
    .failure("\(text) is too large", hint: "whole numbers go from \(Int.min) to \(Int.max)")
  }
}
