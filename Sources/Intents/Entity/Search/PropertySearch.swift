/// Translates a search into the comparators of a property query.
struct PropertySearch<Query: EntityPropertyQuery> {
  let query: Query
  let context: IntentContext

  /// Returns the query's results; `nil` if the query cannot express the search, so that all
  /// entities must be read.
  ///
  /// The query refers to properties by key paths, the search by Swift names. A copy of one entity
  /// whose properties carry their indexes connects the two.
  func found(
    _ filter: EntityFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?
  ) async throws -> [Query.Entity]? {
    guard let (leaves, mode) = Self.flat(filter) else { return nil }
    let sample = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    guard let entity = EntityCollector<Query>.entities(in: sample).first else { return [] }
    let shape = EntityShape.of(Query.Entity.self)
    let names = shape.properties.map(\.name)
    guard let entity = shape.marked(entity),
      let comparators = try await comparators(for: leaves, mode, of: entity, names),
      let order = Self.order(sorts, of: entity, names)
    else { return nil }
    let results = try await query.entities(
      matching: comparators,
      mode: mode,
      sortedBy: order,
      limit: limit
    )
    return EntityCollector<Query>.entities(in: results)
  }

  private typealias Leaf = (property: String, comparison: EntityComparison, operand: IntentValue)

  /// Returns the comparisons of a filter with a single `and` or `or`; `nil` for a deeper filter,
  /// which comparators cannot express.
  private static func flat(
    _ filter: EntityFilter
  ) -> (leaves: [Leaf], mode: EntityQueryComparatorMode)? {
    let (filters, mode): ([EntityFilter], EntityQueryComparatorMode) =
      switch filter {
      case .all: ([], .and)
      case .and(let filters): (filters, .and)
      case .or(let filters): (filters, .or)
      case .compare, .not: ([filter], .and)
      }
    var leaves: [Leaf] = []
    for filter in filters {
      guard case .compare(let property, let comparison, .value(let operand)) = filter else {
        return nil
      }
      leaves.append((property, comparison, operand))
    }
    return (leaves, mode)
  }

  private func comparators(
    for leaves: [Leaf],
    _ mode: EntityQueryComparatorMode,
    of entity: Query.Entity,
    _ names: [String]
  ) async throws -> [Query.ComparatorMappingType]? {
    var comparators: [Query.ComparatorMappingType] = []
    var rest = leaves[...]
    while let leaf = rest.popFirst() {
      guard
        let property = Query.properties.properties.first(where: {
          Self.name($0.number(entity), in: names) == leaf.property
        }),
        let typed = await typed(leaf)
      else { return nil }
      if let comparator = property.comparators[leaf.comparison]?(typed) {
        comparators.append(comparator)
      } else if mode == .and, leaf.comparison == .greaterThanOrEqualTo,
        let between = property.between,
        let next = rest.first, next.property == leaf.property,
        next.comparison == .lessThanOrEqualTo,
        let upper = await self.typed(next),
        let comparator = between(typed, upper)
      {
        // `a >= 1 and a <= 5` is one comparison where the query understands both bounds at once.
        comparators.append(comparator)
        rest.removeFirst()
      } else {
        return nil
      }
    }
    return comparators
  }

  /// Returns the operand in the Swift type of the comparators; `nil` if that type cannot represent
  /// it.
  private func typed(_ leaf: Leaf) async -> (any Sendable)? {
    guard let type = try? EntityProperties.type(of: leaf.property, in: Query.Entity.self) else {
      return nil
    }
    let days = UserDays(context.calendar)
    if case .day? = days.moment(of: leaf.operand) {
      // A day is a span: of its instants only the first one bounds what lies before and from it on.
      guard leaf.comparison == .lessThan || leaf.comparison == .greaterThanOrEqualTo else {
        return nil
      }
    }
    return await typed(leaf, as: leaf.comparison.operandType(for: type))
  }

  private func typed<Value: _IntentValue>(_ leaf: Leaf, as type: Value.Type) async -> (
    any Sendable
  )? {
    try? await Value._resolve(.value(leaf.operand), parameter: leaf.property, in: context)
  }

  private static func name(_ number: Int, in names: [String]) -> String? {
    names.indices.contains(number) ? names[number] : nil
  }

  private static func order(
    _ sorts: [EntitySort],
    of entity: Query.Entity,
    _ names: [String]
  ) -> [EntityQuerySort<Query.Entity>]? {
    var order: [EntityQuerySort<Query.Entity>] = []
    for sort in sorts {
      guard
        let option = Query.sortingOptions.properties.first(where: {
          Self.name($0.number(entity), in: names) == sort.property
        })
      else { return nil }
      order.append(
        EntityQuerySort(by: option.path, order: sort.isDescending ? .descending : .ascending)
      )
    }
    return order
  }
}
