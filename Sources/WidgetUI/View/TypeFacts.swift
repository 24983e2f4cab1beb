import RuntimeRecords

/// The classification of view, modifier and style types, determined once for each.
@MainActor
final class TypeFacts {
  /// Facts about types never change, so one table serves all pictures.
  static let known = TypeFacts()

  /// A stored property that may need the environment.
  struct OpenField {
    let field: StoredFields.Field
    /// Its type, if that receives the environment; `nil` for others, whose own properties may.
    let receiver: (any EnvironmentReceiver.Type)?
  }

  private let dynamicProperties = ConformingTypes(to: (any DynamicProperty).self)
  /// The generic types of properties that receive the environment: one cast for all `@Environment` properties.
  private var receivers: [GenericFamily<any EnvironmentReceiver.Type>] = []
  private var fields: [ObjectIdentifier: [OpenField]] = [:]

  private init() {}

  /// The stored properties of a type that may need the environment: most types have none.
  ///
  /// A cast of each property would walk through every conformance of the program once a type, which was a sixth of
  /// what an extension took for a change by hand.
  func openFields(of type: Any.Type) -> [OpenField] {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    let open = StoredFields.of(type).filter { $0.isStrong && dynamicProperties.mayHold($0.type) }
      .map { OpenField(field: $0, receiver: receiver($0.type)) }
    fields[id] = open
    return open
  }

  private func receiver(_ type: Any.Type) -> (any EnvironmentReceiver.Type)? {
    for family in receivers {
      if let known = family.metatype(of: type) { return known }
    }
    guard let found = type as? any EnvironmentReceiver.Type else { return nil }
    receivers.append(GenericFamily(type, conforming: found))
    return found
  }
}
