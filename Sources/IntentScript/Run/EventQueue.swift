/// The events of a script that were not delivered yet.
///
/// They wait until the changes are on the disk, or are collected into one message.
struct EventQueue: Sendable {
  /// The state of the queue at the beginning of an open transaction, to which a rollback returns.
  private struct Mark: Sendable {
    let events: Int
    let bytes: Int
    let intents: PerformedIntents
  }

  private(set) var events: [ScriptEvent] = []
  /// The total size of the output lines in bytes.
  private(set) var bytes = 0
  /// The intents performed since the last flush, without those of open transactions.
  private(set) var pending = PerformedIntents()
  private(set) var committed = PerformedIntents()
  /// The number of intents that an earlier run with the same idempotency key had performed.
  private(set) var repeatedCount = 0
  private var marks: [Mark] = []
  /// The intents of the innermost open transaction.
  private var inner = PerformedIntents()

  var isEmpty: Bool { events.isEmpty }
  /// Whether an intent was performed whose changes may not be on the disk yet.
  var hasPending: Bool { pending.count > 0 }
  var isWithinTransaction: Bool { !marks.isEmpty }

  mutating func append(_ event: ScriptEvent) {
    if case .output(let line) = event { bytes += line.utf8.count }
    events.append(event)
  }

  mutating func append(_ other: EventQueue) {
    events += other.events
    bytes += other.bytes
    pending.append(other.pending)
    committed.append(other.committed)
    repeatedCount += other.repeatedCount
  }

  mutating func performed(_ entry: PerformedIntents.Entry) {
    if marks.isEmpty { pending.append(entry) } else { inner.append(entry) }
  }

  mutating func repeated() {
    repeatedCount += 1
  }

  mutating func begin() {
    marks.append(Mark(events: events.count, bytes: bytes, intents: inner))
    inner = PerformedIntents()
  }

  /// Keeps the events of the innermost transaction if it commits, otherwise drops them.
  mutating func end(commits: Bool) {
    guard let mark = marks.popLast() else { return }
    let own = inner
    inner = mark.intents
    if commits {
      if marks.isEmpty { pending.append(own) } else { inner.append(own) }
    } else {
      events.removeSubrange(mark.events...)
      bytes = mark.bytes
    }
  }

  /// Records that everything performed is on the disk.
  mutating func flushed() {
    committed.append(pending)
    pending = PerformedIntents()
  }

  /// Returns the events in order, and removes them from the queue.
  mutating func take() -> [ScriptEvent] {
    defer {
      events.removeAll(keepingCapacity: true)
      bytes = 0
    }
    return events
  }
}

/// The intents that were performed, of which only the last are remembered one by one.
struct PerformedIntents: Sendable {
  struct Entry: Sendable {
    let site: Int32
    let pc: Int32
  }

  private(set) var count = 0
  private var recent: [Entry] = []

  /// The intents that were performed last, oldest first.
  var last: ArraySlice<Entry> { recent.suffix(ScriptOutcome.mostListed) }

  mutating func append(_ entry: Entry) {
    count += 1
    recent.append(entry)
    shorten()
  }

  mutating func append(_ other: PerformedIntents) {
    count += other.count
    recent += other.recent
    shorten()
  }

  /// Shortens the list once it is twice as long as needed, so that shortening is rare.
  private mutating func shorten() {
    guard recent.count > 2 * ScriptOutcome.mostListed else { return }
    recent.removeFirst(recent.count - ScriptOutcome.mostListed)
  }
}
