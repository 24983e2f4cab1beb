internal import Ground
internal import WidgetIntents

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Computes with values of any types; what is quick for whole numbers the machine does itself.
struct ValueEvaluator {
  let clock: ScriptClock
  let limits: ScriptLimits
  /// How many cells of the terminal a text takes.
  let columns: @Sendable (String) -> Int

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

extension ValueEvaluator {
  /// Equality across the types that the checker lets be compared: numbers, days and dates.
  func equals(_ left: IntentValue, _ right: IntentValue) -> Bool {
    switch (left, right) {
    case (.int(let left), .double(let right)): return Double(left) == right
    case (.double(let left), .int(let right)): return left == Double(right)
    case (.date, .dateComponents), (.dateComponents, .date):
      guard let left = clock.instant(of: left) else { return false }
      return left == clock.instant(of: right)
    case (.dateComponents, .dateComponents):
      guard let first = clock.instant(of: left), let second = clock.instant(of: right) else {
        return left == right
      }
      return first == second
    case (.measurement(let left), .measurement(let right)):
      return left.dimension == right.dimension && right.value(in: left.unit) == left.value
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { equals($0, $1) }
    default: return left == right
    }
  }

  /// Whether one comes before another; `nil` where one of them has no value: comparing nil is false.
  func precedes(_ left: IntentValue, _ right: IntentValue) throws(ScriptFault) -> Bool? {
    switch (left, right) {
    case (.none, _), (_, .none): return nil
    case (.date, .dateComponents), (.dateComponents, .date), (.dateComponents, .dateComponents):
      guard let first = clock.instant(of: left), let second = clock.instant(of: right) else {
        return left.precedes(right)
      }
      return first < second
    case (.measurement(let left), .measurement(let right)):
      guard left.dimension == right.dimension, let number = right.value(in: left.unit) else {
        return nil
      }
      return left.value < number
    case (.double(let left), _) where left.isNaN: return nil
    case (_, .double(let right)) where right.isNaN: return nil
    default:
      guard let result = left.precedes(right) else { throw unknown(left, right) }
      return result
    }
  }

  /// An element of a list, or a part of a text; case does not count in texts, as in `find`.
  func contains(_ left: IntentValue, _ right: IntentValue) -> Bool {
    guard case .list(let elements) = left else { return left.holds(.contains, right) }
    return elements.contains { equals($0, right) }
  }
}

extension ValueEvaluator {
  /// The value of a literal at a moment.
  func literal(_ literal: Literal, now: Int64) -> IntentValue {
    switch literal {
    case .now: return .date(InstantCoding.date(microseconds: now))
    case .dayWord(let word):
      return clock.day(word, at: now).map { .dateComponents($0.components) } ?? .none
    case .date(let year, let month, let day, let time, nil):
      guard let day = CivilDate(year: year, month: month, day: day) else { return .none }
      return instant(of: day, time)
    default: return Self.constant(literal) ?? .none
    }
  }

  /// The value of a literal that is the same at any time and in any place; `nil` for others.
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
      let instant = (Int64(day.daysSince1970) * 86_400 + Int64(second)) * 1_000_000
      return .date(InstantCoding.date(microseconds: instant))
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
          unit: ScriptUnit.base(of: dimension) ?? "",
          dimension: dimension
        )
      )
    default: .int(0)
    }
  }

  /// The value in the type that its place asks for; `nil` stays what it is.
  func coerce(_ value: IntentValue, _ coercion: Coercion) throws(ScriptFault) -> IntentValue {
    switch (coercion, value) {
    case (_, .none): return .none
    case (.intToDouble, .int(let number)): return .double(Double(number))
    case (.dayToDate, .dateComponents):
      guard let instant = clock.instant(of: value) else {
        throw .failure("“\(text(value))” names no day")
      }
      return .date(InstantCoding.date(microseconds: instant))
    case (.textToURL, .string(let text)):
      guard let url = URL(string: text), url.scheme != nil else {
        throw .failure("“\(text)” is no address", hint: "for example https://example.com")
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
