extension StoreReading where Self: ~Copyable {
  /// Returns the link of this store with a hub; `nil` if there is none.
  package func link() throws(StoreError) -> StoredLink? {
    var rows = try connection.rows(LinkSQL.link)
    return try rows.next().map { row in
      StoredLink(
        address: row.text(0),
        list: row.text(1),
        machine: row.integer(2),
        name: row.text(3),
        computer: row.text(4),
        head: row.integer(5),
        clock: row.integer(6)
      )
    }
  }

  /// Returns the names of the shared collections, sorted.
  package func sharedCollections() throws(StoreError) -> [String] {
    try connection.sharedColumns().filter(\.isNaming).map(\.collection)
  }

  /// Returns the merge rules of all shared collections; a column without an entry has the rule
  /// `.whole`.
  package func mergeRules() throws(StoreError) -> MergeRules {
    var rules: MergeRules = [:]
    for column in try connection.sharedColumns() where column.rule != .whole {
      rules[column.collection, default: [:]][column.name] = column.rule
    }
    return rules
  }

  /// Returns the columns, by collection, whose lost values a merge does not report, because they
  /// mean nothing to a user.
  package func quietColumns() throws(StoreError) -> [String: Set<String>] {
    var quiet: [String: Set<String>] = [:]
    for column in try connection.sharedColumns() where column.isQuiet {
      quiet[column.collection, default: []].insert(column.name)
    }
    return quiet
  }

  /// Returns how many unused numbers from the hub are left for new records of a collection.
  package func numbersLeft(of collection: String) throws(StoreError) -> Int64 {
    try connection.linkedNumbers(of: collection).filter { $0.isOwn == 0 }
      .reduce(0) { $0 + max(0, $1.last - $1.next + 1) }
  }

  /// Returns the greatest key below a limit that a record has, or that the hub has assigned to this
  /// machine; 0 if there is none.
  package func greatestNumber(
    of collection: String,
    below limit: Int64
  ) throws(StoreError) -> Int64 {
    let shape = try connection.requireSharedShape(of: collection)
    var greatest: Int64 = 0
    for (sql, values) in [
      (LinkSQL.lastGiven(in: shape.collection), [StoreValue.integer(0), .integer(limit - 1)]),
      (LinkSQL.lastHandedOut, [.text(collection)]),
    ] {
      var rows = try connection.rows(sql, values)
      greatest = max(greatest, try rows.next()?.optionalInteger(0) ?? 0)
    }
    return greatest
  }

  /// Returns the first pending runs, which are not in the hub's log yet, in order and with their
  /// original changes.
  package func pendingRuns(limit: Int) throws(StoreError) -> [LinkedRun] {
    var rows = try connection.rows(LinkSQL.pending, [.integer(Int64(clamping: max(0, limit)))])
    var runs: [LinkedRun] = []
    while let row = try rows.next() { runs.append(try LinkedRun(kept: row.bytes(0), in: "outbox")) }
    return runs
  }

  /// Returns the pending runs after a position in the outbox, which are not in the hub's log yet.
  ///
  /// They are in order, with their positions and original changes.
  package func pendingRuns(
    after place: Int64
  ) throws(StoreError) -> [(place: Int64, run: LinkedRun)] {
    var rows = try connection.rows(LinkSQL.pendingAfter, [.integer(place)])
    var runs: [(place: Int64, run: LinkedRun)] = []
    while let row = try rows.next() {
      runs.append((row.integer(0), try LinkedRun(kept: row.bytes(1), in: "outbox")))
    }
    return runs
  }

  /// Returns the position of the first run in the outbox, or 1 if the outbox is empty.
  package func firstPendingPlace() throws(StoreError) -> Int64 {
    try connection.integer(LinkSQL.firstPlace) ?? 1
  }

  /// Returns the ids of the pending runs, in order.
  package func pendingIDs() throws(StoreError) -> [String] {
    var rows = try connection.rows(LinkSQL.pendingIDs)
    var ids: [String] = []
    while let row = try rows.next() { ids.append(row.text(0)) }
    return ids
  }

  /// Returns the requests to forget runs of the hub's log that this machine has not sent yet.
  package func pendingForgetting() throws(StoreError) -> [LinkedRun] {
    var rows = try connection.rows(LinkSQL.pendingForgetting)
    var runs: [LinkedRun] = []
    while let row = try rows.next() { runs.append(try LinkedRun(kept: row.bytes(0), in: "outbox")) }
    return runs
  }

  /// Returns the number of pending runs and of requests to forget runs.
  package func pendingCount() throws(StoreError) -> Int {
    Int(clamping: try connection.integer(LinkSQL.pendingCount) ?? 0)
  }

  /// Returns the time when the oldest pending run was made, in microseconds since 1970 UTC by the
  /// hub's clock; `nil` if there is none.
  package func oldestPending() throws(StoreError) -> Int64? {
    try connection.integer(LinkSQL.oldestPending)
  }

  /// Returns the received runs of the hub's log after a number, in order.
  ///
  /// A run whose content was removed has no changes.
  package func arrivals(
    after number: Int64,
    limit: Int = .max
  ) throws(StoreError) -> [ArrivedRun] {
    var rows = try connection.rows(
      LinkSQL.arrivalsAfter,
      [.integer(number), .integer(Int64(clamping: max(0, limit)))]
    )
    var runs: [ArrivedRun] = []
    while let row = try rows.next() { runs.append(try ArrivedRun(row: row)) }
    return runs
  }

  /// Returns the received run with this id; `nil` if the store does not have it.
  package func arrival(ofRun id: String) throws(StoreError) -> ArrivedRun? {
    var rows = try connection.rows(LinkSQL.arrival, [.text(id)])
    return try rows.next().map { (row) throws(StoreError) in try ArrivedRun(row: row) }
  }

  /// Returns the number in the hub's log of the received run with this id; `nil` if the store does
  /// not have it.
  package func number(ofRun id: String) throws(StoreError) -> Int64? {
    try connection.integer(LinkSQL.arrivalNumber, .text(id))
  }

  /// Returns the recorded outcome of a merge for a run of this machine; `nil` if the run is in the
  /// log with its original changes.
  package func outcome(ofRun id: String) throws(StoreError) -> [UInt8]? {
    var rows = try connection.rows(LinkSQL.outcome, [.text(id)])
    return try rows.next()?.bytes(0)
  }
}

extension LinkedRun {
  /// Decodes a run from its stored bytes; `table` is the table's name, for errors.
  fileprivate init(kept bytes: [UInt8], in table: String) throws(StoreError) {
    do { try self.init(bytes: bytes) } catch {
      throw StoreError.malformedRecord(collection: table, column: "content", expected: "a run")
    }
  }
}

extension ArrivedRun {
  /// Reads the run from a row of `LinkSQL.arrivalsAfter`.
  fileprivate init(row: Statement) throws(StoreError) {
    let bytes = row.bytes(2)
    let run =
      bytes.isEmpty
      ? LinkedRun(
        id: row.text(3),
        machine: row.integer(4),
        made: row.integer(5),
        known: 0
      ) : try LinkedRun(kept: bytes, in: "arrivals")
    self.init(number: row.integer(0), author: row.text(1), run: run)
  }
}
