import Ground

/// Migrates a store to the schemas that this program knows, in one transaction.
struct Migrator {
  let connection: StoreConnection
  let schemas: [ModuleSchema]

  /// Returns whether a migration is necessary; nothing is written.
  func isNeeded() throws(StoreError) -> Bool {
    guard try connection.requireKnown() == CoreSchema.version else { return true }
    for schema in schemas where try knownVersion(of: schema) < schema.version {
      return true
    }
    let names = try connection.definedNames()
    for schema in schemas where try isIncomplete(schema, in: names) { return true }
    return try isFoldingNeeded()
  }

  /// Returns whether missing steps change tables, so that older programs cannot use the store.
  func changesKnownTables() throws(StoreError) -> Bool {
    let version = try connection.requireKnown()
    if version != 0, version < CoreSchema.version { return true }
    for schema in schemas {
      let known = try knownVersion(of: schema)
      if known != 0, known < schema.version { return true }
    }
    return false
  }

  /// Performs the steps that the store lacks, unless another process has already performed them.
  ///
  /// - Returns: Whether any step was performed.
  func migrate() throws(StoreError) -> Bool {
    var version = try connection.requireKnown()
    var isChanged = false
    if version == DevelopmentStore.number {
      try DevelopmentStore.carryOver(connection)
      (version, isChanged) = (1, true)
    }
    if version < CoreSchema.version {
      for step in CoreSchema.steps.dropFirst(Int(version)) {
        for statement in step { try connection.execute(statement) }
      }
      try connection.execute(StoreSQL.setVersion(CoreSchema.version))
      isChanged = true
    }
    for schema in schemas where try migrate(schema) { isChanged = true }
    guard try isFoldingNeeded() else { return isChanged }
    // A recovered store may have lost the record of its searchable columns.
    for column in schemas.flatMap(\.searchedColumns) { try connection.note(column, version: 0) }
    try connection.foldAnew()
    return true
  }

  /// Returns whether texts were folded with an older or an unknown version of the folding rules.
  private func isFoldingNeeded() throws(StoreError) -> Bool {
    if let versions = try connection.foldVersions() {
      guard versions.upperBound <= SearchText.version else {
        throw .newerSchema(
          module: "",
          found: versions.upperBound,
          known: SearchText.version
        )
      }
      if versions.lowerBound < SearchText.version { return true }
    }
    for column in schemas.flatMap(\.searchedNames) where try !connection.isNoted(column) {
      return true
    }
    return false
  }

  private func migrate(_ schema: ModuleSchema) throws(StoreError) -> Bool {
    let version = try knownVersion(of: schema)
    let isIncomplete = try isIncomplete(schema, in: connection.definedNames())
    guard version < schema.version || isIncomplete else { return false }
    let isAgreed = version > 0 ? !isIncomplete : try isNew(schema)
    if isAgreed {
      for migration in schema.migrations where migration.number > version {
        for operation in migration.operations { try perform(operation) }
      }
    } else {
      for operation in schema.migrations.flatMap(\.operations) where try isMissing(operation) {
        try perform(operation)
      }
    }
    for collection in schema.collections where collection.sharing != nil {
      try connection.noteSharing(of: collection)
    }
    try connection.run(
      StoreSQL.setModuleVersion,
      .text(schema.name),
      .integer(schema.version)
    )
    return true
  }

  /// Returns the module's version in the store; zero or less if a recovery has left it uncertain.
  private func knownVersion(of schema: ModuleSchema) throws(StoreError) -> Int64 {
    let version = try connection.version(ofModule: schema.name)
    guard version <= schema.version, version >= -schema.version else {
      throw .newerSchema(
        module: schema.name,
        found: Int64(clamping: version.magnitude),
        known: schema.version
      )
    }
    return version
  }

  /// Returns whether a collection of an up-to-date module has no table in the store.
  ///
  /// `names` are those of the store's tables. If none of the collection's records was ever changed,
  /// nothing is lost, and the table is created again.
  ///
  /// - Throws: `.damaged` if a record was changed.
  private func isIncomplete(
    _ schema: ModuleSchema,
    in names: Set<String>
  ) throws(StoreError) -> Bool {
    guard try knownVersion(of: schema) == schema.version else { return false }
    var isIncomplete = false
    for collection in schema.createdCollections where !names.contains(collection.table) {
      guard try connection.integer(StoreSQL.sequence, .text(collection.name)) == nil else {
        throw .missingTable(collection.table, path: connection.location.path)
      }
      isIncomplete = true
    }
    return isIncomplete
  }

  /// Returns whether the store has never contained the module.
  private func isNew(_ schema: ModuleSchema) throws(StoreError) -> Bool {
    guard try connection.version(ofModule: schema.name) == 0 else { return false }
    for case .createCollection(let collection) in schema.migrations.flatMap(\.operations)
    where try exists(collection.table) {
      return false
    }
    return true
  }

  /// Returns whether the tables of a recovered store lack the result of an operation.
  ///
  /// For an insertion it is `false`: the records that a step inserts were saved, or lost like those
  /// of the user. A column that a step fills has the saved values.
  private func isMissing(_ operation: Migration.Operation) throws(StoreError) -> Bool {
    switch operation {
    case .createCollection(let collection): try !exists(collection.table)
    case .addColumn(let column, let name):
      try connection.integer(
        StoreSQL.hasColumn,
        .text(StoreCollection.table(of: name)),
        .text(column.name)
      ) == nil
    case .searchColumn(let source, let folded, let name):
      if let folded {
        try connection.integer(
          StoreSQL.hasColumn,
          .text(StoreCollection.table(of: name)),
          .text(folded)
        ) == nil
      } else {
        try !connection.isNoted(SearchedColumn(collection: name, source: source, folded: nil))
      }
    case .addIndex(let index, let name):
      try !exists(StoreCollection.indexName(index, on: name))
    case .dropIndex(let index, let name):
      try exists(StoreCollection.indexName(index, on: name))
    case .share, .copyColumn, .insert: false
    }
  }

  private func exists(_ name: String) throws(StoreError) -> Bool {
    try connection.integer(StoreSQL.isKnown, .text(name)) != nil
  }

  private func perform(_ operation: Migration.Operation) throws(StoreError) {
    switch operation {
    case .createCollection(let collection):
      for statement in collection.creation { try connection.execute(statement) }
      for column in collection.searchedColumns {
        try connection.note(column, version: SearchText.version)
      }
    case .addColumn(let column, let name):
      precondition(StoreName.isValid(name), "a collection's name is made of letters, digits and _")
      precondition(
        column.isOptional || column.initialValue != .null,
        "a column that records get later is optional or has an initial value"
      )
      try connection.execute(StoreCollection.addition(of: column, to: name))
    case .searchColumn(let source, let folded, let name):
      requireValid([source, name] + [folded].compactMap { $0 })
      if let folded {
        let column = StoreColumn(folded, foldedFrom: source)
        try connection.execute(StoreCollection.addition(of: column, to: name))
      }
      try connection.note(
        SearchedColumn(collection: name, source: source, folded: folded),
        version: 0
      )
    case .copyColumn(let source, let target, let name):
      requireValid([source, target, name])
      try connection.execute(StoreCollection.copy(of: source, to: target, in: name))
    case .addIndex(let index, let name):
      requireValid([name] + index.columns)
      try connection.execute(StoreCollection.index(index, on: name))
    case .dropIndex(let index, let name):
      requireValid([name] + index.columns)
      try connection.execute(StoreCollection.removal(of: index, from: name))
    case .insert(let records):
      for record in records { _ = try insert(record) }
    case .share: break
    }
  }

  private func requireValid(_ names: [String]) {
    precondition(names.allSatisfy(StoreName.isValid), "names are made of letters, digits and _")
  }

  private func insert(_ record: some StoreRecord) throws(StoreError) -> Int64 {
    let collection = type(of: record).collection
    return try PreparedCollection(collection, on: connection)
      .insert(key: record.key, StoreConnection.values(of: record, in: collection))
  }
}

extension StoreConnection {
  /// Returns the `user_version` of the database; 0 before the store's own tables are created.
  func coreVersion() throws(StoreError) -> Int64 {
    try integer(StoreSQL.version) ?? 0
  }

  /// Returns the version of the store's own tables.
  ///
  /// It is 0 before they are created, and `DevelopmentStore.number` for a store that must be
  /// migrated from the last development version.
  ///
  /// - Throws: `.foreign` if another program made the database; `.newerSchema` if a later version
  ///   did; `.damaged` if the number does not fit the tables; `.developmentVersion`.
  func requireKnown() throws(StoreError) -> Int64 {
    // Another process may create or migrate the tables between two queries.
    for _ in 0..<2 {
      let application = try integer(StoreSQL.application) ?? 0
      let version = try coreVersion()
      switch application {
      case CoreSchema.application:
        if version != CoreSchema.version { try requireAgreement(version) }
        return version
      case DevelopmentStore.application where version == DevelopmentStore.version:
        return DevelopmentStore.number
      case 0 where version == 0:
        if try integer(StoreSQL.anyDefinition) == nil { return 0 }
      default: continue
      }
    }
    let isMarked = try integer(StoreSQL.application) == DevelopmentStore.application
    let firstJournal = try integer(StoreSQL.isKnown, .text(DevelopmentStore.firstJournal))
    guard isMarked || firstJournal != nil else { throw .foreign(path: location.path) }
    throw .developmentVersion(
      module: "",
      found: try coreVersion(),
      known: DevelopmentStore.version,
      path: location.path
    )
  }

  /// Rejects a store whose version is later than this program's, or does not fit its tables.
  ///
  /// - Throws: `.newerSchema`, `.damaged`.
  private func requireAgreement(_ version: Int64) throws(StoreError) {
    guard version <= CoreSchema.version else {
      throw .newerSchema(module: "", found: version, known: CoreSchema.version)
    }
    let tables = try CoreShape.versions(of: self)
    // Another process may migrate the store between two queries.
    let isOutdated = try coreVersion() != version
    guard tables.contains(version) || isOutdated else {
      throw .damaged(
        path: location.path,
        reason:
          "its number says version \(version), its tables are those of version \(tables.upperBound)",
        copy: nil
      )
    }
  }

  /// Returns the names of all tables, indexes and views in the store, with a single query.
  func definedNames() throws(StoreError) -> Set<String> {
    var rows = try rows(StoreSQL.definedNames)
    var names: Set<String> = []
    while let row = try rows.next() { names.insert(row.text(0)) }
    return names
  }

  /// Returns the version of the module's collections; 0 before they are created, negative if a
  /// recovery has left it uncertain.
  func version(ofModule name: String) throws(StoreError) -> Int64 {
    try integer(StoreSQL.moduleVersion, .text(name)) ?? 0
  }
}
