extension EntityFilter {
  /// The most comparisons of one search: more than users write, and few enough for a store to
  /// answer at once.
  package static let maximumComparisons = 200
  /// The deepest nesting of `and`, `or` and `not`; a chain of the same operator counts as one
  /// level.
  package static let maximumLevels = 64

  /// The number of comparisons in the whole filter, which `maximumComparisons` limits.
  package var comparisonCount: Int {
    switch self {
    case .all: 0
    case .compare: 1
    case .and(let filters), .or(let filters): filters.reduce(0) { $0 + $1.comparisonCount }
    case .not(let filter): filter.comparisonCount
    }
  }

  /// The nesting depth of `and`, `or` and `not`, which `maximumLevels` limits.
  package var levels: Int {
    switch self {
    case .all, .compare: 0
    case .and(let filters), .or(let filters): 1 + (filters.map(\.levels).max() ?? 0)
    case .not(let filter): 1 + filter.levels
    }
  }

  /// Returns a filter that requires both filters; a chain of `and` stays one level.
  package func and(_ other: EntityFilter) -> EntityFilter {
    .and(conjuncts + other.conjuncts)
  }

  /// Returns a filter that requires one of the filters; a chain of `or` stays one level.
  package func or(_ other: EntityFilter) -> EntityFilter {
    .or(alternatives + other.alternatives)
  }

  private var conjuncts: [EntityFilter] {
    if case .and(let filters) = self { filters } else { [self] }
  }

  private var alternatives: [EntityFilter] {
    if case .or(let filters) = self { filters } else { [self] }
  }
}
