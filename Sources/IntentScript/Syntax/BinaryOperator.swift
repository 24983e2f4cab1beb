/// An operator between two expressions, by the text that stands for it.
package enum BinaryOperator: String, Sendable, Hashable, CaseIterable {
  case or, and
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains, hasPrefix, hasSuffix
  case otherwise = "??"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}
