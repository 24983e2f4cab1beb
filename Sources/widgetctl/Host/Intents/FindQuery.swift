import WidgetIntents
import WidgetTerminal

/// A search in words: `ToDo where isDone == false and due < now sort by due descending limit 5`.
struct FindQuery: Equatable, Sendable {
  static let form = "ENTITY [where PROPERTY is VALUE [and …]] [sort by PROPERTY] [limit N]"

  let entity: String
  private let clauses: SearchClauses

  var filter: EntityFilter { clauses.filter }
  var sorts: [EntitySort] { clauses.sorts }
  var limit: Int? { clauses.limit }

  /// Reads the words as the shell split them, or one text with all of them.
  ///
  /// - Throws: for what is no search, with the form of one.
  init(_ words: [String]) throws(UsageError) {
    let split = words.count == 1 ? SearchClauses.words(of: words[0]) : words
    guard let entity = split.first else { throw Self.error("missing ENTITY") }
    self.entity = entity
    do {
      clauses = try SearchClauses(split.dropFirst())
    } catch {
      throw Self.error(error.message, hint: error.hint ?? Self.corrected(split))
    }
  }

  /// The search with the word that it lacks: `where` before a condition, `by` behind `sort`.
  private static func corrected(_ words: [String]) -> String? {
    var corrected = words
    if let sort = words.firstIndex(of: "sort"), sort + 1 < words.count, words[sort + 1] != "by" {
      corrected.insert("by", at: sort + 1)
    }
    if corrected.count > 1, !["where", "sort", "limit"].contains(corrected[1]) {
      // A word that was meant for it is replaced.
      if NameSuggestion.closest(to: corrected[1], in: ["where"]) != nil { corrected.remove(at: 1) }
      corrected.insert("where", at: 1)
    }
    guard corrected != words, (try? SearchClauses(corrected.dropFirst())) != nil else { return nil }
    let line = corrected.map { signs[$0] ?? ShellWord.quoted($0) }.joined(separator: " ")
    return "did you mean: widgetctl find \(line)"
  }

  /// Words for the signs that mean something to a shell.
  private static let signs = ["==": "is", "=": "is", "<": "before", ">": "after"]

  private static func error(_ message: String, hint: String? = nil) -> UsageError {
    .other(message: message, hint: hint, signature: "widgetctl find \(form)")
  }
}
