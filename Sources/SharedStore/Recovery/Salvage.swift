/// Copies the tables of a damaged store, with those rows that can be read, into a new store.
struct Salvage {
  let source: StoreConnection
  let target: StoreConnection

  /// Creates the tables in the recovered store and copies their rows; `willCopy` is called before
  /// each table.
  ///
  /// - Throws: If the recovered store cannot be written, or if the system fails to read.
  func run(
    willCopy: (String) throws(StoreError) -> Void = { _ in }
  ) throws(StoreError) -> [SalvagedTable.Outcome] {
    try source.readPastDamagedDefinitions()
    let definitions = try TableDefinition.all(in: source)
    for statement in CoreSchema.steps.joined() { try target.execute(statement) }
    try target.execute(RecoverySQL.forgetIdentity)
    for statement in RecoverySQL.forgetSettings { try target.execute(statement) }
    var outcomes: [SalvagedTable.Outcome] = []
    for definition in definitions where try !isKnown(definition.name) {
      // If a definition itself is damaged, its table is lost.
      let made: Void? = try target.pastDamage { () throws(StoreError) in
        guard RecoverySQL.isDefinition(definition.sql) else { return }
        try target.run(definition.sql)
      }
      if made == nil, definition.isTable {
        var outcome = SalvagedTable.Outcome()
        outcome.saved.name = definition.name
        outcomes.append(outcome)
      }
    }
    var search: PageSearch??
    let areAllKnown = try TableDefinition.areWhole(in: source)
    for name in try tables() {
      try willCopy(name)
      // A store of an older version does not have all tables.
      if areAllKnown, !definitions.contains(where: { $0.name == name }) {
        var outcome = SalvagedTable.Outcome()
        outcome.saved.name = name
        outcome.saved.isWhole = true
        outcomes.append(outcome)
        continue
      }
      let table = SalvagedTable(name: name, source: source, target: target) {
        () throws(StoreError) in
        if search == nil { search = .some(try pageSearch()) }
        return search ?? nil
      }
      outcomes.append(try table.copy())
    }
    outcomes += try lostCollections()
    try copyKeyCounters()
    let application = try source.pastDamage { () throws(StoreError) in
      try source.integer(StoreSQL.application)
    }
    if application == DevelopmentStore.application {
      try DevelopmentStore.carryOver(target)
    }
    return outcomes
  }

  /// Completes the recovered store: removes rows that refer to lost ones, numbers the store, and
  /// marks every timeline for a reload.
  ///
  /// A run whose changes may be partly lost can no longer be undone, because the undo would be
  /// incomplete. Modules check their tables when they open the store, and create missing ones.
  static func settle(
    _ target: StoreConnection,
    sequence: Int64,
    lostRuns: ClosedRange<Int64>?
  ) throws(StoreError) {
    try target.execute(StoreSQL.setVersion(CoreSchema.version))
    try target.execute(CoreSchema.setIdentity)
    try target.execute(CoreSchema.setAppearance)
    try target.execute(CoreSchema.setLanguage)
    try target.execute(CoreSchema.setBoards)
    try target.run(StoreSQL.numberStore, .integer(sequence))
    try target.run(RecoverySQL.numberCollections, .integer(sequence))
    for sql in RecoverySQL.raiseKeyCounters { try target.run(sql) }
    if let lostRuns {
      for sql in RecoverySQL.closeRuns {
        try target.run(sql, .integer(lostRuns.lowerBound), .integer(lostRuns.upperBound))
      }
    }
    for sql in RecoverySQL.removeStrays + RecoverySQL.removeStrayParts { try target.run(sql) }
    try target.execute(UndoSQL.fillReversals)
    try target.run(RecoverySQL.renewTimelines, .integer(.min))
    try target.run(RecoverySQL.doubtModules)
    for sql in LinkSQL.becomeAnother { try target.run(sql) }
  }

  private func pageSearch() throws(StoreError) -> PageSearch? {
    guard let image = source.image().flatMap(PageImage.init) else { return nil }
    return try PageSearch(image, at: source.location)
  }

  /// Returns empty outcomes for the collections that had records, but whose tables' definitions are
  /// lost.
  private func lostCollections() throws(StoreError) -> [SalvagedTable.Outcome] {
    var lost: [SalvagedTable.Outcome] = []
    var rows = try target.rows(RecoverySQL.lostCollections)
    while let row = try rows.next() {
      var outcome = SalvagedTable.Outcome()
      outcome.saved.name = row.text(0)
      lost.append(outcome)
    }
    return lost
  }

  /// Returns the names of the recovered store's tables.
  private func tables() throws(StoreError) -> [String] {
    try TableDefinition.all(in: target).filter(\.isTable).map(\.name)
  }

  /// Returns whether the recovered store already has a table with this name.
  ///
  /// The store's own tables were created before, with their current columns.
  private func isKnown(_ name: String) throws(StoreError) -> Bool {
    try target.integer(StoreSQL.isKnown, .text(name)) != nil
  }

  /// Copies the key counters, so that a key that was once used is not assigned again.
  private func copyKeyCounters() throws(StoreError) {
    var counters: [(name: String, last: Int64)] = []
    _ = try source.pastDamage { () throws(StoreError) in
      var rows = try source.rows(RecoverySQL.keyCounters)
      while let row = try rows.next() { counters.append((row.text(0), row.integer(1))) }
    }
    for counter in counters where try isKnown(counter.name) {
      for sql in [RecoverySQL.forgetKeyCounter, RecoverySQL.keepKeyCounter] {
        try target.run(sql, .text(counter.name), .integer(counter.last))
      }
    }
  }
}
