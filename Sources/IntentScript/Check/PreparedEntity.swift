internal import WidgetIntents

/// An entity as searches and member accesses look it up.
final class PreparedEntity: Sendable {
  let host: String
  let identifier: String
  /// In order of declaration.
  let names: [String]
  let properties: NameMap<Property>
  let literal: Meaning

  struct Property: Sendable {
    let type: IntentValueType
    let meaning: Meaning
  }

  init(_ metadata: EntityMetadata, host: String) {
    self.host = host
    identifier = metadata.identifier
    names = metadata.properties.map(\.name)
    properties = NameMap(
      metadata.properties.map { ($0.name, Property(type: $0.type, meaning: .property($0.name))) }
    )
    literal = .entityLiteral(metadata.identifier)
  }

  /// A property of a search: a declared one, or `id`, which is text.
  func searched(_ name: String) -> IntentValueType? {
    properties[name]?.type ?? (name == BuiltInMember.id.rawValue ? .string : nil)
  }
}
