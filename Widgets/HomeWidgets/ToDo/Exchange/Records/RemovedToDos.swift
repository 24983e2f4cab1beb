import SharedStore

/// The removed to-dos, including those removed by an undo, whose numbers and identifiers are used
/// again.
///
/// If a file or folder brings one back, it is the same to-do for `undo` and `redo`. Otherwise these
/// would restore it as a second one.
struct RemovedToDos: Sendable {
  private var byOrigin: [String: ToDoID] = [:]
  private var keys: [ToDoID: Int64] = [:]

  /// The most removals that are examined, as many as the journal keeps.
  private static let maximumCount = 100_000

  /// Creates an empty collection.
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

  /// Returns the number of a removed to-do; 0, for a new number, if there is none or the number is
  /// in use.
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
  /// The most removed sources that are examined; undoing a file's first import removes one.
  private static let maximumRemoved = 1_000

  /// Returns the number of a removed source with this format and path; 0, for a new number, if
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
  /// The text values by column.
  fileprivate var texts: [String: String] {
    var texts: [String: String] = [:]
    for value in columns {
      if case .text(let text) = value.value { texts[value.column] = text }
    }
    return texts
  }
}
