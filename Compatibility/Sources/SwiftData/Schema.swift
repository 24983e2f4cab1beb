/// The model types of a container.
public struct Schema: Hashable, Sendable {
  /// The version number of a schema: its major, minor and patch numbers, compared in this order.
  public struct Version: Hashable, Comparable, Sendable {
    private let numbers: [Int]

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      numbers = [major, minor, patch]
    }

    public static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }

  /// The storage options of a property, such as unique; without effect, because objects are in
  /// memory.
  public struct Attribute: Hashable, Sendable {
    public struct Option: Hashable, Sendable {
      private let name: String

      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let ephemeral = Option(name: "ephemeral")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let spotlight = Option(name: "spotlight")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static func transformable(by type: Any.Type) -> Option {
        Option(name: "transformable")
      }
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }

  /// The rules of a relationship between objects; without effect, because objects are in memory.
  public struct Relationship: Hashable, Sendable {
    public struct Option: Hashable, Sendable {
      private let name: String

      public static let unique = Option(name: "unique")
    }

    /// The effect of a deletion on the related objects.
    public enum DeleteRule: Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }
  }

  private let names: [String]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    names = types.map { "\($0)" }
  }

  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// The model types of an app in a certain version.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// A migration plan for an app's data; without effect, because objects are in memory.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// One step of a migration between two versions.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}
