import Moments
import SharedStore

/// The dependencies between to-dos, of which some must be done before others (BW-32).
extension ToDoStore {
  /// The most blockers that one to-do can have.
  static let maximumBlockers = 50
  /// The most to-dos that are searched for a circle; a longer circle is not found.
  private static let maximumChain = 10_000

  /// Returns the identifiers of to-dos by number, in the same order.
  ///
  /// - Throws: `ToDoError.notFound` if one does not exist.
  func identifiers(of numbers: [Int64]) async throws -> [ToDoID] {
    guard !numbers.isEmpty else { return [] }
    return try await store.read { transaction in
      try numbers.map { number in
        guard let record: ToDoRecord = try transaction.record(number) else {
          throw ToDoError.notFound(number: number)
        }
        return record.id
      }
    }
  }

  /// Returns the to-dos for which a to-do waits, in their stored order; removed ones are left out.
  func blockers(of record: ToDoRecord) async throws -> [ToDoRecord] {
    guard !record.blockedBy.isEmpty else { return [] }
    let found = try await records(record.blockedBy)
    return record.blockedBy.compactMap { id in found.first { $0.id == id } }
  }

  /// Checks that a to-do does not wait for itself, directly or through others.
  ///
  /// - Throws: `ToDoError.circle` with the to-dos in the circle, or `ToDoError.tooManyBlockers`.
  static func checkBlockers(
    of record: ToDoRecord,
    in transaction: borrowing WriteTransaction
  ) throws {
    guard !record.blockedBy.isEmpty else { return }
    guard record.blockedBy.count <= maximumBlockers else {
      throw ToDoError.tooManyBlockers(count: record.blockedBy.count)
    }
    // The to-do through which each examined to-do was reached.
    var reached: [ToDoID: ToDoRecord] = [:]
    var waiting = [record]
    while let next = waiting.popLast(), reached.count < maximumChain {
      for id in next.blockedBy where reached[id] == nil {
        reached[id] = next
        guard id != record.id else {
          throw ToDoError.circle(path(from: record, reached))
        }
        let found: [ToDoRecord] = try transaction.fetch(where: .equals("id", id.text), limit: 1)
        waiting += found
      }
    }
  }

  /// Returns the blockers of a to-do, without those that would complete a circle and without those
  /// beyond the limit.
  static func possibleBlockers(
    of record: ToDoRecord,
    in transaction: borrowing WriteTransaction
  ) throws -> [ToDoID] {
    var tried = record
    tried.blockedBy = Array(record.blockedBy.prefix(maximumBlockers))
    if try isWithoutCircle(tried, in: transaction) { return tried.blockedBy }
    return try record.blockedBy.prefix(maximumBlockers).filter { id in
      tried.blockedBy = [id]
      return try isWithoutCircle(tried, in: transaction)
    }
  }

  private static func isWithoutCircle(
    _ record: ToDoRecord,
    in transaction: borrowing WriteTransaction
  ) throws -> Bool {
    do {
      try checkBlockers(of: record, in: transaction)
      return true
    } catch ToDoError.circle {
      return false
    }
  }

  /// Returns the numbers and names of the to-dos in a circle; the first and the last are the same.
  private static func path(from record: ToDoRecord, _ reached: [ToDoID: ToDoRecord]) -> [String] {
    var labels = [record.label]
    var id = record.id
    // The path has at most as many steps as to-dos were reached.
    for _ in 0..<reached.count {
      guard let before = reached[id] else { break }
      labels.append(before.label)
      id = before.id
      if id == record.id { break }
    }
    return labels.reversed()
  }
}
