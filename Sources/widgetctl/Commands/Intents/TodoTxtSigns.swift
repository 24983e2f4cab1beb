import Moments

/// Recognises the lines of a todo.txt file by their beginnings, which are unusual in other texts.
enum TodoTxtSigns {
  /// The name of the short commands whose texts are checked: a user may have pasted a todo.txt list
  /// there.
  static let listName = "todo"

  /// Returns whether there are several lines, at least half of which begin as in a todo.txt file;
  /// lines that begin with `#` are ignored.
  static func areOnMost(of lines: [String]) -> Bool {
    let toDos = lines.filter { !$0.hasPrefix("#") }
    return toDos.count > 1 && toDos.count(where: isAtBeginning) * 2 >= toDos.count
  }

  /// Returns whether the line begins with a priority, a date, or `x` and a date: `(A) `,
  /// `2026-11-29 ` or `x 2026-11-29 `.
  private static func isAtBeginning(of line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard let first = words.first, words.count > 1 else { return false }
    if isDay(first) { return true }
    if first == "x" { return isDay(words[1]) }
    let letters = Array(first.utf8)
    return letters.count == 3 && letters[0] == UInt8(ascii: "(") && letters[2] == UInt8(ascii: ")")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letters[1])
  }

  private static func isDay(_ word: Substring) -> Bool { CivilDate(text: String(word)) != nil }
}
