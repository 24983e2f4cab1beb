package import WidgetIntents

/// The search of a script's `find`, with evaluated operands.
package struct EntitySearch: Sendable, Hashable {
  /// The identifier of the entity type that is searched.
  package let entity: String
  package let filter: EntityFilter
  package let sorts: [EntitySort]
  /// The most entities to return; `nil` for all.
  package let limit: Int?
}

/// A `find` whose operands are evaluated when it runs.
struct SearchTemplate: Sendable {
  /// A filter with indices of operands instead of values.
  indirect enum Filter: Sendable {
    case all
    case compare(property: String, EntityComparison, operand: Int)
    /// A Bool property that must be true.
    case flag(String)
    /// A condition without properties of the entity, evaluated before the search.
    case condition(operand: Int)
    case and([Filter])
    case or([Filter])
    case not(Filter)
  }

  let entity: String
  /// Whether a list in memory is searched; the list is then the first operand.
  let isInList: Bool
  let filter: Filter
  let sorts: [EntitySort]
  /// The number of operands; the limit, if there is one, is the last.
  let operands: Int
  let hasLimit: Bool

  /// Returns the search with the values of its operands.
  func search(_ values: [IntentValue]) throws(ScriptFault) -> EntitySearch {
    EntitySearch(
      entity: entity,
      filter: Self.filter(filter, values),
      sorts: sorts,
      limit: try limit(values)
    )
  }

  /// Returns the limit of results; `nil` for all.
  func limit(_ values: [IntentValue]) throws(ScriptFault) -> Int? {
    guard hasLimit, case .int(let number)? = values.last else { return nil }
    guard number >= 0 else {
      throw .failure("a limit is at least 0, found \(number)")
    }
    return number
  }

  private static func filter(_ filter: Filter, _ values: [IntentValue]) -> EntityFilter {
    switch filter {
    case .all: .all
    case .compare(let property, let comparison, let operand):
      .compare(property: property, comparison, .value(values[operand]))
    case .flag(let property): .compare(property: property, .equalTo, .value(.bool(true)))
    case .condition(let operand): values[operand] == .bool(true) ? .all : .not(.all)
    case .and(let filters): .and(filters.map { self.filter($0, values) })
    case .or(let filters): .or(filters.map { self.filter($0, values) })
    case .not(let inner): .not(self.filter(inner, values))
    }
  }
}
