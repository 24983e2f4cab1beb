import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Parses the entities that a command names, such as `--id 1 2 3`, `1,4-6` or `where …`.
struct NamedEntities {
  /// The parameter of the intent to which the entities are passed.
  let parameter: ParameterMetadata
  private let entity: EntityMetadata
  private let now: Int64

  /// Finds the only parameter of the intent whose type is an entity; `nil` if it has none or
  /// several.
  init?(_ intent: IntentMetadata, in offer: ExtensionDescription, now: Int64) {
    let entities = intent.parameters.filter { parameter in
      if case .entity = parameter.type { true } else { false }
    }
    guard let parameter = entities.first, entities.count == 1,
      case .entity(let type) = parameter.type,
      let entity = offer.entities.first(where: { $0.identifier == type })
    else { return nil }
    self.parameter = parameter
    self.entity = entity
    self.now = now
  }

  /// Returns whether the entity is the only required parameter without a value.
  ///
  /// Words without an option then name entities.
  func isAllThatIsMissing(_ given: [Arguments.Parameter], of intent: IntentMetadata) -> Bool {
    intent.parameters.allSatisfy { other in
      other == parameter || !other.isRequired
        || given.contains { $0.name == other.optionName || $0.name == other.name }
    }
  }

  func isNamed(_ argument: Arguments.Parameter) -> Bool {
    argument.name == parameter.optionName || argument.name == parameter.name
  }

  /// Returns the entities that the words name, for a run with each of them.
  ///
  /// It is `nil` if a single entity is named, which is resolved like the value of any other
  /// parameter.
  func repetition(_ words: [String]) throws(UsageError) -> IntentRepetition? {
    var parts: [IntentRepetition.Part] = []
    if words.first == "where", words.count > 1 {
      parts = [try search(words)]
    } else {
      for word in words { parts += try self.parts(of: word) }
    }
    if parts.count < 2, parts.first?.search == nil { return nil }
    return IntentRepetition(parameter: parameter.name, parts: parts)
  }

  private func search(_ words: [String]) throws(UsageError) -> IntentRepetition.Part {
    let query = try FindQuery([entity.identifier] + words)
    return IntentRepetition.Part(
      text: words.joined(separator: " "),
      search: FindRequest(
        entity: entity.identifier,
        filter: query.filter,
        sorts: query.sorts,
        limit: query.limit,
        now: now
      )
    )
  }

  /// Splits a word such as `1,4-6` into numbers and ranges, if the entities have numbers.
  ///
  /// Any other word is the name of one entity.
  private func parts(of word: String) throws(UsageError) -> [IntentRepetition.Part] {
    let whole = [IntentRepetition.Part(text: word)]
    guard entity.properties.contains(where: { $0.name == EntityValue.numberProperty }) else {
      return whole
    }
    var parts: [IntentRepetition.Part] = []
    for piece in word.split(separator: ",") {
      let ends = Self.ends(of: piece)
      guard ends.count <= 2, ends.allSatisfy(Self.isNumber) else { return whole }
      guard ends.count == 2 else {
        parts.append(IntentRepetition.Part(text: String(ends[0])))
        continue
      }
      parts.append(try range("\(ends[0])-\(ends[1])", from: ends[0], to: ends[1]))
    }
    return parts
  }

  /// Returns a search that finds the entities with numbers in a range.
  ///
  /// Numbers of removed entities are not used again, so a range can have gaps.
  private func range(
    _ text: String,
    from first: Substring,
    to last: Substring
  ) throws(UsageError) -> IntentRepetition.Part {
    guard let low = Int(first), let high = Int(last), low <= high else {
      throw .other(
        message: "'\(text)' is not a range of numbers",
        hint: "the smaller one comes first: 4-6"
      )
    }
    let number = EntityValue.numberProperty
    return IntentRepetition.Part(
      text: text,
      search: FindRequest(
        entity: entity.identifier,
        filter: .and([
          .compare(property: number, .greaterThanOrEqualTo, .value(.int(low))),
          .compare(property: number, .lessThanOrEqualTo, .value(.int(high))),
        ]),
        sorts: [EntitySort(property: number, isDescending: false)],
        now: now
      )
    )
  }

  /// Returns whether a word consists of numbers and ranges, such as `3`, `#3`, `1,4-6` or `1..3`;
  /// it may end with a comma.
  static func isNumbers(_ word: String) -> Bool {
    let pieces = word.split(separator: ",")
    return !pieces.isEmpty
      && pieces.allSatisfy { piece in
        let ends = ends(of: piece)
        return ends.count <= 2 && ends.allSatisfy(isNumber)
      }
  }

  /// Returns the words of a list without separators, in which each range is one word.
  ///
  /// `1 - 3` becomes one word, `1 , 3` two.
  static func joined(_ words: ArraySlice<String>) -> [String] {
    var joined: [String] = []
    var rest = words
    while let typed = rest.popFirst() {
      if typed == ",", joined.last.map(isNumbers) == true { continue }
      let word =
        isNumbers(typed) ? String(typed.split(separator: ",").joined(separator: ",")) : typed
      guard isDash(word), let first = joined.last, let last = rest.first,
        [first, last].allSatisfy({ isNumber(bare($0[...])[...]) })
      else {
        joined.append(word)
        continue
      }
      joined[joined.count - 1] = "\(first)-\(last)"
      rest.removeFirst()
    }
    return joined
  }

  /// Returns whether a word is the dash of a range that was typed as three words.
  private static func isDash(_ word: String) -> Bool { ["-", "–", "—", ".."].contains(word) }

  /// Returns whether a word only separates numbers in a list: it is a comma or a dash.
  static func isBetween(_ word: String) -> Bool { word == "," || isDash(word) }

  /// Returns the first and the last number of a range such as `4-6`; for a single number, only
  /// that.
  private static func ends(of piece: Substring) -> [Substring] {
    let range = ["–", "—", ".."].reduce(String(piece)) { $0.replacing($1, with: "-") }
    return range.split(separator: "-", omittingEmptySubsequences: false).map { bare($0)[...] }
  }

  /// Returns a number without the sign `#`, which pictures show before numbers.
  static func bare(_ text: Substring) -> String {
    String(text.hasPrefix("#") ? text.dropFirst() : text)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
