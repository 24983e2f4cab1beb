import SharedStore

/// The to-dos that were removed, also by an undo, under the names by which a file or a folder may bring them again.
///
/// One that comes again has its number and its identifier again. So it is the same to-do to `undo` and `redo`, which
/// would otherwise bring it back beside itself.
struct RemovedToDos: Sendable {
  private var byOrigin: [String: ToDoID] = [:]
  private var keys: [ToDoID: Int64] = [:]

  /// The removals that are looked through: as many runs as the journal keeps.
  private static let maximumCount = 100_000

  /// No to-dos.
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

  /// The identifier of the to-do that had an origin.
  func id(_ origin: String) -> ToDoID? { byOrigin[origin] }

  /// Returns the number that a to-do had; 0, for a new one, if there was none or another to-do has it by now.
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
  /// Sources that were removed and are looked through: an undo of a file's first import removes one.
  private static let maximumRemoved = 1_000

  /// Returns the number that a source of this form and path had; 0, for a new one, if there was none.
  static func removedKey(
    of source: ImportSource,
    in transaction: borrowing WriteTransaction
  ) throws -> Int64 {
    try transaction.removed(from: collection, columns: ["form", "path"], limit: maximumRemoved)
      .first { $0.texts == ["form": source.form, "path": source.path] }?.key ?? 0
  }
}

extension RemovedRecord {
  /// The values that are texts, by their columns.
  fileprivate var texts: [String: String] {
    var texts: [String: String] = [:]
    for value in columns {
      if case .text(let text) = value.value { texts[value.column] = text }
    }
    return texts
  }
}
