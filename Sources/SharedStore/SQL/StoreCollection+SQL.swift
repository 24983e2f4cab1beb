// Identifiers are checked when a collection is declared: none needs an escape.
extension StoreCollection {
  var table: String { Self.table(of: name) }

  static func table(of name: String) -> String { "records_\(name)" }

  var creation: [String] {
    let definitions = columns.map(\.definition).joined(separator: ", ")
    let keyed = "key INTEGER PRIMARY KEY AUTOINCREMENT"  // A key is never given again.
    return ["CREATE TABLE \(table) (\(keyed), \(definitions)) STRICT"]
      + indexes.map { Self.index($0, on: name) }
  }

  static func index(_ columns: [String], on name: String) -> String {
    let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    return "CREATE INDEX \(table(of: name))_by_\(columns.joined(separator: "_"))"
      + " ON \(table(of: name)) (\(list))"
  }

  static func selection(of columns: [StoreColumn], from name: String) -> String {
    let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return "SELECT key, \(names) FROM \(table(of: name))"
  }

  var insertion: String {
    let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(table) (\(names), key) VALUES (\(marks), ?)"
  }

  var update: String {
    let assignments = columns.map { "\"\($0.name)\" = ?" }.joined(separator: ", ")
    return "UPDATE \(table) SET \(assignments) WHERE key = ?"
  }

  var deletion: String { "DELETE FROM \(table) WHERE key = ?" }
}
