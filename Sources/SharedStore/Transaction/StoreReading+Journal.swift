extension StoreReading where Self: ~Copyable {
  /// Returns the committed run with this id; `nil` if there is none.
  package func run(_ id: String) throws(StoreError) -> RecordedRun? {
    try runs(JournalSQL.ofID, [.text(id)]).first
  }

  /// Returns the run with this number in the log; `nil` if there is none.
  package func run(number: Int64) throws(StoreError) -> RecordedRun? {
    try runs(JournalSQL.ofNumber, [.integer(number)]).first
  }

  /// Returns the run that used this idempotency key and is not undone; `nil` if there is none.
  ///
  /// Keys of scripts and of single runs are distinct.
  package func run(
    forKey key: String,
    ofScript isOfScript: Bool = false
  ) throws(StoreError) -> RecordedRun? {
    try runs(JournalSQL.ofKey, [.text(key), isOfScript.storeValue]).first
  }

  /// Returns the latest runs, newest first.
  package func runs(limit: Int) throws(StoreError) -> [RecordedRun] {
    try runs(JournalSQL.latest, [.integer(Int64(max(0, limit)))])
  }

  /// Returns the latest runs, newest first.
  ///
  /// If `origin` or `intent` is given, only runs with that origin or intent are returned.
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

  /// Returns the number and the start of the first run in the log; `nil` if the log is empty.
  package func firstRun() throws(StoreError) -> (number: Int64, started: Int64)? {
    try connection.beforeJournalRead?()
    var rows = try connection.rows(JournalSQL.firstRun)
    return try rows.next().map { ($0.integer(0), $0.integer(1)) }
  }

  /// Returns the size of the store, and of its tables that grow.
  package func size() throws(StoreError) -> StoreSize {
    StoreSize(
      bytes: try connection.integer(StoreSQL.byteCount) ?? 0,
      runs: try connection.integer(JournalSQL.runCount) ?? 0,
      entries: try connection.integer(WidgetSQL.entryCount) ?? 0,
      entryBytes: try connection.integer(WidgetSQL.entryBytes) ?? 0
    )
  }

  /// Returns the changes of a run, in the order in which they were made.
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

  /// Returns all columns of a record, without using its type; `nil` if it does not exist.
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
      JournalSQL.runs(condition),
      values
    )
    var runs: [RecordedRun] = []
    while let row = try rows.next() { runs.append(try RecordedRun(row: row)) }
    return runs
  }
}
