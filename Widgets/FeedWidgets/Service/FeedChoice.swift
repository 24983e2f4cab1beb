import SharedStore

/// A stored setting that applies to all widgets of a kind, such as the source from which users are
/// loaded.
struct FeedChoice: StoreRecord {
  var key: Int64 = 0
  var name: String
  var value: String

  static let collection = StoreCollection(
    "feedChoices",
    columns: [StoreColumn("name", .text), StoreColumn("value", .text)],
    indexes: [["name"]],
    noun: "choice",
    titleColumn: "name"
  )

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  init(row: StoreRow) throws {
    key = row.key
    name = try row.value("name")
    value = try row.value("value")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("value", to: value)
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the stored value of a setting; `nil` if it was never set.
  func choice(_ name: String) throws -> FeedChoice? {
    try fetch(FeedChoice.self, where: .equals("name", name), limit: 1).first
  }
}

extension WriteTransaction {
  /// Stores a setting; returns whether its value changed.
  func choose(_ name: String, _ value: String) throws -> Bool {
    guard var known = try choice(name) else {
      try insert(FeedChoice(name: name, value: value))
      return true
    }
    guard known.value != value else { return false }
    known.value = value
    return try update(known)
  }
}
