extension EntityFilter {
  /// The most comparisons in one search: more than a user writes, and few enough for a store to answer at once.
  package static let maximumComparisons = 200
  /// Alternations of `and`, `or` and `not` within one another; a chain of one of them is one level.
  package static let maximumLevels = 64

  /// The number of comparisons.
  package var comparisonCount: Int {
    switch self {
    case .all: 0
    case .compare: 1
    case .and(let filters), .or(let filters): filters.reduce(0) { $0 + $1.comparisonCount }
    case .not(let filter): filter.comparisonCount
    }
  }

  /// The nesting depth of `and`, `or` and `not`.
  package var levels: Int {
    switch self {
    case .all, .compare: 0
    case .and(let filters), .or(let filters): 1 + (filters.map(\.levels).max() ?? 0)
    case .not(let filter): 1 + filter.levels
    }
  }

  /// Both filters; a chain of `and` stays one level.
  package func and(_ other: EntityFilter) -> EntityFilter {
    .and(conjuncts + other.conjuncts)
  }

  /// One of the filters; a chain of `or` stays one level.
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
