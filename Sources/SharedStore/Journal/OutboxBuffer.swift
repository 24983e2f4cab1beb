/// The changes of shared records in the open transaction that are not yet stored in the outbox, the
/// table of changes to send.
struct OutboxBuffer {
  private struct Change {
    /// The position of the change in the journal.
    let place: Int64
    let bytes: Range<Int>

    /// The number in the journal of the run that made the change.
    var run: Int64 { place >> JournalSQL.bits }
  }

  /// Changes of one run that are sent together, as one run of the log.
  struct Part {
    /// The positions in the journal of the first change and the last one.
    let first: Int64
    var last: Int64
    var changes = PackedChanges()
  }

  /// A run of an intent, with its buffered changes divided into parts.
  struct Meant {
    let run: Int64
    /// The changes, divided into parts that are each small enough to be sent separately.
    var parts: [Part]
  }

  /// The number of changes in the buffer at one moment, to which it can be truncated.
  struct Mark {
    fileprivate let changes: Int
    fileprivate let end: Int
  }

  private var changes: [Change] = []
  private var bytes: [UInt8] = []

  var isEmpty: Bool { changes.isEmpty }
  /// Whether the buffer is so full that it should be written.
  var isFull: Bool { bytes.count >= Self.partSize }
  var mark: Mark { Mark(changes: changes.count, end: bytes.count) }

  /// The size of a part in bytes.
  ///
  /// It is only a quarter of a run's limit, because the run's other fields and the last change come
  /// in addition.
  static let partSize = LinkedRun.maximumBytes / 4

  mutating func add(_ change: [UInt8], at place: Int64) {
    let start = bytes.count
    bytes += change
    changes.append(Change(place: place, bytes: start..<bytes.count))
  }

  /// Removes the changes that were added since `mark`.
  mutating func removeAll(since mark: Mark) {
    changes.removeLast(changes.count - mark.changes)
    bytes.removeLast(bytes.count - mark.end)
  }

  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
    bytes = []
  }

  /// Returns the buffered runs with their changes, in the order of their first changes.
  func meant() -> [Meant] {
    var meant: [Meant] = []
    var places: [Int64: Int] = [:]
    for change in changes {
      let place = places[change.run] ?? meant.count
      if place == meant.count {
        places[change.run] = place
        meant.append(Meant(run: change.run, parts: []))
      }
      if meant[place].parts.last.map({ $0.changes.bytes.count >= Self.partSize }) ?? true {
        meant[place].parts.append(Part(first: change.place, last: change.place))
      }
      let part = meant[place].parts.count - 1
      meant[place].parts[part].last = change.place
      meant[place].parts[part].changes.add(bytes[change.bytes])
    }
    return meant
  }
}
