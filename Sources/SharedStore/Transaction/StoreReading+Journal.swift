extension StoreReading where Self: ~Copyable {
  /// The run with this id, if it is committed.
  package func run(_ id: String) throws(StoreError) -> RecordedRun? {
    try runs(JournalSQL.ofID, [.text(id)]).first
  }

  /// The run that the log knows by this number.
  package func run(number: Int64) throws(StoreError) -> RecordedRun? {
    try runs(JournalSQL.ofNumber, [.integer(number)]).first
  }

  /// The run that used this idempotency key and stands, of a script or of its own.
  package func run(
    forKey key: String,
    ofScript isOfScript: Bool = false
  ) throws(StoreError) -> RecordedRun? {
    try runs(JournalSQL.ofKey, [.text(key), isOfScript.storeValue]).first
  }

  /// The latest runs, newest first.
  package func runs(limit: Int) throws(StoreError) -> [RecordedRun] {
    try runs(JournalSQL.latest, [.integer(Int64(max(0, limit)))])
  }

  /// The runs newest first, of one origin and one intent where those are given.
  package func log(
    origin: String? = nil,
    intent: String? = nil,
    until: Int64? = nil,
    limit: Int,
    offset: Int = 0
  ) throws(StoreError) -> [RecordedRun] {
    try runs(
      JournalSQL.filtered,
      [
        origin.storeValue, intent.storeValue, .integer(Int64(max(0, limit))),
        .integer(Int64(max(0, offset))), until.storeValue,
      ]
    )
  }

  /// What the run changed, in order.
  package func changes(ofRun id: String) throws(StoreError) -> [RecordedChange] {
    try connection.beforeJournalRead?()
    var rows = try connection.rows(
      JournalSQL.changes,
      [.text(id)]
    )
    var changes: [RecordedChange] = []
    while let row = try rows.next() { changes.append(try RecordedChange(row: row)) }
    return changes
  }

  /// All that a record holds, whatever its type; `nil` when there is none.
  package func columns(
    ofRecord key: Int64,
    in collection: String
  ) throws(StoreError) -> [RecordedChange.ColumnValue]? {
    try connection.columns(ofRecord: key, in: collection)
  }

  func runs(
    _ condition: String,
    _ values: [StoreValue]
  ) throws(StoreError) -> [RecordedRun] {
    try connection.beforeJournalRead?()
    var rows = try connection.rows(
      JournalSQL.runs(condition, coreVersion: try connection.coreVersion()),
      values
    )
    var runs: [RecordedRun] = []
    while let row = try rows.next() {
      let run = JournalRun(
        id: row.text(1),
        intent: row.text(2),
        parameters: row.text(3),
        key: row.optionalText(4),
        origin: row.text(5)
      )
      runs.append(
        RecordedRun(
          number: row.integer(0),
          run: run,
          started: row.integer(6),
          finished: row.optionalInteger(7),
          result: row.optionalBytes(8),
          sequence: row.integer(9),
          takenBackBy: row.optionalInteger(10),
          broughtBackBy: row.optionalInteger(11)
        )
      )
    }
    return runs
  }
}
