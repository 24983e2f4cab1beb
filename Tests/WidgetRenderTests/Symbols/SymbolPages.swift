import Foundation

@testable import WidgetRender

/// The texts with which the table of symbols is compared.
enum SymbolPages {
  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the names of symbols that public sources of widgets use.
  static func usedNames() throws -> [String] {
    let file = tests.appending(path: "Resources/symbol-names.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Returns the rows of Documentation/Symbols.md by name: one glyph and one ASCII character, or
  /// two of both.
  static func documentedRows() throws -> [String: String] {
    let page = tests.appending(path: "../../Documentation/Symbols.md")
    var rows: [String: String] = [:]
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("| `") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: true)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 4 else { continue }
      let ascii = words(columns[3])
      let filled = columns[2].isEmpty ? "" : columns[2] + (ascii.last ?? "")
      for name in words(columns[0]) { rows[name] = columns[1] + (ascii.first ?? "") + filled }
    }
    return rows
  }

  /// Returns the rows of the table in order: the name, and the text after its colon.
  static func tableRows() -> [(name: String, glyphs: String)] {
    "\(SymbolTable.rows)".split(whereSeparator: \.isWhitespace).map { row in
      let parts = row.split(separator: ":", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// Returns the words between backticks.
  private static func words(_ column: String) -> [String] {
    column.split(separator: "`").map(String.init).filter { $0 != " " }
  }
}
