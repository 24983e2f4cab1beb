/// What has to hold, clause by clause: `let due = milk.due, due < today`.
package struct Condition: Sendable {
  package let clauses: [Clause]

  package init(_ clauses: [Clause]) {
    self.clauses = clauses
  }

  package enum Clause: Sendable {
    case expression(Expression)
    /// Holds when the expression has a value, which the name then stands for.
    case binding(BoundName, Expression)
  }
}
