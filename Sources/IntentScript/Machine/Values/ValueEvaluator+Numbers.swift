internal import WidgetIntents

extension ValueEvaluator {
  func add(_ left: IntentValue, _ right: IntentValue) throws(ScriptFault) -> IntentValue {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      let (sum, overflow) = left.addingReportingOverflow(right)
      guard !overflow else { throw tooLarge("\(left) + \(right)") }
      return .int(sum)
    case (.string(let left), .string(let right)): return .string(try join(left, right))
    case (.list(let left), .list(let right)):
      try allow(values: left.count + right.count)
      return .list(left + right)
    case (.measurement(let left), .measurement(let right)):
      guard let sum = left.combined(with: right, +) else { throw different(left, right) }
      return .measurement(sum)
    case (.duration(let left), .duration(let right)):
      guard let sum = left.adding(right) else { throw tooLarge("\(left) + \(right)") }
      return .duration(sum)
    case (_, .duration(let duration)): return try move(left, by: duration, "+")
    case (.duration(let duration), _): return try move(right, by: duration, "+")
    default:
      guard let (left, right) = doubles(left, right) else { throw unknown(left, right) }
      return .double(try finite(left + right, "\(left) + \(right)"))
    }
  }

  func subtract(_ left: IntentValue, _ right: IntentValue) throws(ScriptFault) -> IntentValue {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      let (difference, overflow) = left.subtractingReportingOverflow(right)
      guard !overflow else { throw tooLarge("\(left) - \(right)") }
      return .int(difference)
    case (.measurement(let left), .measurement(let right)):
      guard let difference = left.combined(with: right, -) else { throw different(left, right) }
      return .measurement(difference)
    case (_, .duration(let duration)):
      guard let back = duration.multiplied(by: -1) else { throw tooLarge("\(duration)") }
      if case .duration(let left) = left {
        guard let sum = left.adding(back) else { throw tooLarge("\(left) - \(duration)") }
        return .duration(sum)
      }
      return try move(left, by: back, "-")
    default:
      if let distance = distance(left, right) { return .duration(distance) }
      guard let (left, right) = doubles(left, right) else { throw unknown(left, right) }
      return .double(try finite(left - right, "\(left) - \(right)"))
    }
  }

  func multiply(_ left: IntentValue, _ right: IntentValue) throws(ScriptFault) -> IntentValue {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      guard !overflow else { throw tooLarge("\(left) * \(right)") }
      return .int(product)
    case (.duration(let duration), let factor), (let factor, .duration(let duration)):
      let product: CalendarDuration? =
        switch factor {
        case .int(let factor): duration.multiplied(by: factor)
        case .double(let factor): duration.multiplied(by: factor)
        default: nil
        }
      guard let product else {
        throw .failure("\(factor.displayText) times \(duration) is not a whole span of time")
      }
      return .duration(product)
    case (.measurement(let measurement), let factor), (let factor, .measurement(let measurement)):
      guard let factor = double(factor) else { throw unknown(left, right) }
      let product = try finite(measurement.value * factor, "\(measurement) * \(factor)")
      return .measurement(measurement.with(product))
    default:
      guard let (left, right) = doubles(left, right) else { throw unknown(left, right) }
      return .double(try finite(left * right, "\(left) * \(right)"))
    }
  }

  func divide(_ left: IntentValue, _ right: IntentValue) throws(ScriptFault) -> IntentValue {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      guard right != 0 else { throw byZero("\(left) / 0") }
      let (quotient, overflow) = left.dividedReportingOverflow(by: right)
      guard !overflow else { throw tooLarge("\(left) / \(right)") }
      return .int(quotient)
    case (.duration(let duration), .int(let divisor)):
      guard divisor != 0 else { throw byZero("\(duration) / 0") }
      guard let quotient = duration.divided(by: divisor) else {
        throw .failure("\(duration) / \(divisor) is not a whole span of time")
      }
      return .duration(quotient)
    case (.duration(let duration), .duration(let divisor)):
      guard divisor.nominalMicroseconds != 0 else { throw byZero("\(duration) / \(divisor)") }
      return .double(duration.nominalMicroseconds / divisor.nominalMicroseconds)
    case (.duration(let duration), .double(let divisor)):
      guard divisor != 0 else { throw byZero("\(duration) / 0") }
      guard let quotient = duration.multiplied(by: 1 / divisor) else {
        throw .failure("\(duration) / \(divisor) is not a whole span of time")
      }
      return .duration(quotient)
    case (.measurement(let measurement), _):
      guard let divisor = double(right) else { throw unknown(left, right) }
      guard divisor != 0 else { throw byZero("\(measurement) / \(right.displayText)") }
      let quotient = try finite(measurement.value / divisor, "\(measurement) / \(divisor)")
      return .measurement(measurement.with(quotient))
    default:
      guard let (left, right) = doubles(left, right) else { throw unknown(left, right) }
      guard right != 0 else { throw byZero("\(left) / \(right)") }
      return .double(try finite(left / right, "\(left) / \(right)"))
    }
  }

  func remainder(_ left: IntentValue, _ right: IntentValue) throws(ScriptFault) -> IntentValue {
    if case .int(let left) = left, case .int(let right) = right {
      guard right != 0 else { throw byZero("\(left) % 0") }
      return .int(left.remainderReportingOverflow(dividingBy: right).partialValue)
    }
    guard let (left, right) = doubles(left, right) else { throw unknown(left, right) }
    guard right != 0 else { throw byZero("\(left) % \(right)") }
    return .double(try finite(left.truncatingRemainder(dividingBy: right), "\(left) % \(right)"))
  }

  func join(_ left: String, _ right: String) throws(ScriptFault) -> String {
    try allow(bytes: left.utf8.count + right.utf8.count)
    return left + right
  }

  private func doubles(_ left: IntentValue, _ right: IntentValue) -> (Double, Double)? {
    guard let left = double(left), let right = double(right) else { return nil }
    return (left, right)
  }

  private func double(_ value: IntentValue) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// Returns the value if it is finite; otherwise throws, like an integer overflow (LG-30).
  private func finite(_ value: Double, _ text: String) throws(ScriptFault) -> Double {
    guard value.isFinite else {
      throw .failure(
        "\(text) is not a number",
        hint: "the largest Double is about 1.8e308"
      )
    }
    return value
  }

  private func byZero(_ text: String) -> ScriptFault { .failure("\(text) divides by zero") }

  private func different(_ left: MeasurementValue, _ right: MeasurementValue) -> ScriptFault {
    .failure("\(left) and \(right) measure different things")
  }
}
