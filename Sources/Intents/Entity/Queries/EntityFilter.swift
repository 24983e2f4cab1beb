/// Which entities a search wants: a tree of comparisons that travels to where the entities are.
public indirect enum EntityFilter: Sendable, Hashable {
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

extension EntityComparison {
  /// The comparisons that values of a type have.
  package static func known(to type: IntentValueType) -> [EntityComparison] {
    let order: [EntityComparison] =
      type.hasOrder
      ? [.lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo] : []
    let words: [EntityComparison] =
      switch type.unwrapped {
      case .string: [.contains, .hasPrefix, .hasSuffix]
      case .list: [.contains]
      default: []
      }
    return [.equalTo, .notEqualTo] + order + words
  }
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

/// `"all"`, `{"compare": {"property": "isDone", "comparison": "==", "operand": …}}`, `{"and": […]}`.
extension EntityFilter: Codable {
  private struct Comparison: Codable {
    let property: String
    let comparison: EntityComparison
    let operand: IntentInput
  }

  public init(from decoder: any Decoder) throws {
    let filter = try CodedCase(from: decoder)
    switch filter.name {
    case "all": self = .all
    case "compare":
      let leaf: Comparison = try filter.value()
      self = .compare(property: leaf.property, leaf.comparison, leaf.operand)
    case "and": self = .and(try filter.value())
    case "or": self = .or(try filter.value())
    case "not": self = .not(try filter.value())
    default: throw filter.isUnknown
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .all: try CodedCase.encode("all", to: encoder)
    case .compare(let property, let comparison, let operand):
      let leaf = Comparison(property: property, comparison: comparison, operand: operand)
      try CodedCase.encode("compare", leaf, to: encoder)
    case .and(let filters): try CodedCase.encode("and", filters, to: encoder)
    case .or(let filters): try CodedCase.encode("or", filters, to: encoder)
    case .not(let filter): try CodedCase.encode("not", filter, to: encoder)
    }
  }
}
