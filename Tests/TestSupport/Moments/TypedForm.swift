/// A typed to-do with a day or a time at its end, and the expected result of parsing (BW-29).
package struct TypedForm: Sendable, CustomStringConvertible {
  package let typed: String
  /// The expected result: `name | moment`, `! words` for reported words, or `-` for nothing.
  package let outcome: String

  package var description: String { "“\(typed)”" }

  package var isTaken: Bool { outcome != "-" && !outcome.hasPrefix("! ") }

  /// Parses the lines `typed -> outcome` of a table; lines that begin with `#` are comments.
  package static func read(_ table: String) -> [TypedForm] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " -> ", maxSplits: 1)
      guard parts.count == 2 else { fatalError("a line of the table is broken: \(line)") }
      return TypedForm(typed: String(parts[0]), outcome: String(parts[1]))
    }
  }
}
