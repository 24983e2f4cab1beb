/// The rows of the journal that are not written yet: writing many at a time is a third faster.
struct JournalBuffer {
  /// The row of a change; `before` is a range of the buffer's `bytes`.
  struct Change {
    let run: Int64
    let ordinal: Int64
    let kind: RecordedChange.Kind
    /// The index of the collection's name in the buffer's list of names.
    let collection: Int
    let key: Int64
    let before: Range<Int>

    var place: Int64 { run << JournalSQL.bits | ordinal }
  }

  /// The row of an intent's run; its texts and blobs are ranges of the buffer's `bytes`.
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

    var place: Int64 { number << JournalSQL.bits }
  }

  /// The number of rows in the buffer at one moment, to which it can be truncated.
  struct Mark {
    fileprivate let changes: Int
    fileprivate let runs: Int
    fileprivate let end: Int
  }

  private(set) var changes: [Change] = []
  private(set) var runs: [Run] = []
  /// The names of the collections with changed records, without repetition.
  private var collections: [String] = []
  private var storage = BoundBytes()

  var bytes: [UInt8] { storage.bytes }
  var isEmpty: Bool { changes.isEmpty && runs.isEmpty }
  /// Whether the buffer is so full that it should be written.
  var isFull: Bool { changes.count >= Self.fullCount || storage.end >= Self.fullSize }
  var mark: Mark { Mark(changes: changes.count, runs: runs.count, end: storage.end) }

  /// The number of changes after which the buffer is written.
  private static let fullCount = 256
  private static let fullSize = 1 << 18

  /// Adds a change of a record; `image` appends the encoding of the values before the change.
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
        collection: number(of: collection),
        key: key,
        before: append(image)
      )
    )
  }

  /// Adds the row of a run; if `finished` is `nil`, the run is still active.
  mutating func add(_ run: OpenRun, finished: Int64?, result: [UInt8]?) {
    let text = run.run
    runs.append(
      Run(
        number: run.number,
        id: append(text.id),
        key: text.key.map { append($0) },
        intent: append(text.intent),
        parameters: append { $0 += PackedText.packed(text.parameters) },
        origin: append(text.origin),
        started: run.started,
        finished: finished,
        result: result.map { result in append { $0 += PackedText.packed(result) } },
        hasChanged: run.hasChanged
      )
    )
  }

  /// Removes everything that was added after `mark`.
  mutating func removeAll(since mark: Mark) {
    changes.removeLast(changes.count - mark.changes)
    runs.removeLast(runs.count - mark.runs)
    storage.removeAll(from: mark.end)
  }

  /// Removes the rows that were added after `mark`, and returns them in a new buffer.
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
    collections.removeAll(keepingCapacity: true)
    storage.removeAll()
  }

  private mutating func number(of collection: String) -> Int {
    if let known = collections.firstIndex(of: collection) { return known }
    collections.append(collection)
    return collections.count - 1
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
  /// Writes all rows, with `sequence` as the number of their commit, and empties the buffer.
  mutating func write(sequence: Int64, on connection: StoreConnection) throws(StoreError) {
    guard !isEmpty else { return }
    let numbers = try numbersOfCollections(on: connection)
    let rows = rowsInOrder()
    var first = 0
    while first < rows.count {
      let isMany = rows.count - first >= JournalSQL.Insertion.rowsAtOnce
      let count = isMany ? JournalSQL.Insertion.rowsAtOnce : 1
      let insertion = JournalSQL.insertion
      let statement = try connection.statement(isMany ? insertion.many : insertion.one)
      try connection.run(statement, with: bytes) { bytes in
        var code: Int32 = 0
        for offset in 0..<count where code == 0 {
          let index = Int32(offset * insertion.width + 1)
          code =
            switch rows[first + offset] {
            case .run(let row): statement.bind(runs[row], sequence, of: bytes, at: index)
            case .change(let row):
              statement.bind(changes[row], sequence, numbers, of: bytes, at: index)
            }
        }
        return code
      }
      first += count
    }
    removeAll()
  }

  private enum Row {
    case run(Int)
    case change(Int)
  }

  /// Returns the rows sorted by their keys, so that SQLite appends them to the journal's table.
  private func rowsInOrder() -> [Row] {
    let rows =
      runs.indices.map { (place: runs[$0].place, row: Row.run($0)) }
      + changes.indices.map { (place: changes[$0].place, row: Row.change($0)) }
    return rows.sorted { $0.place < $1.place }.map(\.row)
  }

  private func numbersOfCollections(
    on connection: StoreConnection
  ) throws(StoreError) -> [Int64] {
    guard !changes.isEmpty else { return [] }
    var numbers: [Int64] = []
    for name in collections { numbers.append(try connection.number(ofCollection: name)) }
    return numbers
  }
}

extension Statement {
  /// Binds the values of a run's row to `JournalSQL.insertion`; columns that are not bound are
  /// null.
  fileprivate func bind(
    _ run: JournalBuffer.Run,
    _ sequence: Int64,
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    bindInteger(run.place, at: index)
      | bindInteger(0, at: index + 1)
      | bindInteger(run.hasChanged ? sequence : 0, at: index + 2)
      | bind(blob: run.parameters, of: bytes, at: index + 3)
      | bind(text: run.id, of: bytes, at: index + 6)
      | bind(text: run.key, of: bytes, at: index + 7)
      | bind(text: run.intent, of: bytes, at: index + 8)
      | bind(text: run.origin, of: bytes, at: index + 9)
      | bindInteger(run.started, at: index + 10)
      | bind(run.finished, at: index + 11)
      | bind(blob: run.result, of: bytes, at: index + 12)
  }

  fileprivate func bind(
    _ change: JournalBuffer.Change,
    _ sequence: Int64,
    _ numbers: [Int64],
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    bindInteger(change.place, at: index)
      | bindInteger(change.kind.rawValue, at: index + 1)
      | bindInteger(sequence, at: index + 2)
      | bind(blob: change.before, of: bytes, at: index + 3)
      | bindInteger(numbers[change.collection], at: index + 4)
      | bindInteger(change.key, at: index + 5)
  }

  private func bind(
    text range: Range<Int>?,
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    guard let range, let start = bytes.baseAddress else { return bind(.null, at: index) }
    return bindText(start + range.lowerBound, range.count, at: index)
  }

  private func bind(
    blob range: Range<Int>?,
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    guard let range, let start = bytes.baseAddress else { return bind(.null, at: index) }
    return bindBlob(start + range.lowerBound, range.count, at: index)
  }

  private func bind(_ value: Int64?, at index: Int32) -> Int32 {
    value.map { bindInteger($0, at: index) } ?? bind(.null, at: index)
  }
}
