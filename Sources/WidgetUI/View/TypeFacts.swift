import RuntimeRecords

/// The classification of view, modifier and style types, determined once for each.
@MainActor
final class TypeFacts {
  /// Facts about types never change, so one table serves all pictures.
  static let known = TypeFacts()

  private let dynamicProperties = ConformingTypes(to: (any DynamicProperty).self)
  private var fields: [ObjectIdentifier: [StoredFields.Field]] = [:]

  private init() {}

  /// The stored properties of a type that may need the environment: most types have none.
  ///
  /// A cast of each property would walk through every conformance of the program once a type, which was a sixth of
  /// what an extension took for a change by hand.
  func openFields(of type: Any.Type) -> [StoredFields.Field] {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    let open = StoredFields.of(type).filter { $0.isStrong && dynamicProperties.mayHold($0.type) }
    fields[id] = open
    return open
  }
}
