/// `find ToDo where isDone == false sort by due limit 5`.
package struct Find: Sendable {
  package let entity: Name
  /// Comparisons of properties, with `and`, `or` and `not` between them (LG-10).
  package let filter: Expression?
  package let sorts: [Sort]
  package let limit: Expression?

  package init(entity: Name, filter: Expression?, sorts: [Sort], limit: Expression?) {
    self.entity = entity
    self.filter = filter
    self.sorts = sorts
    self.limit = limit
  }

  /// A property by which found entities are sorted.
  package struct Sort: Sendable {
    package let property: Name
    package let isDescending: Bool

    package init(property: Name, isDescending: Bool) {
      self.property = property
      self.isDescending = isDescending
    }
  }
}
