/// A message that an extension has created, such as a reminder, and that the host delivers once.
///
/// An extension can store messages if `StoredNotice.module` is one of its schemas. An `undo` does
/// not affect messages that were delivered.
package struct StoredNotice: StoreRecord, Hashable {
  /// The number of messages that are kept; older ones were delivered long ago.
  package static let keptCount = 200

  package var key: Int64 = 0
  /// The name of the message, which is unique: if a message with the name exists, another one is
  /// not added.
  package let name: String
  /// The subject of the message, on one line.
  package let title: String
  package let text: String
  /// The time when the message was created, in microseconds since 1970 UTC.
  package let moment: Int64

  package init(name: String, title: String, text: String, moment: Int64) {
    (self.name, self.title, self.text, self.moment) = (name, title, text, moment)
  }

  package static let collection = StoreCollection(
    "notices",
    columns: [
      StoreColumn("name", .text, reading: .hidden), StoreColumn("title", .text),
      StoreColumn("text", .text), StoreColumn("moment", .integer, reading: .hidden),
    ],
    indexes: [["name"]],
    noun: "notice",
    titleColumn: "title"
  )

  package static let module = ModuleSchema(
    name: "notices",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  package init(row: StoreRow) throws {
    key = row.key
    name = try row.value("name")
    title = try row.value("title")
    text = try row.value("text")
    moment = try row.value("moment")
  }

  package func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("title", to: title)
    values.set("text", to: text)
    values.set("moment", to: moment)
  }
}

extension WriteTransaction {
  /// Adds a message unless there is one with its name; the oldest ones beyond `keptCount` are
  /// removed.
  ///
  /// - Returns: Whether it was added.
  package func add(_ notice: StoredNotice) throws -> Bool {
    let known = try fetch(StoredNotice.self, where: .equals("name", notice.name), limit: 1)
    guard known.isEmpty else { return false }
    let kept = try fetch(StoredNotice.self, sortedBy: [.descending("key")])
    for old in kept.dropFirst(StoredNotice.keptCount - 1) {
      try delete(StoredNotice.self, key: old.key)
    }
    try insert(notice)
    return true
  }
}
