import RuntimeRecords

/// A table of facts about the types of views, modifiers and styles, each determined once for a
/// type.
@MainActor
final class TypeFacts {
  /// The table that all pictures share, because the facts about a type never change.
  static let known = TypeFacts()

  /// A stored property that may need the environment.
  struct OpenField {
    let field: StoredFields.Field
    /// The type of the field if it receives the environment itself.
    ///
    /// `nil` if only the field's own properties may receive it.
    let receiver: (any EnvironmentReceiver.Type)?
  }

  private let dynamicProperties = ConformingTypes(to: (any DynamicProperty).self)
  private var fields: [ObjectIdentifier: [OpenField]] = [:]

  private init() {}

  /// Returns the stored properties of a type that may need the environment; most types have none.
  ///
  /// A cast of each property would search every conformance of the program once for each type. That
  /// would be a sixth of the time in which an extension handles a change.
  func openFields(of type: Any.Type) -> [OpenField] {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    let open = StoredFields.of(type).filter { $0.isStrong && dynamicProperties.mayHold($0.type) }
      .map { OpenField(field: $0, receiver: receiver($0.type)) }
    fields[id] = open
    return open
  }

  /// Returns whether a value may have properties that need the environment.
  ///
  /// The type of the value may differ from that of its variable.
  func mayNeedEnvironment(_ value: Any) -> Bool { dynamicProperties.mayHold(Swift.type(of: value)) }

  /// Returns whether a value is certain to be a dynamic property that does not receive the environment itself, but whose
  /// own properties may.
  func isOuterProperty(_ value: Any) -> Bool {
    let type = Swift.type(of: value)
    return dynamicProperties.contains(type) && receiver(type) == nil
  }

  private func receiver(_ type: Any.Type) -> (any EnvironmentReceiver.Type)? {
    for family in Self.receivers {
      if let known = family.metatype(of: type) { return known }
    }
    return nil
  }
}
