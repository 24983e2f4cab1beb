import SharedStore

extension ToDoStore {
  /// Puts the to-do `number` at `place`, 1 being the first, among those as done or open as it is.
  ///
  /// A place beyond the end is the end. Neighbours keep their positions while there is room.
  ///
  /// - Returns: The to-do and the place that it has.
  func move(_ number: Int64, to place: Int) async throws -> (record: ToDoRecord, place: Int) {
    try await store.write { transaction in
      var record = try Self.record(number, in: transaction)
      let last = try transaction.count(
        ToDoRecord.self,
        where: .equals("isDone", record.isDone)
      )
      let index = min(max(place, 1), max(last, 1)) - 1
      // The neighbours at the place, and the to-do itself, which may be among them.
      let near = try Self.others(than: record, limit: index + 2, in: transaction)
      if let position = Self.position(at: index, among: near.map(\.position)) {
        record.position = position
        try transaction.update(record)
      } else {
        var ordered = try Self.others(than: record, limit: nil, in: transaction)
        ordered.insert(record, at: index)
        for (rank, var moved) in ordered.enumerated() {
          moved.position = Int64(rank + 1) * Self.positionStep
          try transaction.update(moved)
          if moved.key == number { record = moved }
        }
      }
      return (record, index + 1)
    }
  }

  /// The first `limit` of those as done or open as `record`, without itself.
  private static func others(
    than record: ToDoRecord,
    limit: Int?,
    in transaction: borrowing WriteTransaction
  ) throws -> [ToDoRecord] {
    try transaction.fetch(
      ToDoRecord.self,
      where: .equals("isDone", record.isDone),
      sortedBy: [.ascending("position")],
      limit: limit
    ).filter { $0.key != record.key }
  }

  /// A position between the neighbours at `index`; `nil` when there is no room between them.
  static func position(at index: Int, among positions: [Int64]) -> Int64? {
    let after = index < positions.count ? positions[index] : nil
    let before = index > 0 ? positions[index - 1] : nil
    switch (before, after) {
    case (nil, nil): return positionStep
    case (let before?, nil):
      let (sum, isTooLarge) = before.addingReportingOverflow(positionStep)
      return isTooLarge ? nil : sum
    case (nil, let after?):
      let (difference, isTooSmall) = after.subtractingReportingOverflow(positionStep)
      return isTooSmall ? nil : difference
    case (let before?, let after?):
      let (gap, isTooLarge) = after.subtractingReportingOverflow(before)
      return isTooLarge || gap < 2 ? nil : before + gap / 2
    }
  }
}
