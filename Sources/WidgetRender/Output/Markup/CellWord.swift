/// A part of a run that a page places by itself: a line or a block, a character of uncertain width, or a
/// word with the blanks after it.
struct CellWord {
  var column: Int
  var columns: Int
  var text: String
  /// Whether it is one character, which a page's fonts may draw wider or narrower than its cells.
  var isAlone: Bool

  /// Whether fonts of one width have the character in that width: lines and blocks.
  var isFixed: Bool {
    text.unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }

  /// The words of a run in order, which cover its text.
  static func words(of run: CellRun) -> [CellWord] {
    var words: [CellWord] = []
    var column = run.column
    for character in run.text {
      let columns = max(TextWidth.columns(of: String(character)), 1)
      let isAlone = isUncertain(character, columns)
      if let last = words.last, !last.isAlone, !isAlone, !begins(character, after: last.text) {
        words[words.count - 1].text.append(character)
        words[words.count - 1].columns += columns
      } else {
        words.append(
          CellWord(column: column, columns: columns, text: String(character), isAlone: isAlone)
        )
      }
      column += columns
    }
    return words
  }

  /// Whether a word begins behind several blanks: what stands in columns stays in them.
  private static func begins(_ character: Character, after text: String) -> Bool {
    character != " " && (text.hasSuffix("  ") || text == " ")
  }

  /// Symbols and wide characters come from other fonts than letters do.
  private static func isUncertain(_ character: Character, _ columns: Int) -> Bool {
    guard columns == 1 else { return true }
    return character.unicodeScalars.first.map { (0x2190...0x2BFF).contains($0.value) } ?? false
  }
}
