/// One numbered step of a module's schema, done once and whole.
public struct Migration: Sendable {
  public let number: Int64
  public let operations: [Operation]

  public init(_ number: Int64, _ operations: [Operation]) {
    self.number = number
    self.operations = operations
  }
}

extension Migration {
  /// What a step does to the store.
  public enum Operation: Sendable {
    case createCollection(StoreCollection)
    /// Gives every record of the named collection a further column.
    case addColumn(StoreColumn, to: String)
    /// Orders the named collection by these columns.
    case addIndex([String], on: String)
    /// Inserts records into a collection whose shape they have at this step.
    case insert([any StoreRecord])
  }
}

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

  /// The collections as the last step left them.
  package var collections: [StoreCollection] {
    var collections: [StoreCollection] = []
    for operation in migrations.flatMap(\.operations) {
      switch operation {
      case .createCollection(let collection): collections.append(collection)
      case .addColumn(let column, let name):
        guard let index = collections.firstIndex(where: { $0.name == name }) else { continue }
        collections[index] = collections[index].adding(column)
      case .addIndex, .insert: continue
      }
    }
    return collections
  }
}

extension StoreCollection {
  /// The collection with one more column, unless it has it already.
  fileprivate func adding(_ column: StoreColumn) -> StoreCollection {
    guard position(of: column.name) == nil else { return self }
    return StoreCollection(
      name,
      columns: columns + [column],
      indexes: indexes,
      noun: noun,
      titleColumn: titleColumn
    )
  }
}
