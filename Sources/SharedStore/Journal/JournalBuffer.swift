/// Rows of the journal that are still to be written: many at a time cost a third less than one by
/// one.
struct JournalBuffer {
  /// A row of `journal_changes`; texts and blobs are ranges of `bytes`.
  struct Change {
    let run: Int64
    let ordinal: Int64
    let kind: RecordedChange.Kind
    let collection: Range<Int>
    let key: Int64
    let before: Range<Int>
  }

  /// A row of `journal_runs`.
  struct Run {
    let number: Int64
    let id: Range<Int>
    let key: Range<Int>?
    let intent: Range<Int>
    let parameters: Range<Int>
    let origin: Range<Int>
    let started: Int64
    let finished: Int64?
    let result: Range<Int>?
    let hasChanged: Bool
  }

  /// How far the buffer was filled at one moment.
  struct Mark {
    fileprivate let changes: Int
    fileprivate let runs: Int
    fileprivate let end: Int
  }

  private(set) var changes: [Change] = []
  private(set) var runs: [Run] = []
  private var storage = BoundBytes()

  var bytes: [UInt8] { storage.bytes }
  var isEmpty: Bool { changes.isEmpty && runs.isEmpty }
  /// Whether so much waits that it is better written than kept.
  var isFull: Bool { changes.count >= Self.fullCount || storage.end >= Self.fullSize }
  var mark: Mark { Mark(changes: changes.count, runs: runs.count, end: storage.end) }

  /// Enough to be worth a batch, and a quarter of a megabyte.
  private static let fullCount = 256
  private static let fullSize = 1 << 18

  /// Adds a change whose before-image is what `image` appends.
  mutating func add(
    _ kind: RecordedChange.Kind,
    run: OpenRun,
    collection: String,
    key: Int64,
    image: (inout [UInt8]) -> Void
  ) {
    changes.append(
      Change(
        run: run.number,
        ordinal: run.ordinal,
        kind: kind,
        collection: append(collection),
        key: key,
        before: append(image)
      )
    )
  }

  /// Adds the row of a run; without a `finished` date it goes on.
  mutating func add(_ run: OpenRun, finished: Int64?, result: [UInt8]?) {
    let text = run.run
    runs.append(
      Run(
        number: run.number,
        id: append(text.id),
        key: text.key.map { append($0) },
        intent: append(text.intent),
        parameters: append(text.parameters),
        origin: append(text.origin),
        started: run.started,
        finished: finished,
        result: result.map { result in append { $0 += result } },
        hasChanged: run.hasChanged
      )
    )
  }

  /// Forgets what was added since `mark`.
  mutating func removeAll(since mark: Mark) {
    changes.removeLast(changes.count - mark.changes)
    runs.removeLast(runs.count - mark.runs)
    storage.removeAll(from: mark.end)
  }

  /// Takes out what was added since `mark`.
  mutating func take(since mark: Mark) -> JournalBuffer {
    var taken = self
    taken.changes.removeFirst(mark.changes)
    taken.runs.removeFirst(mark.runs)
    removeAll(since: mark)
    return taken
  }

  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    storage.removeAll()
  }

  private mutating func append(_ text: String) -> Range<Int> {
    let start = storage.end
    storage.append(text)
    return start..<storage.end
  }

  private mutating func append(_ write: (inout [UInt8]) -> Void) -> Range<Int> {
    let start = storage.end
    storage.append(write)
    return start..<storage.end
  }
}

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
