/// An operator before one expression.
package enum UnaryOperator: String, Sendable, Hashable, CaseIterable {
  case not
  case negate = "-"
}
