extension Expression {
  /// The expression without parentheses around it.
  var ungrouped: Expression {
    var expression = self
    while case .grouped(let inner) = expression.kind { expression = inner }
    return expression
  }

  var isAbsent: Bool {
    if case .literal(.absent) = ungrouped.kind { true } else { false }
  }

  /// The value of whole-number literals combined by signs and `+`, `-`, `*`.
  ///
  /// `nil` for any other expression, and if the value is outside the range of `Int`.
  var wholeNumber: Int? {
    switch ungrouped.kind {
    case .literal(.int(let value)):
      return value
    case .unary(.negate, let operand):
      guard let value = operand.wholeNumber else { return nil }
      let (negated, overflow) = 0.subtractingReportingOverflow(value)
      return overflow ? nil : negated
    case .binary(let sign, let left, let right, _):
      guard let left = left.wholeNumber, let right = right.wholeNumber else { return nil }
      return sign.whole(left, right).flatMap { $0.overflow ? nil : $0.partialValue }
    default:
      return nil
    }
  }

  /// The value of a number literal with an optional minus sign; `nil` for any other expression.
  var number: Double? {
    switch ungrouped.kind {
    case .literal(.int(let value)): Double(value)
    case .literal(.double(let value)): value
    case .unary(.negate, let operand): operand.number.map { -$0 }
    default: nil
    }
  }

  /// The first call, search, question or member access in the expression; `nil` if there is none.
  var firstCall: Expression? {
    switch kind {
    case .literal, .enumCase, .keyPath, .missing, .name: nil
    case .call, .find, .prompt, .method, .index, .member: self
    case .grouped(let inner), .unary(_, let inner), .at(let inner, _): inner.firstCall
    case .binary(_, let left, let right, _): left.firstCall ?? right.firstCall
    case .list(let elements): elements.lazy.compactMap(\.firstCall).first
    case .string(let segments):
      segments.lazy.compactMap { segment in
        if case .expression(let value) = segment { value.firstCall } else { nil }
      }.first
    }
  }

  /// The text of a string literal; `nil` for one with interpolation and for any other expression.
  var plainText: String? {
    guard case .string(let segments) = ungrouped.kind, segments.count <= 1 else { return nil }
    guard let first = segments.first else { return "" }
    if case .text(let text) = first { return text }
    return nil
  }
}

extension BinaryOperator {
  /// Returns the result for two whole numbers; `nil` for operators other than `+`, `-` and `*`.
  func whole(_ left: Int, _ right: Int) -> (partialValue: Int, overflow: Bool)? {
    switch self {
    case .add: left.addingReportingOverflow(right)
    case .subtract: left.subtractingReportingOverflow(right)
    case .multiply: left.multipliedReportingOverflow(by: right)
    default: nil
    }
  }
}
