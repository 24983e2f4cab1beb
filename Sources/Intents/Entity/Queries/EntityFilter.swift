public import Wire

/// The condition of a search: a tree of comparisons, which is sent to the process that owns the
/// entities.
public indirect enum EntityFilter: Sendable, Hashable {
  case all
  /// A comparison of a property, by its Swift name or `id`, with an operand.
  case compare(property: String, EntityComparison, IntentInput)
  case and([EntityFilter])
  case or([EntityFilter])
  case not(EntityFilter)
}

/// A comparison operator of a search.
public enum EntityComparison: String, Sendable, Hashable, CaseIterable {
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
  /// Returns the comparisons that values of a type support.
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

/// A sort criterion of a search; entities without a value for the property come last.
public struct EntitySort: Sendable, Hashable {
  /// The Swift name of the property by which entities are sorted.
  public let property: String
  public let isDescending: Bool

  /// Creates a sort criterion; the order is ascending by default.
  public init(property: String, isDescending: Bool = false) {
    self.property = property
    self.isDescending = isDescending
  }
}

extension EntityComparison: WiredWord {}

extension EntitySort: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      property: try c.required("property", 0, value?.property),
      isDescending: try c.mark("isDescending", 1, value?.isDescending)
    )
  }
}

extension EntityFilter: WiredChoice {
  @inlinable public static var noun: StaticString { "filter" }

  @inlinable
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    try c.nested(.terms) { c throws(WireFault) in
      let outer = try c.beginChoice(mark)
      let made = try cases(value, &c)
      try c.end(outer)
      return made
    }
  }

  @inlinable
  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("all", 0, value, { if case .all = $0 { true } else { false } }) {
      return .all
    }
    let compare = try c.when("compare", 1, value) {
      if case .compare(let property, let comparison, let operand) = $0 {
        (property, comparison, operand)
      } else {
        nil
      }
    }
    if let it = compare {
      return .compare(
        property: try c.required("property", 0, it?.0),
        try c.required("comparison", 1, it?.1),
        try c.required("operand", 2, it?.2)
      )
    }
    let and = try c.when("and", 2, value) {
      if case .and(let filters) = $0 { filters } else { nil }
    }
    if let it = and {
      return .and(
        try c.list("filters", 0, it)
      )
    }
    let or = try c.when("or", 3, value) {
      if case .or(let filters) = $0 { filters } else { nil }
    }
    if let it = or {
      return .or(
        try c.list("filters", 0, it)
      )
    }
    let not = try c.when("not", 4, value) {
      if case .not(let filter) = $0 { filter } else { nil }
    }
    if let it = not {
      return .not(
        try c.required("filter", 0, it)
      )
    }
    throw c.unknown(noun)
  }
}
