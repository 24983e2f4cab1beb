/// One numbered step of a module's schema, which is performed completely or not at all.
public struct Migration: Sendable {
  public let number: Int64
  public let operations: [Operation]

  public init(_ number: Int64, _ operations: [Operation]) {
    self.number = number
    self.operations = operations
  }
}

extension Migration {
  /// A change of the schema, or of stored records, that a migration step makes.
  public enum Operation: Sendable {
    case createCollection(StoreCollection)
    /// Adds a column to every record of the named collection.
    case addColumn(StoreColumn, to: String)
    /// Stores the text of a column in canonical composition (Unicode's form NFC), for searches.
    ///
    /// If a name is given, a new column with that name stores the text folded for case-insensitive
    /// searches.
    case searchColumn(String, foldedInto: String?, of: String)
    /// Copies the values of a column to another one in every record of the named collection.
    ///
    /// Records without a value in the first column are skipped.
    case copyColumn(String, to: String, of: String)
    /// Adds an index to the named collection.
    case addIndex(StoreIndex, on: String)
    /// Drops an index that no query uses any more.
    case dropIndex(StoreIndex, from: String)
    /// Shares the named collection between linked machines, according to this declaration of it.
    ///
    /// The declaration contains the column that identifies a record, and the merge rules of the
    /// columns.
    case share(StoreCollection)
    /// Inserts records into a collection that has, at this step, the columns of their type.
    case insert([any StoreRecord])
  }
}

/// The collections of one module, described by the steps that create and change them.
public struct ModuleSchema: Sendable {
  /// The name of the module, which must never change: the schema's version is stored under it.
  public let name: String
  public let migrations: [Migration]

  /// Creates the schema from steps with ascending numbers.
  ///
  /// A step that was released must never be edited.
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

  /// The number of the last step, which a store has as its version after the migration; 0 without
  /// steps.
  public var version: Int64 { migrations.last?.number ?? 0 }

  /// The collections in the state in which they were created; later steps do not change their names
  /// and tables.
  var createdCollections: [StoreCollection] {
    migrations.flatMap(\.operations).compactMap { operation in
      if case .createCollection(let collection) = operation { collection } else { nil }
    }
  }

  /// The columns that are searchable after the last step, without the names of the columns with
  /// folded text.
  ///
  /// Unlike `searchedColumns`, it creates no collection, because each process that writes needs it.
  var searchedNames: [SearchedColumn] {
    migrations.flatMap(\.operations).flatMap { operation -> [SearchedColumn] in
      switch operation {
      case .createCollection(let collection): collection.searchedColumns
      case .addColumn(let column, let name) where column.isSearched:
        [SearchedColumn(collection: name, source: column.name, folded: nil)]
      case .searchColumn(let source, _, let name):
        [SearchedColumn(collection: name, source: source, folded: nil)]
      case .addColumn, .copyColumn, .addIndex, .dropIndex, .share, .insert: []
      }
    }
  }

  /// The searchable columns after the last step.
  var searchedColumns: [SearchedColumn] { collections.flatMap(\.searchedColumns) }

  /// The collections in the state after the last step.
  package var collections: [StoreCollection] {
    var collections: [StoreCollection] = []
    for operation in migrations.flatMap(\.operations) {
      switch operation {
      case .createCollection(let collection): collections.append(collection)
      case .addColumn(let column, let name):
        guard let index = collections.firstIndex(where: { $0.name == name }) else { continue }
        collections[index] = collections[index].adding(column)
      case .searchColumn(let source, let folded, let name):
        guard let index = collections.firstIndex(where: { $0.name == name }) else { continue }
        collections[index] = collections[index].searching(source, foldedInto: folded)
      case .share(let shared):
        let index = collections.firstIndex { $0.name == shared.name }
        guard let index else { continue }
        collections[index] = collections[index].sharing(as: shared)
      case .copyColumn, .addIndex, .dropIndex, .insert: continue
      }
    }
    return collections
  }
}

extension StoreCollection {
  /// The columns that users can search, each with the column of its folded text if there is one.
  var searchedColumns: [SearchedColumn] {
    columns.filter(\.isSearched).map {
      SearchedColumn(collection: name, source: $0.name, folded: fold(of: $0.name)?.name)
    }
  }

  /// Returns a copy of the collection with one more column, unless the collection already has it.
  fileprivate func adding(_ column: StoreColumn) -> StoreCollection {
    guard position(of: column.name) == nil else { return self }
    return with(columns + [column])
  }

  /// Returns a copy of the collection in which a column is searchable.
  ///
  /// If `folded` is not `nil`, a new column with that name contains the folded text.
  fileprivate func searching(_ source: String, foldedInto folded: String?) -> StoreCollection {
    let searched = with(columns.map { $0.name == source ? $0.searched : $0 })
    return folded.map { searched.adding(StoreColumn($0, foldedFrom: source)) } ?? searched
  }

  /// Returns a copy of the collection that is shared like another declaration of it.
  fileprivate func sharing(as shared: StoreCollection) -> StoreCollection {
    let naming = shared.indexes.first { $0.columns.first == shared.sharing && $0.present == nil }
    return StoreCollection(
      name,
      columns: columns.map { column in
        shared.columns.first { $0.name == column.name && $0.foldedFrom == nil } ?? column
      },
      indexes: indexes + [naming].compactMap { $0 }.filter { !indexes.contains($0) },
      noun: noun,
      titleColumn: titleColumn,
      entity: entity,
      sharing: shared.sharing
    )
  }

  private func with(_ columns: [StoreColumn]) -> StoreCollection {
    StoreCollection(
      name,
      columns: columns,
      indexes: indexes,
      noun: noun,
      titleColumn: titleColumn,
      entity: entity,
      sharing: sharing
    )
  }
}

extension StoreColumn {
  /// A copy of the column that is marked as searchable.
  fileprivate var searched: StoreColumn {
    StoreColumn(
      name,
      kind,
      isOptional: isOptional,
      initialValue: initialValue,
      isSearched: true,
      reading: reading,
      merging: merging,
      form: form
    )
  }
}
