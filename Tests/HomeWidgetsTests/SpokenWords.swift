import Moments
import WidgetIntents

/// Finds the words of a text, by which tests check that a translation contains none of the
/// original.
enum SpokenText {
  /// Returns the words of a text without those that are the same in all languages: commands,
  /// options, conditions and quoted names.
  static func words(_ text: String) -> Set<String> {
    var rest = text
    // What stands in quotes is a name or a command, `--name` an option.
    for pattern in [/“[^”]*”/, /'[^']*'/, /"[^"]*"/, /--[a-z]+/, /[a-z]+:[^ ,]+/, /[+@#]\w+/] {
      rest = rest.replacing(pattern, with: " ")
    }
    let letters = rest.split { !$0.isLetter }.map { $0.lowercased() }
    return Set(letters.filter { $0.count > 1 && !same.contains($0) })
  }

  /// Words that both languages have in common, and words of the program.
  private static let same: Set<String> = [
    "to", "do", "todo", "add", "qqq", "widgetctl", "find", "in", "mar", "may", "on", "due", "list",
    "tag",
  ]
}

/// Returns the results of `body` in English and in Turkish.
func inBothLanguages<Said>(_ body: () throws -> Said) rethrows -> (english: Said, turkish: Said) {
  (
    try UserLanguage.$spoken.withValue(.english) { try body() },
    try UserLanguage.$spoken.withValue(.turkish) { try body() }
  )
}
