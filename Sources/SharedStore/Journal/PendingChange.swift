/// The changes of the open transaction so far, and the rows that are still to be written for the
/// journal and the outbox.
///
/// These rows are written together, at the latest before the commit.
final class PendingChange {
  /// The number that the next commit gets; a transaction with runs from a hub can contain several
  /// numbers.
  private(set) var sequence: Int64
  let connection: StoreConnection
  /// Whether several writes share the transaction, so that a failed one must be reverted alone.
  let isShared: Bool
  /// The time of the current write, in microseconds since 1970 UTC.
  var now: Int64
  var journal = JournalBuffer()
  var state: State
  var write: CurrentWrite?
  /// The changes of the current write until it sets a savepoint, oldest first; empty if the
  /// transaction is not shared.
  var applied: [AppliedChange] = []
  /// The changes of shared records that are not in the outbox yet; empty if the store is not
  /// linked.
  var outbox = OutboxBuffer()
  /// The runs whose changes of shared records are in `outbox`, by their numbers in the journal.
  var runsMeant: [Int64: JournalRun] = [:]
  /// The link with a hub: the outer `nil` means that it was not read yet, the inner one that there
  /// is none.
  var linkContext: LinkContext??
  /// How collections are shared, for those that were looked up so far; the inner `nil` means that a
  /// collection is not shared.
  var shapes: [String: SharedShape?] = [:]
  /// The unused numbers for new shared records, by collection, after the numbers used in this
  /// transaction.
  var numbersLeft: [String: [LinkedNumbers]] = [:]
  private var prepared: [(type: ObjectIdentifier, collection: PreparedCollection)] = []
  /// The number of the next run in the journal; `nil` until one is needed.
  private var nextNumber: Int64?
  private(set) var firstNumber: Int64 = 0

  /// The part of the state that a rollback to a savepoint restores.
  struct State {
    /// The runs that began in an earlier transaction of this process and may continue.
    var memory: RunMemory
    /// The collections that were changed so far, without repetition.
    var collections: [ChangedCollection] = []
    /// Whether nothing was changed, so that no commit is needed.
    var isEmpty = true
    /// The runs that have changed something and have not ended.
    var runs: [OpenRun] = []
    /// The ordinal of the last change; each change in a transaction gets the next one, whatever its
    /// run.
    var ordinal: Int64 = 0
    /// The number of rows in the outbox for a run, by the run's number; a run without an entry was
    /// not counted yet.
    var posted: [Int64: Int] = [:]
  }

  init(
    sequence: Int64,
    now: Int64,
    isShared: Bool,
    memory: RunMemory,
    on connection: StoreConnection
  ) {
    self.sequence = sequence
    self.now = now
    self.isShared = isShared
    self.state = State(memory: memory)
    self.connection = connection
  }

  /// The collections that the transaction has changed so far, each once.
  var collections: [ChangedCollection] { state.collections }
  var isEmpty: Bool { state.isEmpty }
  /// The number of runs that this transaction has added to the journal.
  var numbersTaken: Int64 { nextNumber.map { $0 - firstNumber } ?? 0 }

  /// Returns the prepared statements for records of `type`.
  func prepared<Record: StoreRecord>(_ type: Record.Type) -> PreparedCollection {
    let id = ObjectIdentifier(type)
    if let known = prepared.first(where: { $0.type == id }) { return known.collection }
    let collection = PreparedCollection(type.collection, on: connection)
    prepared.append((id, collection))
    return collection
  }

  /// Records a change of the store's own tables, which cannot be undone.
  func touch() {
    state.isEmpty = false
  }

  /// Records the change of a collection of which the journal does not contain the single records.
  func touch(_ collection: String) {
    noteChange(of: collection)
    touch()
  }

  /// Adds a collection to the changed ones.
  ///
  /// - Returns: `true` if this is the first change of the collection in the transaction.
  @discardableResult
  func noteChange(of collection: String) -> Bool {
    guard !state.collections.contains(where: { $0.name == collection }) else { return false }
    state.collections.append(ChangedCollection(name: collection))
    return true
  }

  /// Returns the next unused number for a run.
  func takeNumber() throws(StoreError) -> Int64 {
    let number: Int64
    if let nextNumber {
      number = nextNumber
    } else {
      number = (try connection.integer(JournalSQL.lastNumber) ?? 0) + 1
      firstNumber = number
    }
    nextNumber = number + 1
    return number
  }
}

/// A collection that a transaction has changed.
struct ChangedCollection {
  let name: String
  /// The number of the first run that changed the collection; `nil` if it was changed without a
  /// run.
  var run: Int64?
}

extension PendingChange {
  /// Records the end of `run` with its result, and returns its number.
  ///
  /// A run without changes is added to the journal at this point.
  ///
  /// - Throws: `.alreadyPerformed` if another run has used the run's idempotency key.
  @discardableResult
  func finish(_ run: JournalRun, result: [UInt8], now: Int64) throws(StoreError) -> Int64 {
    try requireUnusedKey(run)
    state.isEmpty = false
    run.noteEnd()
    let open: OpenRun
    if let index = state.runs.lastIndex(where: { $0.run.id == run.id }) {
      open = state.runs.remove(at: index)
      if open.isStored {
        try connection.finishRun(open, result: result, now: now, sequence: sequence)
      } else {
        journal.add(open, finished: now, result: result)
      }
    } else if let known = state.memory.take(run.id) {
      open = known
      try connection.finishRun(open, result: result, now: now, sequence: sequence)
    } else {
      open = OpenRun(run: run, number: try takeNumber(), started: now)
      journal.add(open, finished: now, result: result)
    }
    if journal.isFull, write == nil { try journal.write(sequence: sequence, on: connection) }
    return open.number
  }

  /// Writes all buffered rows into the journal, before a savepoint is set or the journal is read.
  func settle() throws(StoreError) {
    for index in state.runs.indices {
      if !state.runs[index].isStored {
        journal.add(state.runs[index], finished: nil, result: nil)
        state.runs[index].isStored = true
      } else if state.runs[index].hasChanged {
        try connection.touchRun(state.runs[index].number, sequence: sequence)
      }
      state.runs[index].hasChanged = false
    }
    try journal.write(sequence: sequence, on: connection)
  }

  /// Begins the next commit number within the transaction.
  ///
  /// Each run from the hub's log gets a commit number of its own.
  func beginSequence() throws(StoreError) {
    try settle()
    sequence += 1
  }

  /// Restores the state before a savepoint; all rows were written when the savepoint was set.
  func restore(_ earlier: State) {
    journal.removeAll()
    outbox.removeAll()
    state = earlier
  }

  /// Assigns the commit's number to the store and to each changed collection, and writes the
  /// remaining rows.
  func complete() throws(StoreError) {
    try settle()
    try writeOutbox()
    try connection.number(sequence, collections: collections.map(\.name).sorted())
    let last = firstNumber + numbersTaken - 1
    // Old runs are removed once after every `interval` runs.
    guard last / JournalRetention.interval > (firstNumber - 1) / JournalRetention.interval else {
      return
    }
    try connection.prune(latest: last, now: now)
  }

  /// Throws if another run, committed or in this transaction, has used the run's idempotency key.
  ///
  /// - Throws: `.alreadyPerformed`.
  func requireUnusedKey(_ run: JournalRun) throws(StoreError) {
    guard run.key != nil else { return }
    if let other = state.runs.first(where: { $0.run.hasKey(of: run) && $0.run.id != run.id }) {
      throw .alreadyPerformed(run: other.run.id)
    }
    if !journal.runs.isEmpty, write == nil {
      try journal.write(sequence: sequence, on: connection)
    }
    try connection.requireUnusedKey(run)
  }
}
