/// A to-do as it is typed with a day or a time at its end, and what is taken from it (BW-29).
package struct TypedForm: Sendable, CustomStringConvertible {
  package let typed: String
  /// `name | moment`, `! words` that are reported, or `-` for nothing.
  package let outcome: String

  package var description: String { "“\(typed)”" }

  package var isTaken: Bool { outcome != "-" && !outcome.hasPrefix("! ") }

  /// Reads the lines `typed -> outcome` of a table; comments begin with `#`.
  package static func read(_ table: String) -> [TypedForm] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " -> ", maxSplits: 1)
      guard parts.count == 2 else { fatalError("a line of the table is broken: \(line)") }
      return TypedForm(typed: String(parts[0]), outcome: String(parts[1]))
    }
  }
}
