import WidgetIntents
import WidgetTerminal

/// A search, such as `ToDo where isDone == false and due < now sort by due descending limit 5`.
struct FindQuery: Equatable, Sendable {
  static let form = "ENTITY [where PROPERTY is VALUE [and …]] [sort by PROPERTY] [limit N]"

  let entity: String
  private let clauses: SearchClauses

  var filter: EntityFilter { clauses.filter }
  var sorts: [EntitySort] { clauses.sorts }
  var limit: Int? { clauses.limit }

  /// Parses a search, given as separate words or as one text.
  ///
  /// - Throws: `UsageError` with the syntax of a search if the words are not a search.
  init(_ words: [String]) throws(UsageError) {
    let split = words.count == 1 ? SearchClauses.words(of: words[0]) : words
    guard let entity = split.first else { throw Self.error("missing ENTITY") }
    self.entity = entity
    do {
      clauses = try SearchClauses(split.dropFirst())
    } catch {
      throw Self.error(error.message, hint: Self.corrected(split) ?? error.hint)
    }
  }

  /// Returns the search with a missing word added, such as `where` before a condition; `nil` if it
  /// is still invalid.
  private static func corrected(_ words: [String]) -> String? {
    var corrected = words
    if let order = words.indices.first(where: { index in
      orderings.contains(words[index]) && index + 1 < words.count && words[index + 1] == "by"
    }) {
      corrected[order] = "sort"
    }
    if let limit = words.firstIndex(of: "limit") {
      let count = limit + 1 < words.count ? Int(words[limit + 1]) : nil
      if count == nil { corrected = Array(words[...limit]) + ["5"] + words.dropFirst(limit + 2) }
    }
    if let sort = corrected.firstIndex(of: "sort"), sort + 1 < corrected.count,
      corrected[sort + 1] != "by"
    {
      corrected.insert("by", at: sort + 1)
    }
    if corrected.count > 1, !["where", "sort", "limit"].contains(corrected[1]) {
      // A word that is similar to `where` is replaced by it.
      if NameSuggestion.closest(to: corrected[1], in: ["where"]) != nil { corrected.remove(at: 1) }
      corrected.insert("where", at: 1)
      // An operator between the property and the value is missing.
      if corrected.count == 4 { corrected.insert("is", at: 3) }
    }
    guard corrected != words, (try? SearchClauses(corrected.dropFirst())) != nil else { return nil }
    let line = corrected.map { signs[$0] ?? ShellWord.quoted($0) }.joined(separator: " ")
    return "did you mean: widgetctl find \(line)"
  }

  /// The words that users type before `by` instead of `sort`.
  private static let orderings: Set = ["order", "ordered", "sorted"]
  /// The words that replace operators in a search, because a shell would interpret these operators.
  private static let signs = ["==": "is", "=": "is", "<": "before", ">": "after"]

  private static func error(_ message: String, hint: String? = nil) -> UsageError {
    .other(message: message, hint: hint, signature: "widgetctl find \(form)")
  }
}
