import SharedStore
import ToDoFormats
import WidgetIntents

/// The imported to-dos whose records name blockers that were not imported yet.
struct WaitingToDos: Sendable {
  private var keys: [Int64] = []
  private var origins: Set<String> = []

  /// The most to-dos that are examined, more than real lists have.
  private static let maximumCount = 10_000

  /// Creates a collection without to-dos.
  init() {}

  init(in reader: borrowing some StoreReading & ~Copyable) throws {
    let filter = StoreFilter.contains("imported", "\"leftOut\":[")
    try reader.forEach(ToDoRecord.self, where: filter, limit: Self.maximumCount) { record in
      keys.append(record.key)
      origins.formUnion(KeptRecord(json: record.imported)?.leftOut ?? [])
      return true
    }
  }

  /// Returns whether the record of some to-do names a blocker with this origin that was not
  /// imported yet.
  func isAwaited(_ origin: String) -> Bool { origins.contains(origin) }

  /// Makes existing to-dos wait for added ones as their records require, and returns a message for
  /// each such to-do.
  ///
  /// `new` are the added to-dos by origin; `now` is in microseconds since 1970 UTC. A to-do that
  /// would then wait for itself is not changed, and also gets a message.
  func take(
    _ new: [String: ToDoID],
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> [String] {
    guard !new.isEmpty else { return [] }
    var remarks: [String] = []
    for key in keys {
      guard let record: ToDoRecord = try transaction.record(key),
        var kept = try transaction.kept(of: record), let leftOut = kept.leftOut
      else { continue }
      let found = leftOut.compactMap { origin in new[origin].map { (origin: origin, id: $0) } }
      guard !found.isEmpty else { continue }
      var after = record
      after.blockedBy += found.map(\.id).filter { !record.blockedBy.contains($0) }
      // A blocker is left out if the to-do would wait for itself; its stored record still contains
      // that blocker.
      after.blockedBy = try ToDoStore.possibleBlockers(of: after, in: transaction)
      let taken = Set(found.filter { after.blockedBy.contains($0.id) }.map(\.origin))
      if taken.count < found.count {
        remarks.append("\(ToDoRecord.quoted(record.name)): \(ImportCircles.remark)")
      }
      let rest = leftOut.filter { !taken.contains($0) }
      guard rest != leftOut else { continue }
      kept.leftOut = rest.isEmpty ? nil : rest
      after.imported = try transaction.stored(kept, replacing: record.imported)
      if after.blockedBy != record.blockedBy {
        remarks.append(
          try Self.remark(on: record, found.filter { taken.contains($0.origin) }, transaction)
        )
      }
      _ = try ToDoStore.update(record, to: after, at: now, in: transaction)
    }
    return remarks
  }

  private static func remark(
    on record: ToDoRecord,
    _ found: [(origin: String, id: ToDoID)],
    _ transaction: borrowing WriteTransaction
  ) throws -> String {
    let labels = try found.compactMap { _, id in
      try transaction.fetch(ToDoRecord.self, where: .equals("id", id.text), limit: 1).first?.label
    }
    let names = labels.joined(separator: ", ")
    return String(
      english: "\(record.label) waits for \(names), which was imported now",
      turkish: "\(record.label), gelen \(names) görevini bekliyor"
    )
  }
}
