/// How a property is compared in a search.
public enum EntityComparison: String, Sendable, Hashable, Codable, CaseIterable {
  case equalTo = "=="
  case notEqualTo = "!="
  case lessThan = "<"
  case lessThanOrEqualTo = "<="
  case greaterThan = ">"
  case greaterThanOrEqualTo = ">="
  case contains
  case hasPrefix = "has-prefix"
  case hasSuffix = "has-suffix"
}
