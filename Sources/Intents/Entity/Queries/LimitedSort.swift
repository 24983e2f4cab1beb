/// Keeps the first elements in an order, up to a limit, and drops the others.
///
/// Elements that are equal in every criterion keep the order of their insertion. At most about twice the limit are in
/// memory at once.
package struct LimitedSort<Element: Sendable>: Sendable {
  private typealias Kept = (keys: [IntentValue], element: Element)

  private let order: EntityOrder
  private let limit: Int?
  private var kept: [Kept] = []

  /// Makes an empty one; a `nil` limit keeps all.
  package init(by sorts: [EntitySort], limit: Int?, _ rule: ValueComparison) {
    order = EntityOrder(sorts, rule)
    self.limit = limit.map { max(0, $0) }
  }

  /// Whether nothing that comes can change the result.
  package var isSettled: Bool {
    guard let limit else { return false }
    return limit == 0 || order.sorts.isEmpty && kept.count >= limit
  }

  /// Inserts an element at the place that an entity's properties decide.
  package mutating func insert(_ element: Element, at entity: EntityValue) {
    guard !isSettled else { return }
    kept.append((order.keys(of: entity), element))
    if let limit, kept.count - limit >= max(limit, Self.spare) { settle() }
  }

  /// Returns the kept elements in order.
  package mutating func sorted() -> [Element] {
    settle()
    return kept.map(\.element)
  }

  /// So many are taken before sorting pays.
  private static var spare: Int { 64 }

  /// The sort is stable: what came earlier stays before what is equal to it.
  private mutating func settle() {
    let order = order
    if !order.sorts.isEmpty { kept.sort { order.precedes($0.keys, $1.keys) } }
    if let limit, kept.count > limit { kept.removeLast(kept.count - limit) }
  }
}

/// The order of entities by several properties.
package struct EntityOrder: Sendable {
  let sorts: [EntitySort]
  private let rule: ValueComparison

  /// Makes an order from its criteria, the first one first.
  package init(_ sorts: [EntitySort], _ rule: ValueComparison) {
    self.sorts = sorts
    self.rule = rule
  }

  /// Returns the values that decide an entity's place.
  package func keys(of entity: EntityValue) -> [IntentValue] {
    sorts.map { entity.value(of: $0.property) }
  }

  /// Whether an entity with the left keys is listed before one with the right ones.
  package func precedes(_ left: [IntentValue], _ right: [IntentValue]) -> Bool {
    for (index, sort) in sorts.enumerated() {
      let order = rule.listed(left[index], right[index], isDescending: sort.isDescending)
      if order != .equal { return order == .less }
    }
    return false
  }
}
