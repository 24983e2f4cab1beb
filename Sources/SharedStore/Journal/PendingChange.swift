/// What the open write transaction has done so far, for the journal and for those who read it.
final class PendingChange {
  /// The number that the commit will have.
  let sequence: Int64
  /// The instant of the transaction, in microseconds since 1970 UTC.
  let now: Int64
  private let run: JournalRun?
  private var runNumber: Int64?
  private(set) var collections: Set<String> = []
  /// Whether there is anything to commit.
  private(set) var isEmpty = true

  init(sequence: Int64, now: Int64, run: JournalRun?) {
    self.sequence = sequence
    self.now = now
    self.run = run
  }

  /// Notes a change of the store's own tables, which no intent takes back.
  func touch() {
    isEmpty = false
  }

  /// Notes the change of one record, with its before-image if an intent's run made it.
  func note(
    _ kind: RecordedChange.Kind,
    _ collection: String,
    key: Int64,
    before: () -> [RecordedChange.ColumnValue],
    on connection: StoreConnection
  ) throws(StoreError) {
    isEmpty = false
    collections.insert(collection)
    guard let run else { return }
    let number: Int64
    if let runNumber {
      number = runNumber
    } else {
      number = try connection.recordRun(run, sequence: sequence, now: now)
      runNumber = number
    }
    try connection.run(
      """
      INSERT INTO journal_changes (run, ordinal, kind, collection, record, before, sequence)
      VALUES (?1, (SELECT COALESCE(MAX(ordinal), 0) + 1 FROM journal_changes WHERE run = ?1),
        ?2, ?3, ?4, ?5, ?6)
      """,
      .integer(number),
      .integer(kind.rawValue),
      .text(collection),
      .integer(key),
      .blob(ChangeImage.encode(before())),
      .integer(sequence)
    )
  }

  /// Numbers the commit, for this store and for each collection that it changed.
  func finish(on connection: StoreConnection) throws(StoreError) {
    for name in [""] + collections.sorted() {
      try connection.run(
        """
        INSERT INTO changes (collection, sequence) VALUES (?1, ?2)
        ON CONFLICT (collection) DO UPDATE SET sequence = ?2
        """,
        .text(name),
        .integer(sequence)
      )
    }
  }
}
