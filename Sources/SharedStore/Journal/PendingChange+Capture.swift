import Ground

// In a linked store, a commit stores the changes of shared records that must be sent.

extension PendingChange {
  /// Returns the link with a hub if the collection is shared, and otherwise `nil`.
  ///
  /// If the declaration has no `sharing`, the store is not queried, so that an unshared collection
  /// costs nothing.
  func link(of collection: StoreCollection) throws(StoreError) -> LinkContext? {
    collection.sharing == nil ? nil : try link()
  }

  /// Returns the link of the store with a hub, which is read once in a transaction; `nil` if there
  /// is none.
  func link() throws(StoreError) -> LinkContext? {
    if let known = linkContext { return known }
    let found = try connection.linkContext()
    linkContext = .some(found)
    return found
  }

  /// Returns the description of how a collection is shared; `nil` if it is not shared.
  func sharedShape(of collection: String) throws(StoreError) -> SharedShape? {
    if let known = shapes[collection] { return known }
    let found = try connection.sharedShape(of: collection)
    shapes[collection] = .some(found)
    return found
  }

  /// If shared records are written without an intent, creates a run for the write, so that other
  /// machines receive it.
  func requireRun() {
    guard write != nil, write?.run == nil else { return }
    write?.run = JournalRun(
      id: StoreRunID.make(),
      intent: JournalRun.storeOrigin,
      parameters: [],
      key: nil,
      origin: JournalRun.storeOrigin
    )
    write?.isOwnRun = true
  }

  /// Returns the key for the next record of a shared collection; `nil` if the collection is not
  /// shared, so that SQLite chooses the key.
  func linkedNumber(in prepared: PreparedCollection) throws(StoreError) -> Int64? {
    guard let link = try link(of: prepared.collection) else { return nil }
    return try takeLinkedNumber(of: prepared.collection.name, machine: link.machine)
  }

  /// Returns the key for the next record of a shared collection; it is never used again.
  ///
  /// Numbers that the hub assigned are used first, then this machine's own.
  func takeLinkedNumber(of collection: String, machine: Int64) throws(StoreError) -> Int64 {
    var numbers: [LinkedNumbers]
    if let known = numbersLeft[collection] {
      numbers = known
    } else {
      numbers = try connection.linkedNumbers(of: collection)
    }
    var place = numbers.firstIndex { $0.next <= $0.last }
    if place == nil {
      numbers.append(try connection.addOwnNumbers(of: collection, machine: machine))
      place = numbers.count - 1
    }
    guard let place else { throw .refused(reason: "no number is left") }
    let number = numbers[place].next
    numbers[place].next += 1
    numbersLeft[collection] = numbers
    return number
  }

  /// Adds the insertion of a record to the outbox; `values` has one value for each column of the
  /// collection.
  func captureInsertion(
    into collection: StoreCollection,
    key: Int64,
    _ values: [StoreValue]
  ) throws(StoreError) {
    guard let shape = try sharedShape(of: collection.name) else { return }
    let after = try travelling(collection, shape, key: key, values)
    try capture(shape, identity(in: after, of: shape), before: nil, after: after)
  }

  /// Adds the update of a record to the outbox, with the changed columns.
  ///
  /// The column that identifies the record on every machine never changes.
  func captureUpdate(
    of collection: StoreCollection,
    before: [StoreValue],
    after: [StoreValue]
  ) throws(StoreError) {
    guard let shape = try sharedShape(of: collection.name) else { return }
    let identity = collection.position(of: shape.naming).flatMap { Self.text(before[$0]) }
    var (old, new): ([String: StoreValue], [String: StoreValue]) = ([:], [:])
    let changed = collection.columns.indices.filter { place in
      before[place] != after[place] && shape.travels(collection.columns[place].name)
    }.map { collection.columns[$0].name }
    let named = Set(changed + shape.otherParts(of: changed))
    for (place, column) in collection.columns.enumerated() where named.contains(column.name) {
      old[column.name] = try connection.travelling(before[place], column.name, of: shape)
      new[column.name] = try connection.travelling(after[place], column.name, of: shape)
    }
    guard !new.isEmpty else { return }
    try capture(shape, identity, before: old, after: new)
  }

  /// Adds the removal of a record to the outbox; `values` has one value for each column of the
  /// collection.
  func captureDeletion(
    from collection: StoreCollection,
    key: Int64,
    _ values: [StoreValue]
  ) throws(StoreError) {
    guard let shape = try sharedShape(of: collection.name) else { return }
    let before = try travelling(collection, shape, key: key, values)
    try capture(shape, identity(in: before, of: shape), before: before, after: nil)
  }

  /// Adds a change of a record to the outbox, with values by column name; columns of folded text
  /// are left out.
  ///
  /// `before` contains all values for a removal, and is `nil` for an insertion. `after` contains
  /// all values for an insertion, and is `nil` for a removal.
  func capture(
    _ shape: SharedShape,
    key: Int64,
    before: [RecordedChange.ColumnValue]?,
    after: [RecordedChange.ColumnValue]?
  ) throws(StoreError) {
    let isUpdate = before != nil && after != nil
    var old = try before.map { (columns) throws(StoreError) in
      try travelling(columns, shape, key: isUpdate ? nil : key)
    }
    var new = try after.map { (columns) throws(StoreError) in
      try travelling(columns, shape, key: isUpdate ? nil : key)
    }
    if isUpdate, let parts = try otherParts(of: new ?? [:], key, shape) {
      old?.merge(parts) { known, _ in known }
      new?.merge(parts) { known, _ in known }
    }
    let identity =
      isUpdate
      ? try connection.identity(ofRecord: key, shape)
      : (new ?? old).flatMap { self.identity(in: $0, of: shape) }
    try capture(shape, identity, before: old, after: new)
  }

  private func capture(
    _ shape: SharedShape,
    _ identity: String?,
    before: [String: StoreValue]?,
    after: [String: StoreValue]?
  ) throws(StoreError) {
    guard let identity, !identity.isEmpty, let index = write?.index else { return }
    let run = state.runs[index]
    runsMeant[run.number] = run.run
    let change = LinkedChange(
      RecordName(shape.collection, identity),
      before: before,
      after: after
    )
    do {
      let place = run.number << Int64(JournalSQL.bits) | run.ordinal
      outbox.add(try change.bytes(), at: place)
    } catch {
      throw StoreError.tooLarge(what: "a shared record", limit: LinkedRun.maximumBytes)
    }
    // In a shared transaction, the outbox is written at the end of a write, so that a failed write
    // can be reverted.
    if !isShared, outbox.isFull { try writeOutbox() }
  }

  /// Returns the unchanged columns, with their values, that form one value together with a changed
  /// column; `nil` if there are none.
  private func otherParts(
    of values: [String: StoreValue],
    _ key: Int64,
    _ shape: SharedShape
  ) throws(StoreError) -> [String: StoreValue]? {
    let columns = shape.otherParts(of: values.keys)
    guard !columns.isEmpty else { return nil }
    var rows = try connection.rows(
      StoreCollection.selection(of: columns, from: shape.collection) + StoreCollection.byKey,
      [.integer(key)]
    )
    guard let row = try rows.next() else { return nil }
    var parts: [String: StoreValue] = [:]
    for (place, column) in columns.enumerated() { parts[column] = row.value(Int32(place + 1)) }
    return parts
  }

  private func identity(in values: [String: StoreValue], of shape: SharedShape) -> String? {
    values[shape.naming].flatMap(Self.text)
  }

  private static func text(_ value: StoreValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  private func travelling(
    _ collection: StoreCollection,
    _ shape: SharedShape,
    key: Int64,
    _ values: [StoreValue]
  ) throws(StoreError) -> [String: StoreValue] {
    var travelling = [StoreFilter.keyColumn: StoreValue.integer(key)]
    for (column, value) in zip(collection.columns, values) where shape.travels(column.name) {
      travelling[column.name] = try connection.travelling(value, column.name, of: shape)
    }
    return travelling
  }

  private func travelling(
    _ columns: [RecordedChange.ColumnValue],
    _ shape: SharedShape,
    key: Int64?
  ) throws(StoreError) -> [String: StoreValue] {
    var travelling: [String: StoreValue] = [:]
    if let key { travelling[StoreFilter.keyColumn] = .integer(key) }
    for column in columns where shape.travels(column.column) {
      travelling[column.column] = try connection.travelling(column.value, column.column, of: shape)
    }
    return travelling
  }
}
