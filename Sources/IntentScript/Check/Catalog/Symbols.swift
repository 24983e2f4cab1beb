internal import WidgetIntents

/// An intent as calls look it up; one object for all of them.
final class IntentSymbol: Sendable {
  let reference: IntentReference
  let parameters: [ParameterSymbol]
  let result: ValueType
  /// Its place among the catalog's intents.
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

/// A parameter of an intent or a function, ready for the calls that a script makes; one object for all.
final class ParameterSymbol: Sendable {
  let name: String
  /// `nil` when the type is unknown, which has been reported.
  let type: IntentValueType?
  let isRequired: Bool
  /// The bounds of a number.
  let range: ClosedRange<Double>?
  /// Raw values, where not all cases of the enumeration are allowed.
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

  /// The metadata keeps a range in words: "from 1 to 10".
  private static func bounds(_ text: String) -> ClosedRange<Double>? {
    let words = text.split(separator: " ")
    guard words.count == 4, words[0] == "from", words[2] == "to", let lower = Double(words[1]),
      let upper = Double(words[3]), lower <= upper
    else { return nil }
    return lower...upper
  }
}

/// An entity as searches and member accesses look it up.
final class EntitySymbol: Sendable {
  let extensionName: String
  let identifier: String
  /// The names in order of declaration.
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

  /// A property of a search: a declared one, or `id`, which is text.
  func searched(_ name: String) -> IntentValueType? {
    properties[name]?.type ?? (name == BuiltInMember.id.rawValue ? .string : nil)
  }
}

/// An enumeration's cases by all the words that mean them (SC-15).
final class EnumerationSymbol: Sendable {
  let identifier: String
  /// The names for messages, in order of declaration.
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

  /// The case of a raw value, then of a title, case apart, with hyphens for its blanks.
  func binding(of word: String) -> NodeBinding? {
    byRawValue[word] ?? byOtherWord[word] ?? byOtherWord[word.lowercased()]
  }
}

/// The signature of a script's function.
struct FunctionSignature {
  let name: Name
  let parameters: [ParameterSymbol]
  /// The parameters' types inside the function.
  let types: [ValueType?]
  /// `nil` when the type is unknown, which has been reported.
  let result: ValueType?
  /// The usual order of a call's arguments; calls that have it share it.
  let order: [Int]
}
