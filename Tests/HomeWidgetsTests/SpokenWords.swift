import Moments
import WidgetIntents

/// The words of a text, by which a translation is held to have none of the original left.
enum SpokenText {
  /// Words of a language, not of the program: commands, options, conditions and quoted names are the same in all.
  static func words(_ text: String) -> Set<String> {
    var rest = text
    // What stands in quotes is a name or a command, `--name` an option.
    for pattern in [/“[^”]*”/, /'[^']*'/, /"[^"]*"/, /--[a-z]+/, /[a-z]+:[^ ,]+/, /[+@#]\w+/] {
      rest = rest.replacing(pattern, with: " ")
    }
    let letters = rest.split { !$0.isLetter }.map { $0.lowercased() }
    return Set(letters.filter { $0.count > 1 && !same.contains($0) })
  }

  /// Words that both languages write alike, and those of the program.
  private static let same: Set<String> = [
    "to", "do", "todo", "add", "qqq", "widgetctl", "find", "in", "mar", "may", "on", "due", "list",
    "tag",
  ]
}

/// What `body` says in English and in Turkish.
func inBothLanguages<Said>(_ body: () throws -> Said) rethrows -> (english: Said, turkish: Said) {
  (
    try UserLanguage.$spoken.withValue(.english) { try body() },
    try UserLanguage.$spoken.withValue(.turkish) { try body() }
  )
}
