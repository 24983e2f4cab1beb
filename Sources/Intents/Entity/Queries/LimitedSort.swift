/// Keeps the first elements of a sorted sequence, up to a limit, and drops all others.
///
/// Elements that are equal in every criterion keep the order of their insertion. At most about
/// twice the limit are in memory at once.
package struct LimitedSort<Element: Sendable>: Sendable {
  private typealias Kept = (keys: [IntentValue], element: Element)

  private let order: EntityOrder
  private let limit: Int?
  private var kept: [Kept] = []

  /// Creates an empty collection; with a `nil` limit it keeps all elements.
  package init(by sorts: [EntitySort], limit: Int?, _ rule: ValueComparison) {
    order = EntityOrder(sorts, rule)
    self.limit = limit.map { max(0, $0) }
  }

  /// Whether the result is final, so that no further element can change it.
  package var isSettled: Bool {
    guard let limit else { return false }
    return limit == 0 || order.sorts.isEmpty && kept.count >= limit
  }

  /// Inserts an element at the position that the properties of its entity determine.
  package mutating func insert(_ element: Element, at entity: EntityValue) {
    guard !isSettled else { return }
    kept.append((order.keys(of: entity), element))
    if let limit, kept.count - limit >= max(limit, Self.spare) { settle() }
  }

  /// Returns the elements that were kept, in order.
  package mutating func sorted() -> [Element] {
    settle()
    return kept.map(\.element)
  }

  /// The number of elements beyond the limit at which the collection is sorted and cut to the
  /// limit.
  private static var spare: Int { 64 }

  /// Sorts the elements and drops those beyond the limit; equal elements keep their order.
  private mutating func settle() {
    let order = order
    if !order.sorts.isEmpty { kept.sort { order.precedes($0.keys, $1.keys) } }
    if let limit, kept.count > limit { kept.removeLast(kept.count - limit) }
  }
}

/// An order of entities by the values of several properties.
package struct EntityOrder: Sendable {
  let sorts: [EntitySort]
  private let rule: ValueComparison

  /// Creates an order from its criteria, the most important one first.
  package init(_ sorts: [EntitySort], _ rule: ValueComparison) {
    self.sorts = sorts
    self.rule = rule
  }

  /// Returns the values by which an entity is sorted.
  package func keys(of entity: EntityValue) -> [IntentValue] {
    sorts.map { entity.value(of: $0.property) }
  }

  /// Returns whether an entity with the left keys comes before one with the right keys.
  package func precedes(_ left: [IntentValue], _ right: [IntentValue]) -> Bool {
    for (index, sort) in sorts.enumerated() {
      let order = rule.listed(left[index], right[index], isDescending: sort.isDescending)
      if order != .equal { return order == .less }
    }
    return false
  }
}
