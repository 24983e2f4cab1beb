/// Counts, for each table, the rows that can be read in a store which may be damaged.
struct StoreReach {
  /// The greatest commit number found in the store.
  private(set) var sequence: Int64 = 0
  /// The number of rows of each table that can be read before the first unreadable row.
  private(set) var rows: [String: Int] = [:]

  /// The counts of a store in which nothing can be read, because it does not exist or cannot be
  /// opened.
  static let nothing = StoreReach()

  private init() {}

  /// Reads the whole store at `location` and counts its rows.
  ///
  /// - Throws: An error of the system; damage only ends the reading of a table.
  init(of location: StoreLocation) throws(StoreError) {
    do {
      let connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
      try connection.readPastDamagedDefinitions()
      let definitions = try TableDefinition.all(in: connection)
      sequence = try connection.lastNumberedCommit()
      for definition in definitions where definition.isTable {
        rows[definition.name] = try connection.readableRows(of: definition.name)
      }
    } catch {
      // The rows found before the damage are counted.
      guard error.isOfDamage else { throw error }
    }
  }

  /// Returns whether everything that can be read in `other` can be read in this store too.
  func covers(_ other: StoreReach) -> Bool {
    sequence >= other.sequence && other.rows.allSatisfy { rows[$0.key, default: 0] >= $0.value }
  }
}

extension StoreConnection {
  /// Lets later queries use all undamaged definitions of tables, even if one is damaged.
  func readPastDamagedDefinitions() throws(StoreError) { try execute(RecoverySQL.readPastDamage) }

  /// Returns the highest commit number that can be read; 0 if there is none.
  func lastNumberedCommit() throws(StoreError) -> Int64 {
    var last: Int64 = 0
    for sql in RecoverySQL.commitNumbers {
      if let number = try pastDamage({ () throws(StoreError) in try integer(sql) }) ?? nil {
        last = max(last, GateState.sequence(number))
      }
    }
    return last
  }

  /// Returns the number of rows of `table` that can be read before the first unreadable row.
  func readableRows(of table: String) throws(StoreError) -> Int {
    var count = 0
    _ = try pastDamage { () throws(StoreError) in
      var rows = try rows(RecoverySQL.rows(of: table))
      while try rows.next() != nil { count += 1 }
    }
    return count
  }

  /// Returns the result of `body`; `nil` if `body` throws because the store is damaged.
  ///
  /// - Throws: Other errors.
  func pastDamage<Value: ~Copyable>(
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    do {
      return try body()
    } catch {
      guard error.isOfDamage else { throw error }
      return nil
    }
  }
}

extension StoreError {
  /// Whether the error means that the store's content is damaged, and not that the system failed to
  /// read or write.
  var isOfDamage: Bool {
    switch self {
    case .damaged, .malformedRecord, .refused, .tooLarge, .missingColumn: true
    case .unexpected(let code, _): !Self.isOutOfMemory(code)
    default: false
    }
  }
}

/// The definition of a table or an index, as stored in the database.
struct TableDefinition {
  let name: String
  let isTable: Bool
  let sql: String

  /// Returns whether all definitions in the store can be read.
  static func areWhole(in source: StoreConnection) throws(StoreError) -> Bool {
    let isRead: Void? = try source.pastDamage { () throws(StoreError) in
      var rows = try source.rows(RecoverySQL.definitions)
      while try rows.next() != nil {}
    }
    return isRead != nil
  }

  /// Returns all definitions that can be read, tables before their indexes.
  static func all(in source: StoreConnection) throws(StoreError) -> [TableDefinition] {
    var definitions: [TableDefinition] = []
    for sql in [RecoverySQL.definitions, RecoverySQL.reversed(RecoverySQL.definitions)] {
      let isWhole: Void? = try source.pastDamage { () throws(StoreError) in
        var rows = try source.rows(sql)
        while let row = try rows.next() {
          let name = row.text(0)
          guard !definitions.contains(where: { $0.name == name }) else { continue }
          definitions.append(
            TableDefinition(name: name, isTable: row.integer(1) != 0, sql: row.text(2))
          )
        }
      }
      // Definitions after a damaged page can be read from the other end.
      if isWhole != nil { break }
    }
    return definitions.filter(\.isTable) + definitions.filter { !$0.isTable }
  }
}
