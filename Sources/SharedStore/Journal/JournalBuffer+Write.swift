extension JournalBuffer {
  /// Writes all rows as part of the commit `sequence` and forgets them.
  mutating func write(sequence: Int64, on connection: StoreConnection) throws(StoreError) {
    try write(changes.count, JournalSQL.changeInsertion, on: connection) {
      statement,
      row,
      bytes,
      index in
      let change = changes[row]
      return statement.bindInteger(change.run, at: index)
        | statement.bindInteger(change.ordinal, at: index + 1)
        | statement.bindInteger(change.kind.rawValue, at: index + 2)
        | statement.bind(text: change.collection, of: bytes, at: index + 3)
        | statement.bindInteger(change.key, at: index + 4)
        | statement.bind(blob: change.before, of: bytes, at: index + 5)
        | statement.bindInteger(sequence, at: index + 6)
    }
    try write(runs.count, JournalSQL.runInsertion, on: connection) {
      statement,
      row,
      bytes,
      index in
      let run = runs[row]
      return statement.bindInteger(run.number, at: index)
        | statement.bind(text: run.id, of: bytes, at: index + 1)
        | statement.bind(text: run.key, of: bytes, at: index + 2)
        | statement.bind(text: run.intent, of: bytes, at: index + 3)
        | statement.bind(text: run.parameters, of: bytes, at: index + 4)
        | statement.bind(text: run.origin, of: bytes, at: index + 5)
        | statement.bindInteger(run.started, at: index + 6)
        | statement.bind(run.finished, at: index + 7)
        | statement.bind(blob: run.result, of: bytes, at: index + 8)
        | statement.bindInteger(run.hasChanged ? sequence : 0, at: index + 9)
    }
    removeAll()
  }

  private func write(
    _ count: Int,
    _ insertion: JournalSQL.Insertion,
    on connection: StoreConnection,
    bind: (Statement, _ row: Int, UnsafeRawBufferPointer, _ index: Int32) -> Int32
  ) throws(StoreError) {
    var row = 0
    while row < count {
      let isMany = count - row >= JournalSQL.Insertion.rowsAtOnce
      let rows = isMany ? JournalSQL.Insertion.rowsAtOnce : 1
      let statement = try connection.statement(isMany ? insertion.many : insertion.one)
      let first = row
      try connection.run(statement, with: bytes) { bytes in
        var code: Int32 = 0
        for offset in 0..<rows where code == 0 {
          code = bind(statement, first + offset, bytes, Int32(offset * insertion.width + 1))
        }
        return code
      }
      row += rows
    }
  }
}

extension Statement {
  fileprivate func bind(
    text range: Range<Int>?,
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    guard let range, let start = bytes.baseAddress else { return bind(.null, at: index) }
    return bindText(start + range.lowerBound, range.count, at: index)
  }

  fileprivate func bind(
    blob range: Range<Int>?,
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    guard let range, let start = bytes.baseAddress else { return bind(.null, at: index) }
    return bindBlob(start + range.lowerBound, range.count, at: index)
  }

  fileprivate func bind(_ value: Int64?, at index: Int32) -> Int32 {
    value.map { bindInteger($0, at: index) } ?? bind(.null, at: index)
  }
}
