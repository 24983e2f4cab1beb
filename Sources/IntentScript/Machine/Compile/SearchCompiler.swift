internal import WidgetIntents

/// Takes a `find` apart into what is asked for and the operands that are worked out when it runs.
struct SearchCompiler {
  private let script: CheckedScript
  /// In the order in which the template counts them.
  private(set) var operands: [Expression] = []

  init(_ script: CheckedScript) {
    self.script = script
  }

  mutating func template(_ find: Find) -> SearchTemplate {
    let filter = find.filter.map { self.filter($0) } ?? .all
    if let limit = find.limit { operands.append(limit) }
    return SearchTemplate(
      entity: find.entity.text,
      filter: filter,
      sorts: find.sorts.map {
        EntitySort(property: $0.property.text, isDescending: $0.isDescending)
      },
      operands: operands.count,
      hasLimit: find.limit != nil
    )
  }

  private mutating func filter(_ expression: Expression) -> SearchTemplate.Filter {
    switch (expression.kind, script.meaning(of: expression.id)) {
    case (.grouped(let inner), _): return filter(inner)
    case (.binary(_, _, let right, _), .comparison(let property, let comparison)):
      operands.append(right)
      return .compare(property: property, comparison, operand: operands.count - 1)
    case (_, .flag(let property)): return .flag(property)
    case (.binary(.and, let left, let right, _), _): return .and(filter(left), filter(right))
    case (.binary(.or, let left, let right, _), _): return .or(filter(left), filter(right))
    case (.unary(.not, let inner), _): return .not(filter(inner))
    default:
      operands.append(expression)
      return .condition(operand: operands.count - 1)
    }
  }
}
