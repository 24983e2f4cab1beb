import WidgetIntents
import WidgetTerminal

/// A search in words: `ToDo where isDone == false and due < now sort by due descending limit 5`.
struct FindQuery: Equatable, Sendable {
  static let form = "ENTITY [where PROPERTY == VALUE [and …]] [sort by PROPERTY] [limit N]"

  let entity: String
  private(set) var filter: EntityFilter = .all
  private(set) var sorts: [EntitySort] = []
  private(set) var limit: Int?
  private var comparisonCount = 0
  private var rest: ArraySlice<String>

  /// Reads the words as the shell split them, or one text with all of them.
  ///
  /// - Throws: for what is no search, with the form of one.
  init(_ words: [String]) throws(UsageError) {
    let split = words.count == 1 ? Self.split(words[0]) : words
    guard let entity = split.first else { throw Self.error("missing ENTITY") }
    self.entity = entity
    rest = split.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "where": filter = try alternatives()
      case "sort": try readSort()
      case "limit":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw Self.error("'limit' needs a number above 0")
        }
        limit = count
      default: throw Self.error("unexpected '\(word)' in the search")
      }
    }
  }

  /// `and` binds its conditions closer than `or`.
  private mutating func alternatives() throws(UsageError) -> EntityFilter {
    var parts = [try conjunction()]
    while take("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(UsageError) -> EntityFilter {
    var parts = [try condition()]
    while take("and") { parts.append(try condition()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// Any number of `not` before a comparison; two of them cancel each other.
  private mutating func condition() throws(UsageError) -> EntityFilter {
    var isNegated = false
    while take("not") { isNegated.toggle() }
    let comparison = try comparison()
    return isNegated ? .not(comparison) : comparison
  }

  private mutating func comparison() throws(UsageError) -> EntityFilter {
    comparisonCount += 1
    guard comparisonCount <= EntityFilter.maximumComparisons else {
      throw Self.error("more than \(EntityFilter.maximumComparisons) comparisons")
    }
    guard var property = rest.popFirst() else { throw Self.error("a condition is missing") }
    if Self.isClause(property) {
      rest = Self.split(property)[...] + rest
      property = rest.popFirst() ?? property
    }
    if let condition = Self.joined(property) { return condition }
    guard let word = rest.first, !["and", "or", "sort", "limit"].contains(word) else {
      // A property alone asks whether it is true.
      return .compare(property: property, .equalTo, .text("true"))
    }
    rest.removeFirst()
    guard let comparison = Self.comparison(word) else {
      let known = EntityComparison.allCases.map(\.rawValue).joined(separator: " ")
      throw Self.error("unknown comparison '\(word)'", hint: "known: \(known)")
    }
    guard let value = rest.popFirst() else { throw Self.error("'\(word)' needs a value") }
    return .compare(property: property, comparison, .text(value))
  }

  /// Whether one word of the shell is a condition as scripts write it, with quotes or several parts.
  private static func isClause(_ word: String) -> Bool {
    word.contains(" ") && (word.contains("\"") || word.contains(" and ") || word.contains(" or "))
  }

  /// `isDone==false` in one word.
  private static func joined(_ word: String) -> EntityFilter? {
    guard let start = word.firstIndex(where: { "=!<>".contains($0) }), start > word.startIndex
    else { return nil }
    let signs = word[start...].prefix { "=!<>".contains($0) }
    let value = word[signs.endIndex...]
    guard let comparison = comparison(String(signs)), !value.isEmpty else { return nil }
    return .compare(
      property: trimmed(word[..<start]),
      comparison,
      .text(trimmed(value))
    )
  }

  /// Without the blanks around it: `due < today` may be one word of the shell.
  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func comparison(_ word: String) -> EntityComparison? {
    word == "=" ? .equalTo : EntityComparison(rawValue: word)
  }

  private mutating func readSort() throws(UsageError) {
    guard take("by") else { throw Self.error("'sort' is followed by 'by' and a property") }
    var goesOn = true
    while goesOn {
      guard var property = rest.popFirst() else { throw Self.error("'by' needs a property") }
      goesOn = property.hasSuffix(",")
      if goesOn { property.removeLast() }
      let isDescending = take("descending") || take("descending,", continues: &goesOn)
      if !isDescending { _ = take("ascending") || take("ascending,", continues: &goesOn) }
      sorts.append(EntitySort(property: property, isDescending: isDescending))
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(_ word: String, continues: inout Bool) -> Bool {
    guard take(word) else { return false }
    continues = true
    return true
  }

  /// The words of one text; double quotes keep blanks together.
  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  private static func error(_ message: String, hint: String? = nil) -> UsageError {
    .other(message: message, hint: hint, signature: "widgetctl find \(form)")
  }
}
