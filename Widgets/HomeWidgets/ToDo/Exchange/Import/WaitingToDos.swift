import SharedStore
import ToDoFormats
import WidgetIntents

/// The to-dos whose texts name others that come first and were not here when they came.
enum WaitingToDos {
  private static let filter = StoreFilter.contains("imported", "\"leftOut\":[")
  /// To-dos that are looked through: each is read with its text, and more than a list has.
  private static let maximumCount = 10_000

  /// The origins of those that they wait for.
  static func origins(in reader: borrowing some StoreReading & ~Copyable) throws -> Set<String> {
    let records = try reader.fetch(ToDoRecord.self, where: filter, limit: maximumCount)
    return Set(records.flatMap { KeptRecord(json: $0.imported)?.leftOut ?? [] })
  }

  /// Lets them wait for to-dos that have come, which are `new` by their origins; the instant is in microseconds since
  /// 1970 UTC.
  ///
  /// It returns a remark for each to-do that waits for more than before, and for each that would wait for itself.
  static func take(
    _ new: [String: ToDoID],
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> [String] {
    guard !new.isEmpty else { return [] }
    // Those that have come found each other already.
    let come = Set(new.values)
    var remarks: [String] = []
    for record in try transaction.fetch(ToDoRecord.self, where: filter, limit: maximumCount) {
      guard !come.contains(record.id), var kept = try transaction.kept(of: record),
        let leftOut = kept.leftOut
      else { continue }
      let found = leftOut.compactMap { origin in new[origin].map { (origin: origin, id: $0) } }
      guard !found.isEmpty else { continue }
      var after = record
      after.blockedBy += found.map(\.id).filter { !record.blockedBy.contains($0) }
      // One that would wait for itself does not, and its text keeps that.
      after.blockedBy = try ToDoStore.possibleBlockers(of: after, in: transaction)
      let taken = Set(found.filter { after.blockedBy.contains($0.id) }.map(\.origin))
      if taken.count < found.count {
        remarks.append("\(ToDoRecord.quoted(record.name)): \(ImportCircles.remark)")
      }
      let rest = leftOut.filter { !taken.contains($0) }
      guard rest != leftOut else { continue }
      kept.leftOut = rest.isEmpty ? nil : rest
      after.imported = try transaction.stored(kept, replacing: record.imported)
      if after.blockedBy != record.blockedBy { remarks.append(remark(on: record, taken)) }
      _ = try ToDoStore.update(record, to: after, at: now, in: transaction)
    }
    return remarks
  }

  private static func remark(on record: ToDoRecord, _ taken: Set<String>) -> String {
    let names = taken.sorted().map { "“\(ReadToDo.name(inOrigin: $0))”" }.joined(separator: ", ")
    return String(
      english: "\(record.label) waits for \(names), which has come",
      turkish: "\(record.label) gelen \(names) görevini bekliyor"
    )
  }
}
