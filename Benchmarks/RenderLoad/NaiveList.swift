/// The list of `LoadView` as a simple program would write it: a grid of characters, with an escape
/// sequence for each cell.
struct NaiveList {
  let entry: Int

  var text: String {
    var rows = Array(repeating: [Character](repeating: " ", count: 40), count: 16)
    write("To-do \(entry)", at: 0, 1, in: &rows)
    write("8 open", at: 0, 33, in: &rows)
    write(String(repeating: "─", count: 38), at: 1, 1, in: &rows)
    for row in 0..<8 {
      write(row % 3 == 0 ? "✔" : "○", at: row + 2, 1, in: &rows)
      write("Buy oat milk and bread \(entry + row)", at: row + 2, 3, in: &rows)
      write("tomorrow", at: row + 2, 29, in: &rows)
      write("\(row)", at: row + 2, 38, in: &rows)
    }
    var text = ""
    for row in rows {
      for character in row { text += "\u{1B}[39m\(character)" }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  private func write(_ words: String, at row: Int, _ column: Int, in rows: inout [[Character]]) {
    for (offset, character) in words.enumerated() where column + offset < 40 {
      rows[row][column + offset] = character
    }
  }
}
