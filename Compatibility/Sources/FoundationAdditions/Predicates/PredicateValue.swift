import Foundation

/// A value that predicates can compare; numbers of all types are alike.
enum PredicateValue {
  case absent
  case number(Double)
  case text(String)
  case date(Date)
  case list([PredicateValue])
  /// A value that can only be compared for equality.
  case other(AnyHashable)

  init(_ value: Any?) {
    switch PredicateKeys.unwrapped(value) {
    case nil, is NSNull: self = .absent
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as String: self = .text(value)
    case let value as NSString: self = .text(value as String)
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value as [Any]: self = .list(value.map { PredicateValue($0) })
    case let value as any Collection: self = .list(value.map { PredicateValue($0) })
    case let value as AnyHashable: self = .other(value)
    default: self = .absent
    }
  }

  /// Compares two values; returns `nil` if they have no order.
  func order(to other: PredicateValue, _ options: PredicateOptions) -> ComparisonResult? {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    case (.date(let left), .date(let right)): left.compare(right)
    case (.text(let left), .text(let right)):
      options.folded(left).compare(options.folded(right))
    default: nil
    }
  }

  func equals(_ other: PredicateValue, _ options: PredicateOptions) -> Bool {
    switch (self, other) {
    case (.absent, .absent): true
    case (.other(let left), .other(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.equals($1, options) }
    default: order(to: other, options) == .orderedSame
    }
  }
}

/// The options in brackets after an operator, such as `[cd]`: differences that the comparison of
/// texts ignores.
struct PredicateOptions {
  var ignoresCase = false
  var ignoresMarks = false

  func folded(_ text: String) -> String {
    guard ignoresCase || ignoresMarks else { return text }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }
}

/// A comparison of two operands by an operator with options.
struct PredicateComparison {
  enum Operator {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case begins, ends, contains, like, matches, isIn, between
  }

  /// How many values of a list on the left side must satisfy the comparison.
  enum Quantity {
    case one, any, all, none
  }

  var quantity = Quantity.one
  let left: PredicateOperand
  let sign: Operator
  let options: PredicateOptions
  let right: PredicateOperand

  func holds(for subject: Any?) -> Bool {
    let (left, right) = (left.value(in: subject), right.value(in: subject))
    guard quantity != .one else { return holds(left, right) }
    guard case .list(let values) = left else { return false }
    switch quantity {
    case .all: return values.allSatisfy { holds($0, right) }
    case .none: return !values.contains { holds($0, right) }
    default: return values.contains { holds($0, right) }
    }
  }

  private func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    let order = left.order(to: right, options)
    switch sign {
    case .equal: return left.equals(right, options)
    case .unequal: return !left.equals(right, options)
    case .less: return order == .orderedAscending
    case .lessOrEqual: return order == .orderedAscending || order == .orderedSame
    case .greater: return order == .orderedDescending
    case .greaterOrEqual: return order == .orderedDescending || order == .orderedSame
    case .isIn: return right.has(left, options)
    case .contains: return left.has(right, options)
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return bounds[0].order(to: left, options).map { $0 != .orderedDescending } == true
        && left.order(to: bounds[1], options).map { $0 != .orderedDescending } == true
    case .begins, .ends, .like, .matches:
      guard case .text(let text) = left, case .text(let pattern) = right else { return false }
      return holds(options.folded(text), options.folded(pattern))
    }
  }

  private func holds(_ text: String, _ pattern: String) -> Bool {
    switch sign {
    case .begins: return text.hasPrefix(pattern)
    case .ends: return text.hasSuffix(pattern)
    case .like:
      let wild = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return text.range(of: "^(?s:\(wild))$", options: .regularExpression) != nil
    default: return text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }
  }
}

extension PredicateValue {
  /// Returns whether a list contains an element, or a text contains a part.
  fileprivate func has(_ part: PredicateValue, _ options: PredicateOptions) -> Bool {
    switch (self, part) {
    case (.list(let values), _): values.contains { $0.equals(part, options) }
    case (.text(let text), .text(let part)): options.folded(text).contains(options.folded(part))
    default: false
    }
  }
}
