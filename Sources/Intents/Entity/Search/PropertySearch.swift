/// Passes a search to a property query in the query's own terms.
struct PropertySearch<Query: EntityPropertyQuery> {
  let query: Query

  /// What the query finds; `nil` when it has no terms for the search, which then reads all entities.
  ///
  /// The query names properties by key paths, the search by Swift names. One entity maps the one to
  /// the other: in a marked copy of it each property knows its position among the names.
  func found(
    _ filter: ResolvedFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?
  ) async throws -> [Query.Entity]? {
    guard let (leaves, mode) = Self.flat(filter) else { return nil }
    let sample = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    guard let entity = EntityCollector<Query>.entities(in: sample).first else { return [] }
    let shape = EntityShape.of(Query.Entity.self)
    let names = shape.properties.map(\.name)
    guard let entity = shape.marked(entity),
      let comparators = Self.comparators(for: leaves, mode, of: entity, names),
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

  /// One level of `and` or `or` over comparisons; comparators can say nothing deeper.
  private static func flat(
    _ filter: ResolvedFilter
  ) -> (leaves: [ResolvedFilter], mode: EntityQueryComparatorMode)? {
    let (filters, mode): ([ResolvedFilter], EntityQueryComparatorMode) =
      switch filter {
      case .all: ([], .and)
      case .and(let filters): (filters, .and)
      case .or(let filters): (filters, .or)
      case .compare, .not: ([filter], .and)
      }
    let isFlat = filters.allSatisfy { if case .compare = $0 { true } else { false } }
    return isFlat ? (filters, mode) : nil
  }

  private static func comparators(
    for leaves: [ResolvedFilter],
    _ mode: EntityQueryComparatorMode,
    of entity: Query.Entity,
    _ names: [String]
  ) -> [Query.ComparatorMappingType]? {
    var comparators: [Query.ComparatorMappingType] = []
    var rest = leaves[...]
    while let leaf = rest.popFirst() {
      guard case .compare(let name, let comparison, _, let typed) = leaf,
        let property = Query.properties.properties.first(where: {
          Self.name($0.number(entity), in: names) == name
        })
      else { return nil }
      if let comparator = property.comparators[comparison]?(typed) {
        comparators.append(comparator)
      } else if mode == .and, comparison == .greaterThanOrEqualTo,
        let between = property.between,
        case .compare(name, .lessThanOrEqualTo, _, let upper)? = rest.first,
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
