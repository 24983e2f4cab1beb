public import Wire

/// A description of one parameter of an intent.
public struct ParameterMetadata: Sendable, Hashable {
  /// The Swift name of the parameter, as scripts use it: `dueDate`.
  public let name: String
  public let title: String
  public let description: String?
  public let type: IntentValueType
  /// The value that is used if the caller passes none; `nil` if the parameter has no default.
  public let defaultValue: IntentValue?
  /// The valid values as a phrase, such as "from 1 to 10"; `nil` if all values are valid.
  public let range: String?
  /// The valid cases if the parameter accepts only some of its enumeration; otherwise `nil`.
  public let cases: [IntentValue]?

  @usableFromInline package init(
    name: String,
    title: String,
    description: String? = nil,
    type: IntentValueType,
    defaultValue: IntentValue? = nil,
    range: String? = nil,
    cases: [IntentValue]? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.cases = cases
  }

  /// The name of the parameter on the command line, without leading hyphens: `due-date`.
  public var optionName: String { CommandLineName.kebab(name) }
  /// Whether the parameter may be `nil`.
  public var isOptional: Bool { type.isOptional }
  /// Whether an intent cannot run without a value for the parameter.
  public var isRequired: Bool { !isOptional && defaultValue == nil }

  /// The raw values of the valid cases in the author's order; `nil` if all cases are valid.
  package var allowedCases: [String]? {
    cases?.compactMap { value in
      if case .enumeration(let value) = value { value.rawValue } else { nil }
    }
  }

  /// Returns the cases of an enumeration that the parameter accepts, in order of declaration.
  package func allowed(among cases: [EnumerationValue]) -> [EnumerationValue] {
    guard let allowedCases else { return cases }
    return cases.filter { allowedCases.contains($0.rawValue) }
  }
}

extension ParameterMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      title: try c.required("title", 1, value?.title),
      description: try c.field("description", 2, value?.description),
      type: try c.required("type", 3, value?.type),
      defaultValue: try c.field("defaultValue", 4, value?.defaultValue),
      range: try c.field("range", 5, value?.range),
      cases: try c.field("cases", 6, value?.cases)
    )
  }
}
