import SharedStore

/// The removed to-dos, including those removed by an undo, whose numbers and identifiers can be
/// used again.
///
/// If a file or folder still contains a removed to-do, it is added with its old number. So `undo`
/// and `redo` treat it as the same to-do, and do not restore it as a second one.
struct RemovedToDos: Sendable {
  private var byOrigin: [String: ToDoID] = [:]
  private var keys: [ToDoID: Int64] = [:]

  /// The most removals that are examined, as many as the store's journal keeps.
  private static let maximumCount = 100_000

  /// Creates a collection without to-dos.
  init() {}

  init(in reader: borrowing some StoreReading & ~Copyable) throws {
    let (collection, columns) = (ToDoRecord.collection, ["id", "origin"])
    let removed = try reader.removed(from: collection, columns: columns, limit: Self.maximumCount)
    for record in removed {
      let texts = record.texts
      guard let id = texts["id"].flatMap({ ToDoID($0) }), keys[id] == nil else { continue }
      keys[id] = record.key
      if let origin = texts["origin"], byOrigin[origin] == nil { byOrigin[origin] = id }
    }
  }

  /// Returns the identifier of the removed to-do with an origin; `nil` if there is none.
  func id(_ origin: String) -> ToDoID? { byOrigin[origin] }

  /// Returns the number that a removed to-do had; 0, for a new number, if there is none or the
  /// number is in use.
  func key(
    of id: ToDoID,
    in transaction: borrowing WriteTransaction
  ) throws -> Int64 {
    guard let key = keys[id], try transaction.record(key, as: ToDoRecord.self) == nil else {
      return 0
    }
    return key
  }
}

extension ImportSource {
  /// The most removed import files that are examined; undoing the first import of a file removes
  /// one.
  private static let maximumRemoved = 1_000

  /// Returns the number of a removed import file with this format and path; 0, for a new number, if
  /// there is none.
  static func removedKey(
    of source: ImportSource,
    in transaction: borrowing WriteTransaction
  ) throws -> Int64 {
    try transaction.removed(from: collection, columns: ["form", "path"], limit: maximumRemoved)
      .first { $0.texts == ["form": source.form, "path": source.path] }?.key ?? 0
  }
}

extension RemovedRecord {
  /// The row's text values by column.
  fileprivate var texts: [String: String] {
    var texts: [String: String] = [:]
    for value in columns {
      if case .text(let text) = value.value { texts[value.column] = text }
    }
    return texts
  }
}
