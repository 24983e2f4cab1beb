import SharedStore

/// The open to-dos that wait for other open ones when the store is read (BW-32).
///
/// The store does not store this. Closing or removing the last blocker of a to-do frees it in the
/// same transaction, and an undo blocks it again.
struct BlockedToDos: Hashable, Sendable {
  /// For each blocked to-do's number, the numbers of its open blockers.
  private(set) var blockers: [Int64: [Int64]] = [:]

  /// The most to-dos that are read because they have blockers.
  private static let maximumCount = 10_000
  /// The number of identifiers in one query; a filter can have at most 1,000 values.
  private static let blockSize = 400

  init(blockers: [Int64: [Int64]] = [:]) { self.blockers = blockers }

  init(from transaction: borrowing ReadTransaction) throws {
    let rows: [BlockedRow] = try transaction.fetch(
      where: .all([.isOpenToDo, .hasBlockers]),
      limit: Self.maximumCount
    )
    guard !rows.isEmpty else { return }
    let ids = Array(Set(rows.flatMap(\.blockedBy)))
    var numbers: [ToDoID: Int64] = [:]
    for start in stride(from: 0, to: ids.count, by: Self.blockSize) {
      let block = ids[start..<min(start + Self.blockSize, ids.count)]
      let open: [BlockedRow] = try transaction.fetch(
        where: .all([.any(block.map { .equals("id", $0.text) }), .isOpenToDo])
      )
      for row in open { numbers[row.id] = row.key }
    }
    for row in rows {
      let open = row.blockedBy.compactMap { numbers[$0] }
      if !open.isEmpty { blockers[row.key] = open }
    }
  }

  /// Returns whether a to-do waits for others; a to-do in progress does not.
  func contains(_ record: ToDoRecord) -> Bool {
    record.startedAt == nil && blockers[record.key] != nil
  }
}

extension StoreFilter {
  /// The filter for to-dos that have blockers, whether these are open or not.
  static var hasBlockers: StoreFilter { .greater("blockedBy", .text("")) }
}

/// A to-do of which only the blockers are read, because many to-dos are read for them.
private struct BlockedRow: StoreRecord {
  static let collection = ToDoRecord.collection

  var key: Int64
  let id: ToDoID
  let blockedBy: [ToDoID]

  init(row: StoreRow) throws {
    let text: String = try row.value("id")
    guard let id = ToDoID(text) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "id",
        expected: "ToDoID"
      )
    }
    self.id = id
    key = row.key
    blockedBy = ToDoID.identifiers(in: try row.value("blockedBy"))
  }

  /// Does nothing, because records of this type are only read.
  func encode(into values: inout StoreRowValues) {}
}
