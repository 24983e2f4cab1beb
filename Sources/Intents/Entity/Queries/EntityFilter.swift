/// Which entities a search wants: a tree of comparisons that travels to where the entities are.
public indirect enum EntityFilter: Sendable, Hashable, Codable {
  case all
  /// A property by its Swift name, or `id`, compared with an operand.
  case compare(property: String, EntityComparison, IntentInput)
  case and([EntityFilter])
  case or([EntityFilter])
  case not(EntityFilter)
}

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

/// One property by which found entities are sorted; those without a value come last.
public struct EntitySort: Sendable, Hashable, Codable {
  /// The Swift name.
  public let property: String
  public let isDescending: Bool

  /// Makes a sorting criterion.
  public init(property: String, isDescending: Bool = false) {
    self.property = property
    self.isDescending = isDescending
  }
}
