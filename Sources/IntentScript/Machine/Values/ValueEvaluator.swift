import Essentials
internal import Moments
internal import WidgetIntents

/// Computes with values of any types; the machine computes quick operations on integers itself.
struct ValueEvaluator {
  let clock: ScriptClock
  let limits: ScriptLimits
  /// The rule by which values are compared, the same as in searches.
  let rule: ValueComparison
  /// Returns the width of a text in terminal cells.
  let columns: @Sendable (String) -> Int

  init(
    clock: ScriptClock,
    limits: ScriptLimits,
    columns: @escaping @Sendable (String) -> Int
  ) {
    self.clock = clock
    self.limits = limits
    self.columns = columns
    rule = ValueComparison(days: clock.days)
  }

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
    case .equal: .bool(rule.holds(left, .equalTo, right))
    case .notEqual: .bool(rule.holds(left, .notEqualTo, right))
    case .less: try ordered(left, .lessThan, right)
    case .greater: try ordered(left, .greaterThan, right)
    case .lessOrEqual: try ordered(left, .lessThanOrEqualTo, right)
    case .greaterOrEqual: try ordered(left, .greaterThanOrEqualTo, right)
    case .contains: .bool(rule.holds(left, .contains, right))
    case .hasPrefix: .bool(rule.holds(left, .hasPrefix, right))
    case .hasSuffix: .bool(rule.holds(left, .hasSuffix, right))
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

  /// Compares two values that have an order; the result is false if one is absent or NaN (LG-10).
  private func ordered(
    _ left: IntentValue,
    _ comparison: EntityComparison,
    _ right: IntentValue
  ) throws(ScriptFault) -> IntentValue {
    if rule.order(left, right) == nil {
      switch (left, right) {
      case (.none, _), (_, .none), (.double, .double), (.int, .double), (.double, .int),
        (.measurement, .measurement):
        break
      default: throw unknown(left, right)
      }
    }
    return .bool(rule.holds(left, comparison, right))
  }

  /// Returns the fault of an operation on two values whose types do not go together.
  ///
  /// The checker rejects such operations, but values from an extension may have a wrong type.
  func unknown(_ left: IntentValue, _ right: IntentValue) -> ScriptFault {
    .failure("\(left.type) and \(right.type) do not go together")
  }

  func tooLarge(_ text: String) -> ScriptFault {
    .failure("\(text) is too large", hint: "whole numbers go from \(Int.min) to \(Int.max)")
  }
}

extension ValueEvaluator {
  /// Returns the value of a literal at a moment.
  func literal(_ literal: Literal, now: Instant) -> IntentValue {
    switch literal {
    case .now: return .date(now.date)
    case .dayWord(let word):
      return clock.day(word, at: now).map { .dateComponents($0.components) } ?? .none
    case .date(let year, let month, let day, let time, nil):
      guard let day = CivilDate(year: year, month: month, day: day) else { return .none }
      return instant(of: day, time)
    default: return Self.constant(literal) ?? .none
    }
  }

  /// Returns the value of a literal that does not depend on time and time zone; `nil` for any other
  /// literal.
  static func constant(_ literal: Literal) -> IntentValue? {
    switch literal {
    case .absent: return IntentValue.none
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value): return .double(value)
    case .quantity(let number, let unit):
      return ScriptUnit.named(unit)?.value(number) ?? IntentValue.none
    case .day(let year, let month, let day):
      let components = CivilDate(year: year, month: month, day: day)?.components
      return components.map { .dateComponents($0) } ?? IntentValue.none
    case .date(let year, let month, let day, let time, let offset?):
      guard let day = CivilDate(year: year, month: month, day: day) else { return IntentValue.none }
      let second = time.hour * 3_600 + time.minute * 60 + time.second - offset
      let start = CivilDateTime(startOf: day).secondsSince1970
      return .date(Instant(secondsSince1970: start + Int64(second)).date)
    case .date, .now, .dayWord: return nil
    }
  }
}

extension ValueEvaluator {
  func property(_ name: String, of value: IntentValue) throws(ScriptFault) -> IntentValue {
    guard case .entity(let entity) = value else {
      throw .failure("\(value.type) has no property “\(name)”")
    }
    if let value = entity[property: name] { return value }
    return name == "id" ? .string(entity.id) : .none
  }

  private static func zero(of type: IntentValueType) -> IntentValue {
    switch type {
    case .double: .double(0)
    case .duration: .duration(CalendarDuration())
    case .measurement(let dimension):
      .measurement(
        MeasurementValue(
          value: 0,
          unit: MeasurementUnit.first(of: dimension)?.symbol ?? "",
          dimension: dimension
        )
      )
    default: .int(0)
    }
  }

  /// Returns the value in the type that the context requires; `nil` stays `nil`.
  func coerce(_ value: IntentValue, _ coercion: Coercion) throws(ScriptFault) -> IntentValue {
    switch (coercion, value) {
    case (_, .none): return .none
    case (.intToDouble, .int(let number)): return .double(Double(number))
    case (.dayToDate, .dateComponents):
      guard let instant = clock.instant(of: value) else {
        throw .failure("“\(text(value))” names no day")
      }
      return .date(instant.date)
    case (.textToURL, .string(let text)):
      guard let url = URL(string: text), url.scheme != nil else {
        throw .failure("“\(text)” is not an address", hint: "for example https://example.com")
      }
      return .url(url)
    case (.emptySum(let type), .int(0)): return Self.zero(of: type)
    case (.elements(let inner), .list(let elements)):
      var changed: [IntentValue] = []
      changed.reserveCapacity(elements.count)
      for element in elements { changed.append(try coerce(element, inner)) }
      return .list(changed)
    default: return value
    }
  }
}
