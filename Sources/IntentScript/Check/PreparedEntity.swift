internal import WidgetIntents

/// An entity as searches and member accesses look it up.
final class PreparedEntity: Sendable {
  let host: String
  let identifier: String
  /// In order of declaration.
  let names: [String]
  let properties: [String: IntentValueType]

  init(_ metadata: EntityMetadata, host: String) {
    self.host = host
    identifier = metadata.identifier
    names = metadata.properties.map(\.name)
    properties = Dictionary(
      metadata.properties.map { ($0.name, $0.type) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A property of a search: a declared one, or `id`, which is text.
  func searched(_ name: String) -> IntentValueType? {
    properties[name] ?? (name == BuiltInMember.id.rawValue ? .string : nil)
  }
}
