/// The buffered changes of shared records by the runs of a transaction, until they are written to the outbox.
struct OutboxBuffer {
  private struct Change {
    /// Its place in the journal.
    let place: Int64
    let bytes: Range<Int>

    /// The number of its run.
    var run: Int64 { place >> JournalSQL.bits }
  }

  /// Changes of a run that travel together.
  struct Part {
    /// The places of the first and the last one in the journal.
    let first: Int64
    var last: Int64
    var changes = PackedChanges()
  }

  /// A run with its changes of shared records.
  struct Meant {
    let run: Int64
    /// The changes in parts, each of which is small enough to travel separately.
    var parts: [Part]
  }

  /// The fill level of the buffer at one moment.
  struct Mark {
    fileprivate let changes: Int
    fileprivate let end: Int
  }

  private var changes: [Change] = []
  private var bytes: [UInt8] = []

  var isEmpty: Bool { changes.isEmpty }
  /// Whether so much is buffered that it should be written.
  var isFull: Bool { bytes.count >= Self.partSize }
  var mark: Mark { Mark(changes: changes.count, end: bytes.count) }

  /// In bytes: a quarter of the most that a run has, since its other fields and the last change come in addition.
  static let partSize = LinkedRun.maximumBytes / 4

  mutating func add(_ change: [UInt8], at place: Int64) {
    let start = bytes.count
    bytes += change
    changes.append(Change(place: place, bytes: start..<bytes.count))
  }

  /// Forgets the changes that were added since `mark`.
  mutating func removeAll(since mark: Mark) {
    changes.removeLast(changes.count - mark.changes)
    bytes.removeLast(bytes.count - mark.end)
  }

  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
    bytes = []
  }

  /// The runs in the order of their first changes.
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
