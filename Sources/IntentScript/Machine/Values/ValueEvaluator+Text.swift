internal import Ground
internal import WidgetIntents

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ValueEvaluator {
  /// A value within a text: instants on the reader's clock, the elements of a list after one another.
  func text(_ value: IntentValue) -> String {
    switch value {
    case .date(let date):
      let wall = clock.wallTime(InstantCoding.microseconds(of: date))
      guard var components = CivilDate(exactly: wall.day)?.components else {
        return value.displayText
      }
      components.hour = wall.secondOfDay / 3_600
      components.minute = wall.secondOfDay / 60 % 60
      let second = wall.secondOfDay % 60
      components.second = second == 0 ? nil : second
      return IntentValue.dateComponents(components).displayText
    case .list(let elements): return elements.map(text).joined(separator: ", ")
    default: return value.displayText
    }
  }

  /// The lines that `print` writes: the elements of a list on a line each.
  func lines(_ value: IntentValue) -> String {
    if case .list(let elements) = value {
      return elements.map(text).joined(separator: "\n")
    }
    return text(value)
  }

  /// A text made of parts.
  func join(_ parts: ArraySlice<IntentValue>) throws(ScriptFault) -> IntentValue {
    var joined = ""
    for part in parts {
      if case .string(let text) = part {
        joined += text
      } else {
        joined += text(part)
      }
      guard joined.utf8.count <= limits.bytes else {
        throw .limit(name: "bytes", value: limits.bytes)
      }
    }
    return .string(joined)
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
