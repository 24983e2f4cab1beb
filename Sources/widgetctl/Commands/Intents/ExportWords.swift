import WidgetIntents
import WidgetTerminal

/// The operands of `export`: a file, and a condition that follows the word `where`.
struct ExportWords: Equatable {
  /// The path of the file to write; `nil` for standard output.
  private(set) var file: String?
  private(set) var condition: String?

  /// Parses the operands.
  ///
  /// - Throws: `UsageError` for a second file.
  init(_ words: [String], signature: String) throws(UsageError) {
    let split = words.firstIndex(of: "where") ?? words.endIndex
    var files = Array(words[..<split])
    var rest = Array(words[split...].dropFirst())
    // The last word is the file, if the other words are a condition and all words together are not.
    if files.isEmpty, rest.count > 1, !Self.isCondition(rest), Self.isCondition(rest.dropLast()) {
      files.append(rest.removeLast())
    }
    guard files.count < 2 else {
      throw .unexpectedArgument(files[1], signature: signature, corrected: nil)
    }
    file = files.first.flatMap { $0 == "-" ? nil : $0 }
    condition = split == words.endIndex ? nil : Self.text(rest)
    if condition?.isEmpty == true {
      throw .other(
        message: "a condition is missing after 'where'",
        hint: "for example: where list is Work",
        signature: signature
      )
    }
  }

  /// Returns the words as one text; a word that contains spaces is put in quotes.
  private static func text(_ words: some Collection<String>) -> String {
    words.count == 1
      ? words.first ?? ""
      : words.map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }

  private static func isCondition(_ words: some Collection<String>) -> Bool {
    (try? SearchClauses.conditions(text(words))) != nil
  }
}
