import SharedStore
import ToDoFormats
import WidgetIntents

/// The to-dos whose texts name others that come first and were not here when they came.
enum WaitingToDos {
  /// Those whose text has such names, and those whose text is in a place of its own.
  private static let filter = StoreFilter.any([
    .contains("imported", "\"leftOut\":["), .contains("imported", "\"long\":"),
  ])
  /// To-dos that are looked through: each is read with its text, and more than a list has.
  private static let maximumCount = 10_000

  /// Whether there may be any.
  static func exist(in reader: borrowing some StoreReading & ~Copyable) throws -> Bool {
    try !reader.fetch(ToDoRecord.self, where: filter, limit: 1).isEmpty
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
    var remarks: [String] = []
    for record in try transaction.fetch(ToDoRecord.self, where: filter, limit: maximumCount) {
      guard var kept = try transaction.kept(of: record), let leftOut = kept.leftOut else {
        continue
      }
      let come = leftOut.compactMap { origin in new[origin].map { (origin: origin, id: $0) } }
      guard !come.isEmpty else { continue }
      var after = record
      after.blockedBy += come.map(\.id).filter { !record.blockedBy.contains($0) }
      // One that would wait for itself does not, and its text keeps that.
      after.blockedBy = try ToDoStore.possibleBlockers(of: after, in: transaction)
      let taken = Set(come.filter { after.blockedBy.contains($0.id) }.map(\.origin))
      if taken.count < come.count {
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
