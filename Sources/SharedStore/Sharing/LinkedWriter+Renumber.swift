extension LinkedWriter {
  /// Changes the numbers of several records at once, also in other shared records that refer to
  /// them.
  ///
  /// - Throws: `.refused` if a record does not exist, or if one that is not moved has a new number.
  mutating func renumber(_ moves: [RecordMove]) throws(StoreError) {
    var moved: [String: [Int64: Int64]] = [:]
    var found: [(table: SharedTable, held: [RecordedChange.ColumnValue], number: Int64)] = []
    for move in moves {
      let name = move.record.collection
      let table = try table(of: name)
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
  /// `numbers` has the new number of each old one.
  private func point(
    _ column: SharedColumn,
    to numbers: [Int64: Int64]
  ) throws(StoreError) {
    var references: [(key: Int64, old: Int64, new: Int64)] = []
    do {
      // One look at all references, however many records have moved.
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

/// A record and its new number.
package struct RecordMove: Hashable, Sendable {
  package let record: RecordName
  package let number: Int64

  package init(_ record: RecordName, to number: Int64) {
    (self.record, self.number) = (record, number)
  }
}
