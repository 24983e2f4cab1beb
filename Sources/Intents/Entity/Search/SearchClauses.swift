/// The clauses of a search as text: `where isDone == false sort by due limit 5`.
package struct SearchClauses: Equatable, Sendable {
  package private(set) var filter: EntityFilter = .all
  package private(set) var sorts: [EntitySort] = []
  package private(set) var limit: Int?

  /// Parses the words of a shell's command line.
  ///
  /// - Throws: `SearchSyntaxError` for the first word that is not valid at its position.
  package init(_ words: some Sequence<String>) throws(SearchSyntaxError) {
    var parser = SearchParser(rest: Array(words)[...])
    while let word = parser.rest.popFirst() {
      switch word {
      case "where": filter = try parser.alternatives()
      case "sort": sorts += try parser.sorts()
      case "limit":
        guard let count = parser.rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw SearchSyntaxError("'limit' needs a number above 0")
        }
        limit = count
      default: throw SearchSyntaxError("unexpected '\(word)' in the search")
      }
    }
  }

  /// Parses a text that contains conditions only, such as `priority >= medium and due < "next
  /// week"`.
  ///
  /// - Throws: `SearchSyntaxError` for anything else, including a sort or a limit.
  package static func conditions(_ text: String) throws(SearchSyntaxError) -> EntityFilter {
    var parser = SearchParser(rest: words(of: text)[...])
    let filter = try parser.alternatives()
    if let word = parser.rest.first {
      throw SearchSyntaxError("unexpected '\(word)' after the conditions")
    }
    return filter
  }

  /// Returns whether a word is a comparison operator.
  package static func isComparison(_ word: String) -> Bool {
    guard word != "and", word != "or" else { return false }
    do throws(SearchSyntaxError) {
      _ = try SearchClauses(["where", "x", word, "y"])
      return true
    } catch {
      return false
    }
  }

  /// Splits a text into words; text in double quotation marks is one word.
  package static func words(of text: String) -> [String] {
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
}

/// The reason why a text is not a valid search.
package struct SearchSyntaxError: Error, Equatable, Sendable {
  package let message: String
  package let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Parses the words of a search from left to right.
private struct SearchParser {
  var rest: ArraySlice<String>
  private var comparisonCount = 0

  init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  /// Parses conditions joined by `or`; `and` binds more tightly.
  mutating func alternatives() throws(SearchSyntaxError) -> EntityFilter {
    var parts = [try conjunction()]
    while take("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(SearchSyntaxError) -> EntityFilter {
    var parts = [try condition()]
    while take("and") { parts.append(try condition()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// Parses any number of `not` before a comparison; an even number of them has no effect.
  private mutating func condition() throws(SearchSyntaxError) -> EntityFilter {
    var isNegated = false
    while let word = rest.first, word == "not" || word.hasPrefix("not ") {
      rest.removeFirst()
      isNegated.toggle()
      // One word of the shell may hold the comparison too.
      if word.count > 4 { rest.insert(String(word.dropFirst(4)), at: rest.startIndex) }
    }
    let comparison = try comparison()
    return isNegated ? .not(comparison) : comparison
  }

  private mutating func comparison() throws(SearchSyntaxError) -> EntityFilter {
    comparisonCount += 1
    guard comparisonCount <= EntityFilter.maximumComparisons else {
      throw SearchSyntaxError("more than \(EntityFilter.maximumComparisons) comparisons")
    }
    guard var property = rest.popFirst() else {
      throw SearchSyntaxError("a condition is missing")
    }
    if Self.isClause(property) {
      rest = SearchClauses.words(of: property)[...] + rest
      property = rest.popFirst() ?? property
    }
    if let condition = Self.joined(property) { return condition }
    guard let word = rest.first, !["and", "or", "sort", "limit"].contains(word) else {
      // A property alone asks whether it is true.
      return .compare(property: property, .equalTo, .text("true"))
    }
    rest.removeFirst()
    guard var comparison = Self.comparison(word) else {
      let signs = EntityComparison.allCases.map(\.rawValue)
      let known = (signs + Self.words.keys.sorted()).joined(separator: " ")
      throw SearchSyntaxError("unknown comparison '\(word)'", hint: "known: \(known)")
    }
    if word == "is", take("not") { comparison = .notEqualTo }
    guard let value = rest.popFirst() else { throw SearchSyntaxError("'\(word)' needs a value") }
    return .compare(property: property, comparison, .text(value))
  }

  /// Returns whether one shell word is a whole condition in the notation of scripts, with quotes or
  /// several parts.
  private static func isClause(_ word: String) -> Bool {
    word.contains(" ") && (word.contains("\"") || word.contains(" and ") || word.contains(" or "))
  }

  /// Parses a condition in one word, such as `isDone==false` or `due before today`; `nil` if the
  /// word is not a condition.
  private static func joined(_ word: String) -> EntityFilter? {
    if let condition = worded(word) { return condition }
    for comparison in [EntityComparison.contains, .hasPrefix, .hasSuffix] {
      let sign = " \(comparison.rawValue) "
      guard let place = word.ranges(of: sign).first else { continue }
      let value = trimmed(word[place.upperBound...])
      guard !value.isEmpty else { return nil }
      return .compare(property: trimmed(word[..<place.lowerBound]), comparison, .text(value))
    }
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

  /// Parses a property, a comparison word and an operand, such as `list is Old Town`; `nil` for
  /// other texts.
  private static func worded(_ word: String) -> EntityFilter? {
    let parts = word.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, var comparison = words[String(parts[1])] else { return nil }
    var value = parts[2]
    if comparison == .equalTo, value.hasPrefix("not ") {
      comparison = .notEqualTo
      value = value.dropFirst(4)
    }
    let text = trimmed(value)
    return text.isEmpty ? nil : .compare(property: String(parts[0]), comparison, .text(text))
  }

  /// Returns the text without surrounding spaces, since `due < today` may be a single shell word.
  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Comparison words that need no quotation marks in a shell, unlike symbols such as `<`.
  private static let words: [String: EntityComparison] = [
    "is": .equalTo, "before": .lessThan, "after": .greaterThan,
  ]

  private static func comparison(_ word: String) -> EntityComparison? {
    word == "=" ? .equalTo : EntityComparison(rawValue: word) ?? words[word]
  }

  mutating func sorts() throws(SearchSyntaxError) -> [EntitySort] {
    guard take("by") else {
      throw SearchSyntaxError("'sort' is followed by 'by' and a property")
    }
    var sorts: [EntitySort] = []
    var goesOn = true
    while goesOn {
      guard var property = rest.popFirst() else {
        throw SearchSyntaxError("'by' needs a property")
      }
      goesOn = property.hasSuffix(",")
      if goesOn { property.removeLast() }
      let isDescending = take("descending") || take("descending,", continues: &goesOn)
      if !isDescending { _ = take("ascending") || take("ascending,", continues: &goesOn) }
      sorts.append(EntitySort(property: property, isDescending: isDescending))
    }
    return sorts
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
}
