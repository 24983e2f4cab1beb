import Moments

/// The signs with which lines of a todo.txt begin, and other texts do not.
enum TodoTxtSigns {
  /// Whether more than half of several lines have one.
  static func areOnMost(of lines: [String]) -> Bool {
    lines.count > 1 && lines.count(where: isAtBeginning) * 2 > lines.count
  }

  /// `(A) `, `x 2026-11-29 `, `2026-11-29 `.
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
