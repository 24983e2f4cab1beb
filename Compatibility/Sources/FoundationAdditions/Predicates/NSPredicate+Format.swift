public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format in Apple's predicate language.
  ///
  /// An example is `"name BEGINSWITH[cd] %@ AND age >= %d"`. Keys are looked up in dictionaries, in
  /// managed objects, and by reflection in stored properties, because Linux has no other key-value
  /// coding. Functions, subqueries and arithmetic are not supported. As on Apple's systems, an
  /// invalid format ends the program.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate with its arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
    let condition: PredicateCondition
    do throws(PredicateFault) {
      condition = try PredicateParser.condition(predicateFormat, arguments ?? [])
    } catch {
      preconditionFailure("the predicate \"\(predicateFormat)\" cannot be read: \(error.message)")
    }
    self.init { subject, _ in condition.holds(for: subject) }
  }
}

/// The error of a predicate's format that cannot be parsed.
struct PredicateFault: Error {
  let message: String
}

/// The condition of a predicate on the object that it evaluates.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  func holds(for subject: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.holds(for: subject)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: subject) }
    case .any(let conditions): conditions.contains { $0.holds(for: subject) }
    case .comparison(let comparison): comparison.holds(for: subject)
    }
  }
}

/// One side of a comparison: a value, or the path to one.
indirect enum PredicateOperand {
  /// The object itself that the predicate evaluates.
  case subject
  /// A value in the object that the predicate evaluates, found by a path of keys.
  case path([String])
  case value(PredicateValue)
  case list([PredicateOperand])

  func value(in subject: Any?) -> PredicateValue {
    switch self {
    case .subject: PredicateValue(subject)
    case .path(let keys): PredicateValue(PredicateKeys.value(at: keys[...], in: subject))
    case .value(let value): value
    case .list(let operands): .list(operands.map { $0.value(in: subject) })
    }
  }
}

/// An object that returns its own values by name.
package protocol KeyedValues {
  func value(forKey key: String) -> Any?
}

/// Looks up values by the keys of a predicate, in dictionaries, managed objects and stored
/// properties.
enum PredicateKeys {
  /// Returns the value at the path of keys; `nil` if a key has no value.
  static func value(at keys: ArraySlice<String>, in subject: Any?) -> Any? {
    guard let key = keys.first else { return subject }
    guard let subject = unwrapped(subject) else { return nil }
    let rest = keys.dropFirst()
    if let elements = subject as? [Any] {
      if key == "@count" { return elements.count }
      return elements.map { value(at: keys, in: $0) as Any }
    }
    if key.lowercased() == "self" { return value(at: rest, in: subject) }
    if let dictionary = subject as? [String: Any] { return value(at: rest, in: dictionary[key]) }
    if let values = subject as? any KeyedValues {
      return value(at: rest, in: values.value(forKey: key))
    }
    var mirror: Mirror? = Mirror(reflecting: subject)
    while let current = mirror {
      // A property with a wrapper is kept under its name with a stroke before it.
      if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
        return value(at: rest, in: child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value inside an optional whose static type is unknown, even a nested one.
  ///
  /// - Returns: `nil` if the optional is empty.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
