import Foundation

/// A page of the documentation whose tables are between `<!-- table NAME -->` and `<!-- end -->`.
struct FormatPage {
  struct Fault: Error {
    let message: String
  }

  let file: URL
  private var lines: [String]

  init(_ name: String) throws {
    file =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/\(name)").standardized
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  var text: String { lines.joined(separator: "\n") }

  /// Replaces a table of the page, and keeps the text that its author wrote in the last column.
  ///
  /// - Throws: `Fault` if the page has no such table, or if a row has no text yet.
  mutating func set(_ name: String, to table: Table) throws {
    guard let begin = lines.firstIndex(of: "<!-- table \(name) -->"),
      let end = lines[begin...].firstIndex(of: "<!-- end -->")
    else { throw Fault(message: "the page has no place for the table \(name)") }
    let given = lines[begin + 1..<end].map(Self.cells)
    let rows = try table.rows.map { row in
      guard table.hasProse else { return row }
      guard let words = given.first(where: { $0.first == row.first })?.last, words != row.last
      else {
        throw Fault(message: "the table \(name) says nothing in words of \(row[0])")
      }
      return row + [words]
    }
    let rule = "|" + String(repeating: "---|", count: table.head.count)
    lines.replaceSubrange(
      begin + 1..<end,
      with: [Self.row(table.head), rule] + rows.map(Self.row)
    )
  }

  private static func row(_ cells: [String]) -> String {
    cells.map { $0.isEmpty ? "| " : "| \($0) " }.joined() + "|"
  }

  private static func cells(_ line: String) -> [String] {
    line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
