internal import WidgetIntents

/// An intent prepared for checking calls; all calls of the intent share one object.
final class IntentSymbol: Sendable {
  let reference: IntentReference
  let parameters: [ParameterSymbol]
  let result: ValueType
  /// The index of the intent in the catalog.
  let index: Int

  init(_ reference: IntentReference, index: Int) {
    self.reference = reference
    self.index = index
    parameters = reference.intent.parameters.map { ParameterSymbol($0) }
    result = ValueType(reference.intent.resultType)
  }

  var name: String { reference.intent.name }
  var isStoreOnly: Bool { reference.intent.isStoreOnly }
}

/// A parameter of an intent or a function, prepared for checking calls; all calls share one object.
final class ParameterSymbol: Sendable {
  let name: String
  /// The parameter's type; `nil` if it is unknown, which has been reported.
  let type: IntentValueType?
  let isRequired: Bool
  /// The bounds of a number; `nil` if the parameter has none.
  let range: ClosedRange<Double>?
  /// The raw values of the allowed cases; `nil` if all cases of the enumeration are allowed.
  let allowedCases: [String]?

  init(name: String, type: IntentValueType?, isRequired: Bool = true) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    range = nil
    allowedCases = nil
  }

  init(_ metadata: ParameterMetadata) {
    name = metadata.name
    type = metadata.type
    isRequired = metadata.isRequired
    range = metadata.range.flatMap(Self.bounds)
    allowedCases = metadata.allowedCases
  }

  /// Returns the range that metadata describes as "from 1 to 10"; `nil` for any other text.
  private static func bounds(_ text: String) -> ClosedRange<Double>? {
    let words = text.split(separator: " ")
    guard words.count == 4, words[0] == "from", words[2] == "to", let lower = Double(words[1]),
      let upper = Double(words[3]), lower <= upper
    else { return nil }
    return lower...upper
  }
}

/// An entity prepared for checking searches and member accesses.
final class EntitySymbol: Sendable {
  let extensionName: String
  let identifier: String
  /// The names of the properties in order of declaration.
  let names: [String]
  let properties: [String: Property]
  let literal: NodeBinding

  struct Property: Sendable {
    let type: IntentValueType
    let binding: NodeBinding
  }

  init(_ metadata: EntityMetadata, extensionName: String) {
    self.extensionName = extensionName
    identifier = metadata.identifier
    names = metadata.properties.map(\.name)
    properties = Dictionary(
      metadata.properties.map { ($0.name, Property(type: $0.type, binding: .property($0.name))) },
      uniquingKeysWith: { first, _ in first }
    )
    literal = .entityLiteral(metadata.identifier)
  }

  /// Returns the type of a property that a search can use; `nil` if there is none of this name.
  ///
  /// `id` is a text, unless the entity declares a property with that name.
  func searched(_ name: String) -> IntentValueType? {
    properties[name]?.type ?? (name == BuiltInMember.id.rawValue ? .string : nil)
  }
}

/// An enumeration's cases by all the words that mean them (SC-15).
final class EnumerationSymbol: Sendable {
  let identifier: String
  /// The names of the cases in messages, in order of declaration: raw values in kebab case.
  let words: [String]
  private let byRawValue: [String: NodeBinding]
  private let byOtherWord: [String: NodeBinding]

  init(_ metadata: EnumMetadata) {
    self.identifier = metadata.identifier
    words = metadata.cases.map { CommandLineName.kebab($0.rawValue) }
    var byRawValue: [String: NodeBinding] = [:]
    var byOtherWord: [String: NodeBinding] = [:]
    for value in metadata.cases {
      let binding = NodeBinding.enumeration(value)
      byRawValue[value.rawValue] = binding
      for word in [value.rawValue, value.title] {
        let kebab = CommandLineName.kebab(word)
        byOtherWord[kebab] = byOtherWord[kebab] ?? binding
        let lower = word.lowercased()
        byOtherWord[lower] = byOtherWord[lower] ?? binding
      }
    }
    self.byRawValue = byRawValue
    self.byOtherWord = byOtherWord
  }

  /// Returns the case with a raw value, or with a title.
  ///
  /// If no raw value matches exactly, letter case is ignored, and hyphens match the blanks of a
  /// title. `nil` if there is no such case.
  func binding(of word: String) -> NodeBinding? {
    byRawValue[word] ?? byOtherWord[word] ?? byOtherWord[word.lowercased()]
  }
}

/// The name of a script's function, its parameters, and the types of its parameters and result.
struct FunctionSignature {
  let name: Name
  let parameters: [ParameterSymbol]
  /// The parameters' types inside the function; `nil` for a type that is unknown, which has been
  /// reported.
  let types: [ValueType?]
  /// The result's type; `nil` if it is unknown, which has been reported.
  let result: ValueType?
  /// The argument order of a call that passes all parameters in order of declaration.
  ///
  /// All such calls share this array.
  let order: [Int]
}
