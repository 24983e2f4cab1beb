import RuntimeRecords

/// The classification of view, modifier and style types, determined once for each.
@MainActor
final class TypeFacts {
  /// The table for all pictures; facts about types never change.
  static let known = TypeFacts()

  private let dynamicProperties = ConformingTypes(to: (any DynamicProperty).self)
  private var fields: [ObjectIdentifier: [StoredFields.Field]] = [:]

  private init() {}

  /// Returns the stored properties of a type that may need the environment; most types have none.
  ///
  /// A cast of each property would search every conformance of the program once for each type, a sixth of an
  /// extension's time for a change.
  func openFields(of type: Any.Type) -> [StoredFields.Field] {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    let open = StoredFields.of(type).filter { $0.isStrong && dynamicProperties.mayHold($0.type) }
    fields[id] = open
    return open
  }
}
