extension Expression {
  /// Returns the operands in a chain of one operator, in order, ignoring parentheses.
  func links(_ sign: BinaryOperator) -> [Expression] {
    var links: [Expression] = []
    var rest = [self]
    while let expression = rest.popLast() {
      if case .binary(sign, let left, let right, _) = expression.ungrouped.kind {
        rest.append(right)
        rest.append(left)
      } else {
        links.append(expression)
      }
    }
    return links
  }

  /// The number of comparisons of a search's condition, and the nesting levels of `and`, `or` and
  /// `not`.
  var searchSize: (comparisons: Int, levels: Int) {
    let parts: [Expression]
    switch ungrouped.kind {
    case .binary(.and, _, _, _): parts = links(.and)
    case .binary(.or, _, _, _): parts = links(.or)
    case .unary(.not, let inner): parts = [inner]
    default: return (1, 0)
    }
    return parts.reduce((0, 1)) { sum, part in
      let size = part.searchSize
      return (sum.0 + size.comparisons, max(sum.1, size.levels + 1))
    }
  }
}
