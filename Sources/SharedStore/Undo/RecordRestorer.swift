/// Reverts recorded changes by the names of their collections and columns.
///
/// The process that undoes a run may not know the types of its records.
struct RecordRestorer {
  let connection: StoreConnection
  let change: PendingChange
  /// Whether reverting a change is itself recorded in the journal and sent to a hub, like any other
  /// change.
  var isNoted = true

  /// Reverts one change, and records that in the journal as a change of its own.
  func takeBack(_ recorded: RecordedChange) throws(StoreError) {
    let name = recorded.collection
    if name == PlacedWidget.journalName { return try takeBackPlacement(recorded) }
    guard StoreName.isValid(name), recorded.before.allSatisfy({ StoreName.isValid($0.column) })
    else {
      throw .malformedRecord(collection: "journal", column: "content", expected: "names")
    }
    switch recorded.kind {
    case .insert:
      if name == StoredBoard.collection.name { try connection.requireEmptyBoard(recorded.key) }
      try delete(recorded)
    case .update: try restore(try searchable(recorded))
    case .delete: try insert(try searchable(recorded))
    }
  }

  /// Returns the change with its texts folded again.
  ///
  /// The recorded change may be older than the columns of folded text, or than the current version
  /// of the folding rules.
  private func searchable(_ recorded: RecordedChange) throws(StoreError) -> RecordedChange {
    var before = recorded.before
    for searched in try connection.searchedColumns(of: recorded.collection) {
      guard let source = before.first(where: { $0.column == searched.source }) else { continue }
      for (column, value) in searched.values(for: source.value) {
        before.removeAll { $0.column == column }
        before.append(.init(column: column, value: value))
      }
    }
    return RecordedChange(
      kind: recorded.kind,
      collection: recorded.collection,
      key: recorded.key,
      before: before,
      sequence: recorded.sequence
    )
  }

  private func takeBackPlacement(_ recorded: RecordedChange) throws(StoreError) {
    let shelf = Shelf(change: change)
    let isDone: Bool
    switch recorded.kind {
    case .insert: isDone = try shelf.remove(recorded.key)
    case .delete:
      guard let widget = PlacedWidget(id: recorded.key, columns: recorded.before) else {
        throw .malformedRecord(collection: "journal", column: "content", expected: "widget")
      }
      try shelf.insert(widget)
      isDone = true
    case .update:
      if let place = recorded.before.first, place.column == "position" {
        guard case .integer(let position) = place.value else {
          throw .malformedRecord(
            collection: "journal",
            column: "content",
            expected: "place"
          )
        }
        isDone = try shelf.move(recorded.key, to: position)
      } else {
        isDone = try shelf.set(recorded.before, of: recorded.key)
      }
    }
    guard isDone else {
      throw .cannotUndo(reason: "widget \(recorded.key) is gone without a trace")
    }
  }

  private func delete(_ recorded: RecordedChange) throws(StoreError) {
    let columns = try connection.columnNames(of: recorded.collection)
    let before = try values(of: columns, recorded)
    try connection.run(StoreCollection.deletion(from: recorded.collection), .integer(recorded.key))
    let held = zip(columns, before).map { RecordedChange.ColumnValue(column: $0, value: $1) }
    try note(.delete, recorded, before: held, after: nil)
  }

  private func restore(_ recorded: RecordedChange) throws(StoreError) {
    let columns = recorded.before.map(\.column)
    let current = try values(of: columns, recorded)
    try connection.run(
      StoreCollection.update(columns, of: recorded.collection),
      recorded.before.map(\.value) + [.integer(recorded.key)]
    )
    let held = zip(columns, current).map { RecordedChange.ColumnValue(column: $0, value: $1) }
    try note(.update, recorded, before: held, after: recorded.before)
  }

  /// Inserts a removed record again.
  ///
  /// A column that was added later gets the value that its migration gave to existing records.
  private func insert(_ recorded: RecordedChange) throws(StoreError) {
    do {
      try connection.run(
        StoreCollection.insertion(of: recorded.before.map(\.column), into: recorded.collection),
        recorded.before.map(\.value) + [.integer(recorded.key)]
      )
    } catch .refused(let reason) {
      throw .cannotUndo(
        reason: "record \(recorded.key) of \(recorded.collection) cannot come back: \(reason)"
      )
    }
    try note(.insert, recorded, before: nil, after: recorded.before)
  }

  /// Returns the current values of a record.
  ///
  /// - Throws: `.cannotUndo` if the record was removed and the journal has no row about that.
  private func values(
    of columns: [String],
    _ recorded: RecordedChange
  ) throws(StoreError) -> [StoreValue] {
    var rows = try connection.rows(
      StoreCollection.selection(of: columns, from: recorded.collection) + StoreCollection.byKey,
      [.integer(recorded.key)]
    )
    guard let row = try rows.next() else {
      throw .cannotUndo(
        reason: "record \(recorded.key) of \(recorded.collection) is gone without a trace"
      )
    }
    return columns.indices.map { row.value(Int32($0 + 1)) }
  }

  private func note(
    _ kind: RecordedChange.Kind,
    _ recorded: RecordedChange,
    before: [RecordedChange.ColumnValue]?,
    after: [RecordedChange.ColumnValue]?
  ) throws(StoreError) {
    guard isNoted else { return change.touch(recorded.collection) }
    try change.note(kind, recorded.collection, key: recorded.key) { bytes in
      bytes += ChangeImage.encode(before ?? [])
    }
    guard try change.link() != nil,
      let shape = try change.sharedShape(of: recorded.collection)
    else { return }
    try change.capture(shape, key: recorded.key, before: before, after: after)
  }
}
