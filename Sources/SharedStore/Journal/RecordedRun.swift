/// A run of an intent as stored in the journal.
package struct RecordedRun: Hashable, Sendable {
  /// The run's number; runs are numbered in the order of their first commits.
  package let number: Int64
  package let run: JournalRun
  /// The start of the run, in microseconds since 1970 UTC.
  package let started: Int64
  /// The end of the run, in microseconds since 1970 UTC; `nil` while the run is active or if its
  /// process died.
  package let finished: Int64?
  /// The encoded result of the run; `nil` until it has ended.
  package let result: [UInt8]?
  /// The number of the last commit that contains a change of the run.
  ///
  /// It is 0 if the run changed nothing, and negative if the run can no longer be undone.
  package let sequence: Int64
  /// The number of the run that undid this one; `nil` if it is not undone.
  ///
  /// An undo counts as undone by the redo after which none of its runs is still undone. A redo
  /// counts as undone by the undo after which all of its runs are undone again.
  package let takenBackBy: Int64?
  /// The number of the run that last redid this one; `nil` if none did.
  package let broughtBackBy: Int64?

  package init(
    number: Int64,
    run: JournalRun,
    started: Int64,
    finished: Int64?,
    result: [UInt8]?,
    sequence: Int64,
    takenBackBy: Int64? = nil,
    broughtBackBy: Int64? = nil
  ) {
    self.number = number
    self.run = run
    self.started = started
    self.finished = finished
    self.result = result
    self.sequence = sequence
    self.takenBackBy = takenBackBy
    self.broughtBackBy = broughtBackBy
  }
}

extension RecordedRun {
  /// The reason why the run can no longer be undone; `nil` if it can be.
  package var lostWay: String? {
    switch sequence {
    case 0...: nil
    case DevelopmentStore.lostWay: DevelopmentStore.reason
    default: "the log has forgotten a run that came after it"
    }
  }
}

/// A run's change of one record, with the data to undo it.
package struct RecordedChange: Hashable, Sendable {
  package enum Kind: Int64, Sendable {
    case insert = 1
    case update
    case delete
  }

  package let kind: Kind
  package let collection: String
  package let key: Int64
  /// The values before the change: none for an insertion, the changed columns for an update, all
  /// for a deletion.
  package let before: [ColumnValue]
  /// The number of the commit that contains the change.
  package let sequence: Int64

  /// A column of a record, by its name, with a value that it had before or after a change.
  package struct ColumnValue: Hashable, Sendable {
    package let column: String
    package let value: StoreValue

    package init(column: String, value: StoreValue) {
      self.column = column
      self.value = value
    }
  }
}

extension RecordedRun {
  /// Reads the run from a row of `JournalSQL.runs`.
  init(row: Statement) throws(StoreError) {
    let text = { (bytes: [UInt8], column: String) throws(StoreError) in
      guard let text = PackedText.text(bytes) else {
        throw StoreError.malformedRecord(
          collection: "journal",
          column: column,
          expected: "packed text"
        )
      }
      return text
    }
    let result = row.optionalBytes(8)
    self.init(
      number: row.integer(0),
      run: JournalRun(
        id: row.text(1),
        intent: row.text(2),
        parameters: try text(row.bytes(3), "content"),
        key: row.optionalText(4),
        origin: row.text(5)
      ),
      started: row.integer(6),
      finished: row.optionalInteger(7),
      result: try result.map { (bytes) throws(StoreError) in try text(bytes, "result") },
      sequence: row.integer(9),
      takenBackBy: row.optionalInteger(10),
      broughtBackBy: row.optionalInteger(11)
    )
  }
}

extension RecordedChange {
  /// Reads the change from a row with the kind, collection, record, before-image and commit number.
  init(row: Statement) throws(StoreError) {
    guard let kind = Kind(rawValue: row.integer(0)),
      let before = ChangeImage.decode(row.bytes(3))
    else {
      throw .malformedRecord(
        collection: "journal",
        column: "content",
        expected: "before-image"
      )
    }
    self.init(
      kind: kind,
      collection: row.text(1),
      key: row.integer(2),
      before: before,
      sequence: row.integer(4)
    )
  }
}
