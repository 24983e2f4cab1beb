/// The collections of one module, as the steps that led to their shape.
public struct ModuleSchema: Sendable {
  /// Stable for the module's life: its version is stored under this name.
  public let name: String
  public let migrations: [Migration]

  /// Numbers ascend; a number that was ever released keeps its operations.
  public init(name: String, migrations: [Migration]) {
    precondition(!name.isEmpty, "a module has a name")
    precondition(
      zip(migrations, migrations.dropFirst()).allSatisfy { $0.number < $1.number }
        && migrations.allSatisfy { $0.number > 0 },
      "the numbers of a module's migrations are positive and ascend"
    )
    self.name = name
    self.migrations = migrations
  }

  /// The version of a store that has all of them; 0 without any.
  public var version: Int64 { migrations.last?.number ?? 0 }
}
