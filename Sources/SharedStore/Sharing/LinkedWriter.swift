/// Applies changes from other machines to the store, by the names of collections and columns.
struct LinkedWriter {
  let change: PendingChange
  /// The shared collections that were used so far, with their columns.
  private var tables: [String: SharedTable] = [:]
  /// References to records that do not exist yet; `finish` sets them later.
  private var openReferences: [Reference] = []

  private struct Reference {
    let shape: SharedShape
    let record: RecordName
    let column: String
    let identity: StoreValue
  }

  private var connection: StoreConnection { change.connection }

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

  private mutating func table(of collection: String) throws(StoreError) -> SharedTable {
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

  private func delete(_ key: Int64, _ table: SharedTable) throws(StoreError) {
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
    let values = try kept(after, table, record)
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
    let values =
      try kept(after, table, record)
      + shape.local.sorted().map { RecordedChange.ColumnValue(column: $0, value: .text("")) }
    let key = try number(after[StoreFilter.keyColumn], shape)
    try connection.run(
      StoreCollection.insertion(of: values.map(\.column), into: shape.collection),
      values.map(\.value) + [key.storeValue]
    )
    let given = key ?? connection.lastInsertedKey
    try change.note(.insert, shape.collection, key: given) { $0.append(0) }
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

  private func isFree(_ number: Int64, _ shape: SharedShape) throws(StoreError) -> Bool {
    guard number > 0, number < Int64.max else { return false }
    return try connection.identity(ofRecord: number, shape) == nil
  }

  /// Returns the values to store for values that were received from another machine, including
  /// folded texts.
  private mutating func kept(
    _ values: [String: StoreValue],
    _ table: SharedTable,
    _ record: RecordName
  ) throws(StoreError) -> [RecordedChange.ColumnValue] {
    let shape = table.shape
    var kept = [RecordedChange.ColumnValue(column: shape.naming, value: .text(record.identity))]
    try check(.text(record.identity), shape.naming, shape)
    // The hub may have columns that an earlier version of the program has sent.
    for column in values.keys.sorted()
    where column != StoreFilter.keyColumn && !shape.local.contains(column) {
      guard let value = values[column] else { continue }
      try check(value, column, shape)
      guard table.columns.contains(column), shape.travels(column) else {
        throw .refused(reason: "\(shape.collection) has no column \(column) that is shared")
      }
      guard column != shape.naming else {
        guard value == .text(record.identity) else {
          throw .refused(reason: "the identity of a record never changes")
        }
        continue
      }
      if let search = table.searched.first(where: { $0.source == column }) {
        kept += search.values(for: value).map { .init(column: $0.column, value: $0.value) }
        continue
      }
      var found = try connection.kept(value, column, of: shape)
      if found == nil { found = try removed(value, column, shape) }
      if found == nil {
        openReferences.append(
          Reference(shape: shape, record: record, column: column, identity: value)
        )
      }
      kept.append(.init(column: column, value: found ?? .null))
    }
    return kept
  }
}

extension LinkedWriter {
  /// Rejects a text that does not have the format of its column.
  ///
  /// - Throws: `.refused`.
  private func check(
    _ value: StoreValue,
    _ column: String,
    _ shape: SharedShape
  ) throws(StoreError) {
    guard let form = shape.forms[column], value != .null else { return }
    if case .text(let text) = value, form.accepts(text) { return }
    throw .refused(
      reason: "\(column) of a record of \(shape.collection) is not a text of \(form.count) letters "
        + "from \(form.letters.lowerBound) to \(form.letters.upperBound)"
    )
  }

  /// Changes the numbers of several records at once, also in other shared records that refer to
  /// them.
  ///
  /// - Throws: `.refused` if a record does not exist, or if a new number belongs to another record
  ///   that keeps it.
  func renumber(_ moves: [RecordMove]) throws(StoreError) {
    var tables: [String: SharedTable] = [:]
    var moved: [String: [Int64: Int64]] = [:]
    var found: [(table: SharedTable, held: [RecordedChange.ColumnValue], number: Int64)] = []
    for move in moves {
      let name = move.record.collection
      let table: SharedTable
      if let known = tables[name] {
        table = known
      } else {
        table = try connection.sharedTable(of: name)
      }
      tables[name] = table
      guard let key = try connection.key(ofRecord: move.record.identity, table.shape) else {
        throw .refused(reason: "there is no record \(move.record.identity) of \(name)")
      }
      guard key != move.number else { continue }
      found.append((table, try table.held(key, on: connection) ?? [], move.number))
      try delete(key, table)
      moved[name, default: [:]][key] = move.number
    }
    for (table, held, number) in found {
      let shape = table.shape
      guard try isFree(number, shape) else {
        throw .refused(reason: "the number \(number) of \(shape.collection) is taken")
      }
      try connection.run(
        StoreCollection.insertion(of: held.map(\.column), into: shape.collection),
        held.map(\.value) + [.integer(number)]
      )
      try change.note(.insert, shape.collection, key: number) { $0.append(0) }
    }
    guard !moved.isEmpty else { return }
    for column in try connection.sharedColumns() {
      guard case .reference(let target) = column.rule, let numbers = moved[target] else { continue }
      try point(column, to: numbers)
    }
  }

  /// Updates the references in a column to records whose numbers were changed.
  ///
  /// `numbers` maps each old number to the new one.
  private func point(
    _ column: SharedColumn,
    to numbers: [Int64: Int64]
  ) throws(StoreError) {
    var references: [(key: Int64, old: Int64, new: Int64)] = []
    do {
      // All references are read at once, however many records have moved.
      var rows = try connection.rows(StoreCollection.present(column.name, in: column.collection))
      while let row = try rows.next() {
        let old = row.integer(1)
        if let new = numbers[old] { references.append((row.integer(0), old, new)) }
      }
    }
    for (key, old, new) in references {
      let before = [RecordedChange.ColumnValue(column: column.name, value: .integer(old))]
      try connection.run(
        StoreCollection.update([column.name], of: column.collection),
        .integer(new),
        .integer(key)
      )
      try change.note(.update, column.collection, key: key) { $0 += ChangeImage.encode(before) }
    }
  }
}

/// A record whose number is to be changed, with the new number.
package struct RecordMove: Hashable, Sendable {
  package let record: RecordName
  package let number: Int64

  package init(_ record: RecordName, to number: Int64) {
    (self.record, self.number) = (record, number)
  }
}
