import WidgetIntents
import WidgetTerminal

/// A search in words: `ToDo where isDone == false and due < now sort by due descending limit 5`.
struct FindQuery: Equatable, Sendable {
  static let form = "ENTITY [where PROPERTY == VALUE [and …]] [sort by PROPERTY] [limit N]"

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
      throw Self.error(error.message, hint: error.hint)
    }
  }

  private static func error(_ message: String, hint: String? = nil) -> UsageError {
    .other(message: message, hint: hint, signature: "widgetctl find \(form)")
  }
}
