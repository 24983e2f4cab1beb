internal import Ground
internal import Moments

extension EntityFilter {
  /// Returns the filter with each operand resolved as the type of its property.
  ///
  /// - Throws: `IntentError` for an unknown property, a mistyped operand, or a filter beyond the
  ///   limits.
  package func resolved(
    of entity: any AppEntity.Type,
    in context: IntentContext
  ) async throws(IntentError) -> EntityFilter {
    guard comparisonCount <= Self.maximumComparisons else {
      throw .tooLarge("comparisons", Self.maximumComparisons)
    }
    guard levels <= Self.maximumLevels else {
      throw .tooLarge("levels of and, or and not", Self.maximumLevels)
    }
    return try await resolvedWithinLimits(of: entity, in: context)
  }

  private func resolvedWithinLimits(
    of entity: any AppEntity.Type,
    in context: IntentContext
  ) async throws(IntentError) -> EntityFilter {
    switch self {
    case .all: return .all
    case .compare(let property, let comparison, let input):
      let type = try EntityProperties.type(of: property, in: entity)
      do {
        let operand = try await comparison.operand(input, of: type, named: property, in: context)
        return .compare(property: property, comparison, .value(operand))
      } catch {
        throw error.ofProperty
      }
    case .and(let filters):
      return .and(try await Self.resolved(filters, of: entity, in: context))
    case .or(let filters):
      return .or(try await Self.resolved(filters, of: entity, in: context))
    case .not(let filter):
      return .not(try await filter.resolvedWithinLimits(of: entity, in: context))
    }
  }

  private static func resolved(
    _ filters: [EntityFilter],
    of entity: any AppEntity.Type,
    in context: IntentContext
  ) async throws(IntentError) -> [EntityFilter] {
    var resolved: [EntityFilter] = []
    for filter in filters {
      resolved.append(try await filter.resolvedWithinLimits(of: entity, in: context))
    }
    return resolved
  }
}

extension EntityComparison {
  /// Returns the type that an operand of this comparison needs for a property: an element, a text,
  /// or the property's type.
  func operandType(for property: any _IntentValue.Type) -> any _IntentValue.Type {
    func element<Value: _IntentValue>(of type: Value.Type) -> any _IntentValue.Type {
      Value.ValueType.self
    }
    let isList = if case .list = property._intentValueType.unwrapped { true } else { false }
    switch self {
    case .contains where isList: return element(of: property)
    case .contains, .hasPrefix, .hasSuffix: return String.self
    default: return property
    }
  }

  /// Resolves an operand; an absent value stays an absent operand (LG-10).
  ///
  /// A date property may be compared with a day, and a day property with an instant. A day counts
  /// as the range of its instants (LG-20).
  func operand(
    _ input: IntentInput,
    of property: any _IntentValue.Type,
    named name: String,
    in context: IntentContext
  ) async throws(IntentError) -> IntentValue {
    let known = Self.known(to: property._intentValueType)
    guard known.contains(self) else {
      throw .mistypedProperty(
        name,
        expected: known.map(\.rawValue).joined(separator: " "),
        found: rawValue,
        hint: nil
      )
    }
    if input == .value(.none) || asksForNone(input, of: property) { return .none }
    let type = operandType(for: property)
    switch type._intentValueType.unwrapped {
    case .date, .dateComponents: return try await moment(input, type, name, context)
    default: return try await value(input, type, name, context)
    }
  }

  /// Returns whether a text from a command line means an absent value: `nil`, or an empty text for
  /// a list.
  private func asksForNone(_ input: IntentInput, of property: any _IntentValue.Type) -> Bool {
    guard self == .equalTo || self == .notEqualTo, case .text(let word) = input else {
      return false
    }
    if case .list = property._intentValueType.unwrapped, word.isEmpty { return true }
    return word == "nil"
  }

  private func moment(
    _ input: IntentInput,
    _ type: any _IntentValue.Type,
    _ name: String,
    _ context: IntentContext
  ) async throws(IntentError) -> IntentValue {
    switch input {
    case .value(.date), .value(.dateComponents):
      if case .value(let value) = input, UserDays(context.calendar).moment(of: value) != nil {
        return value
      }
    case .text(let text), .value(.string(let text)):
      if let value = try? context.operand(text) { return value }
    default: break
    }
    return try await value(input, type, name, context)
  }

  private func value<Value: _IntentValue>(
    _ input: IntentInput,
    _ type: Value.Type,
    _ name: String,
    _ context: IntentContext
  ) async throws(IntentError) -> IntentValue {
    try await Value._resolve(input, parameter: name, in: context)._intentValue
  }
}

extension IntentContext {
  /// Returns the day or the instant that a text describes.
  fileprivate func operand(_ text: String) throws(MomentFault) -> IntentValue {
    let moment = try moment(text)
    if case .day = moment { return .dateComponents(components(of: moment)) }
    return .date(date(of: moment))
  }
}

extension IntentError {
  fileprivate static func tooLarge(_ what: String, _ limit: Int) -> IntentError {
    .failed(
      message: "a search has more \(what) than the limit of \(limit)",
      hint: "divide it into several searches",
      exitCode: ExitCode.badData.rawValue
    )
  }

  /// This error as a search reports it: about a property instead of a parameter.
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
