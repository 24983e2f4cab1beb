internal import Ground
internal import Moments
internal import RuntimeRecords

/// The intents, entities and enumerations of a program.
///
/// They are found in the program's conformance records. Register a type explicitly if the optimizer
/// removes it because nothing refers to it.
public struct IntentRegistry: Sendable {
  private static let registered = Guarded<[any AppIntent.Type]>([])

  private let intentTypes: [String: any AppIntent.Type]
  /// The persistent identifiers of the intents, by their names on the command line.
  private let identifiers: [String: String]
  private let entityTypes: [String: any AppEntity.Type]
  private let enumTypes: [any AppEnum.Type]
  private let shortcutProviders: [any AppShortcutsProvider.Type]
  private let shortCommandProviders: [any ShortCommandsProvider.Type]
  private let described = DescribedTypes()
  /// A warning for each type that was renamed because another type has the same name.
  package private(set) var namesakes: [String] = []

  /// Registers intents that the conformance records do not contain.
  ///
  /// These are generic intents, and internal ones that the optimizer removes.
  public static func register(_ intents: any AppIntent.Type...) {
    registered.withLock { $0 += intents }
  }

  /// Returns all types in the program's conformance records, and those that were registered.
  ///
  /// If several types have the same name, all but the first are named after their enclosing types
  /// as well, or after their module. So types in different modules may have the same name.
  ///
  /// - Throws: `IntentError.duplicateIdentifier` for types that cannot be distinguished.
  public static func discovered() throws(IntentError) -> IntentRegistry {
    try discovered(besides: [])
  }

  /// Returns all types except those that `otherModules` declare, which belong to other extensions
  /// in the same file.
  package static func discovered(
    besides otherModules: Set<String>
  ) throws(IntentError) -> IntentRegistry {
    let found = ConformanceRecords.conformances(
      to: [
        (any AppIntent).self, (any AppEntity).self, (any AppEnum).self,
        (any AppShortcutsProvider).self, (any ShortCommandsProvider).self,
      ],
      besides: otherModules
    )
    // These two are the system's own, which other intents name.
    let intents = found[0].filter { $0.type != Never.self && $0.type != OpenURLIntent.self }
      .compactMap { $0.metatype(as: (any AppIntent.Type).self) }
    let all = intents + registered.withLock { $0 }
    let entities = found[1].compactMap { $0.metatype(as: (any AppEntity.Type).self) }
    let enumerations = found[2].compactMap { $0.metatype(as: (any AppEnum.Type).self) }
    func registry() throws(IntentError) -> IntentRegistry {
      try IntentRegistry(
        intents: all,
        entities: entities,
        enumerations: enumerations,
        shortcutProviders: found[3].compactMap {
          $0.metatype(as: (any AppShortcutsProvider.Type).self)
        },
        shortCommandProviders: found[4].compactMap {
          $0.metatype(as: (any ShortCommandsProvider.Type).self)
        }
      )
    }
    do throws(IntentError) {
      return try registry()
    } catch {
      guard case .duplicateIdentifier = error else { throw error }
      let namesakes = namesakes(all, entities, enumerations)
      SwiftTypeName.rename(namesakes)
      var named = try registry()
      named.namesakes = namesakes.map { namesake in
        let (type, first) = (
          SwiftTypeName.qualified(namesake.type), SwiftTypeName.qualified(namesake.first)
        )
        return "\(type) is called \(namesake.name), as \(first) has its name"
      }
      return named
    }
  }

  /// Returns new names for types that share a name; identifiers that an author sets are not
  /// changed.
  static func namesakes(
    _ intents: [any AppIntent.Type],
    _ entities: [any AppEntity.Type],
    _ enumerations: [any AppEnum.Type]
  ) -> [Namesake] {
    func unnamed(_ type: any PersistentlyIdentifiable.Type) -> Bool {
      type.persistentIdentifier == SwiftTypeName.unqualified(type)
    }
    return SwiftTypeName.namesakes(
      among: intents.filter(unnamed),
      writtenAs: CommandLineName.intent
    ) + SwiftTypeName.namesakes(among: entities.filter(unnamed))
      + SwiftTypeName.namesakes(among: enumerations.filter(unnamed))
  }

  /// Creates a registry of exactly these types; a type that is listed twice counts once.
  ///
  /// Only the names of the types are read. A type is described when it is first needed.
  ///
  /// - Throws: `IntentError.duplicateIdentifier` with the names of the types.
  public init(
    intents: [any AppIntent.Type],
    entities: [any AppEntity.Type] = [],
    enumerations: [any AppEnum.Type] = [],
    shortcutProviders: [any AppShortcutsProvider.Type] = [],
    shortCommandProviders: [any ShortCommandsProvider.Type] = []
  ) throws(IntentError) {
    intentTypes = try Self.byIdentifier(intents.map { ($0.persistentIdentifier, $0) })
    entityTypes = try Self.byIdentifier(entities.map { ($0.persistentIdentifier, $0) })
    enumTypes = Array(
      try Self.byIdentifier(enumerations.map { ($0.persistentIdentifier, $0) }).values
    )
    identifiers = try Self.byName(intentTypes)
    self.shortcutProviders = shortcutProviders
    self.shortCommandProviders = shortCommandProviders
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

  /// Returns the persistent identifiers by command-line name.
  ///
  /// - Throws: `IntentError.duplicateIdentifier` for two intents with the same command-line name,
  ///   such as `Complete` and `CompleteIntent`.
  private static func byName(
    _ types: [String: any AppIntent.Type]
  ) throws(IntentError) -> [String: String] {
    var known: [String: String] = [:]
    for identifier in types.keys {
      let name = CommandLineName.intent(identifier)
      guard let other = known.updateValue(identifier, forKey: name) else { continue }
      let clashing = [identifier, other].compactMap { types[$0] }.map(SwiftTypeName.qualified)
      throw .duplicateIdentifier(name, types: clashing.sorted())
    }
    return known
  }
}

extension IntentRegistry {
  /// The intents, sorted by name.
  public var intents: [IntentMetadata] {
    intentTypes.values.map { described.intent($0) }.sorted { $0.name < $1.name }
  }

  /// The entity types, sorted by identifier.
  public var entities: [EntityMetadata] {
    entityTypes.values.map { described.entity($0) }.sorted { $0.identifier < $1.identifier }
  }

  /// The enumerations, sorted by identifier.
  public var enumerations: [EnumMetadata] {
    enumTypes.map { EnumMetadata($0) }.sorted { $0.identifier < $1.identifier }
  }

  /// The shortcuts, sorted by the names of their providers and then in the author's order.
  public var shortcuts: [AppShortcutMetadata] {
    shortcutProviders.map { (SwiftTypeName.qualified($0), $0) }.sorted { $0.0 < $1.0 }
      .flatMap { AppShortcutMetadata.shortcuts(of: $0.1) }
  }

  /// The short commands, sorted by name.
  public var shortCommands: [ShortCommandsMetadata] {
    shortCommandProviders.compactMap(ShortCommandsMetadata.init).sorted { $0.name < $1.name }
  }

  /// Returns the intent with a name or persistent identifier.
  ///
  /// - Throws: `IntentError.unknownIntent` with the closest name.
  public func intent(named name: String) throws(IntentError) -> IntentMetadata {
    if let type = type(named: name) { return described.intent(type) }
    let offered = intents.filter { $0.isDiscoverable && $0.role != .configuration }.map(\.name)
    throw .unknownIntent(name: name, suggestion: NameSuggestion.closest(to: name, in: offered))
  }

  /// Returns the type of the intent with a name or persistent identifier; unlike its description, it needs no instance.
  package func type(named name: String) -> (any AppIntent.Type)? {
    identifiers[name].flatMap { intentTypes[$0] } ?? intentTypes[name]
  }

  /// Returns the entity type with an identifier, ignoring case.
  ///
  /// - Throws: `IntentError.unknownEntityType` with the closest name.
  public func entity(named name: String) throws(IntentError) -> EntityMetadata {
    if let type = entityTypes[name] { return described.entity(type) }
    let written = name.lowercased()
    let known = entityTypes.keys.sorted()
    if let meant = known.first(where: { $0.lowercased() == written }),
      let type = entityTypes[meant]
    {
      return described.entity(type)
    }
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

/// A cache of type descriptions by language, since a description needs an instance of its type.
private final class DescribedTypes: Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let language = UserLanguage.spoken

    init(_ type: Any.Type) { self.type = ObjectIdentifier(type) }
  }

  private let intents = Guarded<[Key: IntentMetadata]>([:])
  private let entities = Guarded<[Key: EntityMetadata]>([:])

  // The author's code runs outside of the lock, and once more where two ask at once.

  func intent(_ type: any AppIntent.Type) -> IntentMetadata {
    if let known = intents.withLock({ $0[Key(type)] }) { return known }
    let metadata = IntentMetadata(type)
    intents.withLock { $0[Key(type)] = metadata }
    return metadata
  }

  func entity(_ type: any AppEntity.Type) -> EntityMetadata {
    if let known = entities.withLock({ $0[Key(type)] }) { return known }
    let metadata = EntityMetadata(type)
    entities.withLock { $0[Key(type)] = metadata }
    return metadata
  }
}
