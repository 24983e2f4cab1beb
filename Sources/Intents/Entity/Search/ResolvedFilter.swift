/// A filter whose properties are known and whose operands have their types.
indirect enum ResolvedFilter {
  case all
  case compare(property: String, EntityComparison, operand: IntentValue, typed: any Sendable)
  case and([ResolvedFilter])
  case or([ResolvedFilter])
  case not(ResolvedFilter)

  private static let maximumDepth = 32  // a search is written by hand

  /// Checks the property names and understands the operands as the properties' types.
  init<Entity: AppEntity>(
    _ filter: EntityFilter,
    of entity: Entity.Type,
    in context: IntentContext,
    depth: Int = 0
  ) async throws(IntentError) {
    guard depth < Self.maximumDepth else { throw .failed("the filter is nested too deeply") }
    switch filter {
    case .all: self = .all
    case .compare(let property, let comparison, let input):
      let type = try EntityProperties.type(of: property, in: entity)
      do {
        let (operand, typed) = try await Self.operand(
          input,
          property,
          type,
          comparison: comparison,
          in: context
        )
        self = .compare(property: property, comparison, operand: operand, typed: typed)
      } catch {
        throw error.ofProperty
      }
    case .and(let filters): self = .and(try await Self.all(filters, entity, context, depth))
    case .or(let filters): self = .or(try await Self.all(filters, entity, context, depth))
    case .not(let filter):
      self = .not(try await ResolvedFilter(filter, of: entity, in: context, depth: depth + 1))
    }
  }

  private static func all<Entity: AppEntity>(
    _ filters: [EntityFilter],
    _ entity: Entity.Type,
    _ context: IntentContext,
    _ depth: Int
  ) async throws(IntentError) -> [ResolvedFilter] {
    var resolved: [ResolvedFilter] = []
    for filter in filters {
      resolved.append(
        try await ResolvedFilter(filter, of: entity, in: context, depth: depth + 1)
      )
    }
    return resolved
  }

  /// Words compare with text; everything else with the property's own type.
  private static func operand(
    _ input: IntentInput,
    _ property: String,
    _ type: any _IntentValue.Type,
    comparison: EntityComparison,
    in context: IntentContext
  ) async throws(IntentError) -> (IntentValue, any Sendable) {
    switch comparison {
    case .contains, .hasPrefix, .hasSuffix:
      if case .list = type._intentValueType.unwrapped { break }
      return try await value(input, property, String.self, context)
    default: break
    }
    return try await value(input, property, type, context)
  }

  private static func value<Value: _IntentValue>(
    _ input: IntentInput,
    _ property: String,
    _ type: Value.Type,
    _ context: IntentContext
  ) async throws(IntentError) -> (IntentValue, any Sendable) {
    if case .list = type._intentValueType.unwrapped {
      let element = try await Value.ValueType._resolve(input, parameter: property, in: context)
      return (element._intentValue, element)
    }
    let value = try await Value._resolve(input, parameter: property, in: context)
    return (value._intentValue, value)
  }

  func matches(_ entity: EntityValue) -> Bool {
    switch self {
    case .all: true
    case .compare(let property, let comparison, let operand, _):
      (entity.value(of: property) ?? .none).holds(comparison, operand)
    case .and(let filters): filters.allSatisfy { $0.matches(entity) }
    case .or(let filters): filters.contains { $0.matches(entity) }
    case .not(let filter): !filter.matches(entity)
    }
  }
}

extension IntentError {
  /// The error in the words of a search, which knows properties where an intent has parameters.
  fileprivate var ofProperty: IntentError {
    switch self {
    case .mistyped(let name, let expected, let found, let example):
      .mistypedProperty(name, expected: expected, found: found, hint: "for example \(example)")
    case .unknownCase(let name, let found, let known, let suggestion):
      .mistypedProperty(
        name,
        expected: "one of \(known.joined(separator: ", "))",
        found: found,
        hint: suggestion.map { "did you mean “\($0)”?" }
      )
    default: self
    }
  }
}

extension EntityValue {
  /// A property's value, or the identifier's under the name `id`.
  func value(of property: String) -> IntentValue? {
    self[property: property] ?? (property == "id" ? .string(id) : nil)
  }
}
