/// Applies changes from other machines to the store, by the names of collections and columns.
struct LinkedWriter {
  let change: PendingChange
  /// The shared collections that were used so far, with their columns.
  private var tables: [String: SharedTable] = [:]
  /// References to records that do not exist yet; `finish` sets them later.
  private var openReferences: [Reference] = []
  /// The last insertion, because most records of a collection have the same columns.
  private var insertion: Insertion?
  private var scratch = BoundBytes()

  private struct Reference {
    let shape: SharedShape
    let record: RecordName
    let column: String
    let identity: StoreValue
  }

  /// The statement that inserts records with these columns into a collection.
  private struct Insertion {
    let collection: String
    let columns: [String]
    let statement: Statement
  }

  /// The columns to write for a record, and their values in the same order.
  private struct KeptColumns {
    private(set) var names: [String] = []
    private(set) var values: [StoreValue] = []

    init(capacity: Int) {
      names.reserveCapacity(capacity)
      values.reserveCapacity(capacity)
    }

    mutating func append(_ name: String, _ value: StoreValue) {
      names.append(name)
      values.append(value)
    }
  }

  var connection: StoreConnection { change.connection }

  init(change: PendingChange) {
    self.change = change
  }

  /// Sets a record to the values after a change, and records the difference in the journal.
  ///
  /// - Throws: `.refused` for a collection that is not shared, an unknown column, or a value that
  ///   the record cannot have.
  mutating func apply(_ linked: LinkedChange) throws(StoreError) {
    let record = linked.record
    let table = try table(of: record.collection)
    guard !record.identity.isEmpty else { throw .refused(reason: "a record without identity") }
    let key = try connection.key(ofRecord: record.identity, table.shape)
    switch (key, linked.after) {
    case (let key?, nil): try delete(key, table)
    case (nil, nil): break
    case (let key?, let after?): try update(key, table, record, after)
    case (nil, let after?): try insert(table, record, after)
    }
  }

  /// Inserts a record that this store does not have, and records it in the journal.
  ///
  /// - Throws: The errors of `apply(_:)`.
  mutating func insert(
    _ record: RecordName,
    _ values: [String: StoreValue]
  ) throws(StoreError) {
    let table = try table(of: record.collection)
    guard !record.identity.isEmpty else { throw .refused(reason: "a record without identity") }
    try insert(table, record, values)
  }

  mutating func table(of collection: String) throws(StoreError) -> SharedTable {
    if let known = tables[collection] { return known }
    let table = try connection.sharedTable(of: collection)
    tables[collection] = table
    return table
  }

  /// Sets the references that are still open, if their records exist now.
  ///
  /// - Returns: Changes that set the remaining references, to be applied later.
  mutating func finish() throws(StoreError) -> [LinkedChange] {
    var missing: [LinkedChange] = []
    for reference in openReferences {
      let (shape, column) = (reference.shape, reference.column)
      guard let value = try connection.kept(reference.identity, column, of: shape) else {
        missing.append(
          LinkedChange(
            reference.record,
            before: [column: .null],
            after: [column: reference.identity]
          )
        )
        continue
      }
      guard let key = try connection.key(ofRecord: reference.record.identity, shape) else {
        continue
      }
      // The journal already contains this change, with the value before it.
      try connection.run(
        StoreCollection.update([column], of: shape.collection),
        value,
        .integer(key)
      )
    }
    openReferences = []
    return missing
  }

  /// Returns the former key of the removed record to which a reference points; `nil` if this store
  /// has never had the record.
  ///
  /// The record gets that key again if an edit restores it (LK-4).
  private func removed(
    _ value: StoreValue,
    _ column: String,
    _ shape: SharedShape
  ) throws(StoreError) -> StoreValue? {
    guard let target = shape.references[column], case .text(let identity) = value,
      let other = try connection.sharedShape(of: target)
    else { return nil }
    return try connection.key(ofRemoved: identity, other).map { .integer($0) }
  }

  func delete(_ key: Int64, _ table: SharedTable) throws(StoreError) {
    let (collection, before) = (table.shape.collection, try table.held(key, on: connection) ?? [])
    try connection.run(StoreCollection.deletion(from: collection), .integer(key))
    try change.note(.delete, collection, key: key) { $0 += ChangeImage.encode(before) }
  }

  private mutating func update(
    _ key: Int64,
    _ table: SharedTable,
    _ record: RecordName,
    _ after: [String: StoreValue]
  ) throws(StoreError) {
    let shape = table.shape
    let held = try table.held(key, on: connection) ?? []
    let known = openReferences.count
    let kept = try kept(after, table, record)
    let values = zip(kept.names, kept.values).map { (column: $0, value: $1) }
    // A column whose reference is set at the end has changed too.
    let open = Set(openReferences[known...].map(\.column))
    let before = held.filter { column in
      values.contains { $0.column == column.column && $0.value != column.value }
        || open.contains(column.column)
    }
    if !before.isEmpty {
      let changed = values.filter { value in before.contains { $0.column == value.column } }
      try connection.run(
        StoreCollection.update(changed.map(\.column), of: shape.collection),
        changed.map(\.value) + [.integer(key)]
      )
      try change.note(.update, shape.collection, key: key) { $0 += ChangeImage.encode(before) }
    }
    guard case .integer(let number)? = after[StoreFilter.keyColumn], number != key else { return }
    if try isFree(number, shape) { try renumber([RecordMove(record, to: number)]) }
  }

  private mutating func insert(
    _ table: SharedTable,
    _ record: RecordName,
    _ after: [String: StoreValue]
  ) throws(StoreError) {
    let shape = table.shape
    var kept = try kept(after, table, record)
    for column in shape.local.sorted() { kept.append(column, .text("")) }
    let key = try number(after[StoreFilter.keyColumn], shape)
    let statement = try insertion(of: kept.names, into: shape.collection)
    try connection.run(statement, kept.values, last: key.storeValue, &scratch)
    let given = key ?? connection.lastInsertedKey
    try change.note(.insert, shape.collection, key: given) { $0.append(0) }
  }

  /// Returns the statement that inserts a record with these columns.
  private mutating func insertion(
    of columns: [String],
    into collection: String
  ) throws(StoreError) -> Statement {
    if let insertion, insertion.collection == collection, insertion.columns == columns {
      return insertion.statement
    }
    let sql = StoreCollection.insertion(of: columns, into: collection)
    let statement = try connection.statement(sql)
    insertion = Insertion(collection: collection, columns: columns, statement: statement)
    return statement
  }

  /// Returns the key for a new record: `wanted`, if it is a number and not used yet.
  ///
  /// - Returns: `nil` if SQLite must choose the key.
  private func number(_ wanted: StoreValue?, _ shape: SharedShape) throws(StoreError) -> Int64? {
    guard case .integer(let number)? = wanted, try isFree(number, shape) else {
      return try change.link().map { (link) throws(StoreError) in
        try change.takeLinkedNumber(of: shape.collection, machine: link.machine)
      }
    }
    return number
  }

  func isFree(_ number: Int64, _ shape: SharedShape) throws(StoreError) -> Bool {
    guard number > 0, number < Int64.max else { return false }
    return try connection.identity(ofRecord: number, shape) == nil
  }

  /// Returns the values to store for values that were received from another machine, including
  /// folded texts.
  private mutating func kept(
    _ values: [String: StoreValue],
    _ table: SharedTable,
    _ record: RecordName
  ) throws(StoreError) -> KeptColumns {
    let shape = table.shape
    var kept = KeptColumns(capacity: table.columns.count)
    kept.append(shape.naming, .text(record.identity))
    try table.check(.text(record.identity), shape.naming, shape.forms[shape.naming])
    var known = values[StoreFilter.keyColumn] == nil ? 0 : 1
    for column in table.sent {
      guard let value = values[column.name] else { continue }
      known += 1
      try table.check(value, column.name, column.form)
      if column.name == shape.naming {
        guard value == .text(record.identity) else {
          throw .refused(reason: "the identity of a record never changes")
        }
      } else if let search = column.searched {
        kept.append(search.source, value.composed)
        if let folded = search.folded { kept.append(folded, value.folded) }
      } else {
        let found = column.isReference ? try referred(value, column.name, record, shape) : value
        kept.append(column.name, found)
      }
    }
    guard known < values.count else { return kept }
    // A hub may have what an earlier version of the program let travel.
    let sent = Set(table.sent.map(\.name) + shape.local + [StoreFilter.keyColumn])
    if let column = values.keys.sorted().first(where: { !sent.contains($0) }) {
      throw .refused(reason: "\(shape.collection) has no column \(column) that is shared")
    }
    return kept
  }

  /// Returns the key of the record that a value refers to; `.null` if there is none yet.
  private mutating func referred(
    _ value: StoreValue,
    _ column: String,
    _ record: RecordName,
    _ shape: SharedShape
  ) throws(StoreError) -> StoreValue {
    if let found = try connection.kept(value, column, of: shape) { return found }
    if let found = try removed(value, column, shape) { return found }
    openReferences.append(
      Reference(shape: shape, record: record, column: column, identity: value)
    )
    return .null
  }
}
