internal import Ground

/// The intents, entities and enumerations that a program offers.
///
/// They are found through the program's conformance records; what the optimiser removed because
/// nothing names it can be registered.
public struct IntentRegistry: Sendable {
  private static let registered = Guarded<[any AppIntent.Type]>([])

  /// In the order of their names.
  public let intents: [IntentMetadata]
  /// In the order of their identifiers.
  public let entities: [EntityMetadata]
  /// In the order of their identifiers.
  public let enumerations: [EnumMetadata]
  /// In the order of their providers' names, then the author's.
  public let shortcuts: [AppShortcutMetadata]
  /// In the order of their names.
  public let shortCommands: [ShortCommandsMetadata]

  private let intentTypes: [String: any AppIntent.Type]
  /// The place among `intents` by name and by identifier.
  private let intentPlaces: [String: Int]
  private let entityTypes: [String: any AppEntity.Type]

  /// Makes intents known that discovery cannot see: generic ones, or internal ones in an optimised build.
  public static func register(_ intents: any AppIntent.Type...) {
    registered.withLock { $0 += intents }
  }

  /// Everything that this program's records and its registrations name.
  ///
  /// - Throws: `IntentError.duplicateIdentifier` that names the types.
  public static func discovered() throws(IntentError) -> IntentRegistry {
    let found = ConformanceRecords.types(
      conformingTo: [
        (any AppIntent).self, (any AppEntity).self, (any AppEnum).self,
        (any AppShortcutsProvider).self, (any ShortCommandsProvider).self,
      ])
    // These two are the system's own, which other intents name.
    let intents = found[0].compactMap { $0 as? any AppIntent.Type }
      .filter { $0 != Never.self && $0 != OpenURLIntent.self }
    return try IntentRegistry(
      intents: intents + registered.withLock { $0 },
      entities: found[1].compactMap { $0 as? any AppEntity.Type },
      enumerations: found[2].compactMap { $0 as? any AppEnum.Type },
      shortcutProviders: found[3].compactMap { $0 as? any AppShortcutsProvider.Type },
      shortCommandProviders: found[4].compactMap { $0 as? any ShortCommandsProvider.Type }
    )
  }

  /// Makes a registry of exactly these types; one named twice counts once.
  ///
  /// - Throws: `IntentError.duplicateIdentifier` that names the types.
  public init(
    intents: [any AppIntent.Type],
    entities: [any AppEntity.Type] = [],
    enumerations: [any AppEnum.Type] = [],
    shortcutProviders: [any AppShortcutsProvider.Type] = [],
    shortCommandProviders: [any ShortCommandsProvider.Type] = []
  ) throws(IntentError) {
    intentTypes = try Self.byIdentifier(intents.map { ($0.persistentIdentifier, $0) })
    entityTypes = try Self.byIdentifier(entities.map { ($0.persistentIdentifier, $0) })
    let enumTypes = try Self.byIdentifier(enumerations.map { ($0.persistentIdentifier, $0) })
    let intents = intentTypes.values.map { IntentMetadata($0) }.sorted { $0.name < $1.name }
    self.intents = intents
    intentPlaces = Dictionary(
      intents.enumerated().flatMap { [($1.name, $0), ($1.identifier, $0)] },
      uniquingKeysWith: { first, _ in first }
    )
    self.entities = entityTypes.values.map { EntityMetadata($0) }
      .sorted { $0.identifier < $1.identifier }
    self.enumerations = enumTypes.values.map { EnumMetadata($0) }
      .sorted { $0.identifier < $1.identifier }
    shortcuts = shortcutProviders.map { (SwiftTypeName.qualified($0), $0) }.sorted { $0.0 < $1.0 }
      .flatMap { AppShortcutMetadata.shortcuts(of: $0.1) }
    shortCommands = shortCommandProviders.compactMap(ShortCommandsMetadata.init)
      .sorted { $0.name < $1.name }
    try Self.refuseClashes(self.intents, intentTypes)
  }

  private static func byIdentifier<Type>(
    _ types: [(identifier: String, type: Type)]
  ) throws(IntentError) -> [String: Type] {
    var known: [String: Type] = [:]
    for (identifier, type) in types {
      guard let other = known.updateValue(type, forKey: identifier),
        let left = other as? Any.Type, let right = type as? Any.Type, left != right
      else { continue }
      throw .duplicateIdentifier(
        identifier,
        types: [left, right].map(SwiftTypeName.qualified).sorted()
      )
    }
    return known
  }

  /// `Complete` and `CompleteIntent` differ, their names on the command line do not.
  private static func refuseClashes(
    _ intents: [IntentMetadata],
    _ types: [String: any AppIntent.Type]
  ) throws(IntentError) {
    for (left, right) in zip(intents, intents.dropFirst()) where left.name == right.name {
      let clashing = [left, right].compactMap { types[$0.identifier] }.map(SwiftTypeName.qualified)
      throw .duplicateIdentifier(left.name, types: clashing.sorted())
    }
  }
}

extension IntentRegistry {
  /// The intent of this name or persistent identifier.
  ///
  /// - Throws: `IntentError.unknownIntent` with the closest name.
  public func intent(named name: String) throws(IntentError) -> IntentMetadata {
    if let place = intentPlaces[name] { return intents[place] }
    let offered = intents.filter { $0.isDiscoverable && $0.role != .configuration }.map(\.name)
    throw .unknownIntent(name: name, suggestion: NameSuggestion.closest(to: name, in: offered))
  }

  /// The entity of this identifier, case apart.
  ///
  /// - Throws: `IntentError.unknownEntityType` with the closest name.
  public func entity(named name: String) throws(IntentError) -> EntityMetadata {
    let written = name.lowercased()
    if let entity = entities.first(where: { $0.identifier == name })
      ?? entities.first(where: { $0.identifier.lowercased() == written })
    {
      return entity
    }
    let known = entities.map(\.identifier)
    throw .unknownEntityType(
      name: name,
      suggestion: NameSuggestion.closest(to: name, in: known),
      known: known
    )
  }

  package func type(of intent: IntentMetadata) -> (any AppIntent.Type)? {
    intentTypes[intent.identifier]
  }

  package func type(of entity: EntityMetadata) -> (any AppEntity.Type)? {
    entityTypes[entity.identifier]
  }
}
