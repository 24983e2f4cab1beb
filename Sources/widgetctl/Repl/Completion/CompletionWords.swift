import IntentScript
import WidgetIntents
import WidgetTerminal

/// Creates the candidates for the word at a position in an input.
struct CompletionWords {
  let scope: CompletionScope
  /// The variables and constants in scope with their types, including those that the input itself
  /// declares.
  let locals: [String: IntentValueType]
  /// Whether a parenthesis already follows the cursor, so that candidates do not add one.
  let hasParenthesis: Bool

  func words(at place: CompletionPlace) -> [Candidate] {
    switch place {
    case .nothing: []
    case .statement: statements + callables + names(of: nil)
    case .block: Self.plain(["else ", "catch "]) + words(at: .statement)
    case .value(let type): values(of: type)
    case .argument(let callee, let used, let first):
      labels(of: callee, used) + (used.isEmpty ? ownValues(of: first) : [])
    case .member(let type): Self.plain(scope.members(of: type).map(\.name)) + functions(of: type)
    case .enumerationCase(let type): ownValues(of: type)
    case .entityType: Self.plain(scope.entityTypes + ["in "])
    case .property(let entity): properties(of: entity)
    case .findClause(let clause): Self.plain(Self.words(after: clause))
    case .typeName: Self.plain(Self.types + scope.entityTypes + enumerations)
    case .unit: Self.plain(Self.units)
    case .operator: Self.plain(Self.operators)
    case .entity(let type): EntityNames(scope.entities(type), closes: true).candidates(begun: "")
    case .words(let words): Self.plain(words)
    }
  }

  private static func plain(_ words: [String]) -> [Candidate] { words.map { Candidate($0) } }

  private var statements: [Candidate] {
    Self.plain([
      "let ", "var ", "if ", "for ", "while ", "repeat ", "func ", "return", "try {", "print ",
      "fail ", "exit", "wait ", "atomic {", "parallel {", "break", "continue", "use ", "help",
    ])
  }

  /// Returns the candidates for a value of a type: names, calls, literals and searches.
  ///
  /// If `type` is `nil`, all of them are returned.
  private func values(of type: IntentValueType?) -> [Candidate] {
    let own = ownValues(of: type)
    guard type == nil || own.isEmpty else { return own + names(of: type) }
    return names(of: nil) + callables
      + Self.plain(["true", "false", "nil", "now"] + Self.days + ["find ", "not "])
      + calls(scope.entityTypes.map { ($0, true) }) + Self.plain(["ask ", "confirm ", "choose "])
  }

  /// Returns the candidates that only values of this type have, such as `true`, or the cases of an
  /// enumeration.
  private func ownValues(of type: IntentValueType?) -> [Candidate] {
    switch type?.unwrapped {
    case .bool: Self.plain(["true", "false"])
    case .enumeration(PlaceFinder.widget): Self.plain(widgets)
    case .enumeration(PlaceFinder.family): Self.plain(Self.families)
    case .enumeration(let name):
      Self.plain(
        scope.enumeration(name)?.cases.map { CommandLineName.kebab($0.rawValue) } ?? []
      )
    case .date, .dateComponents: Self.plain(Self.days + (type?.unwrapped == .date ? ["now"] : []))
    case .entity(let name):
      EntityNames(scope.entities(name), closes: true).candidates(begun: "")
    default: []
    }
  }

  private func names(of type: IntentValueType?) -> [Candidate] {
    let fitting = locals.filter { type == nil || $0.value.unwrapped == type?.unwrapped }
    return Self.plain(fitting.keys.sorted())
  }

  private var callables: [Candidate] {
    calls(scope.functions.map { ($0.name, !$0.parameters.isEmpty) })
      + calls(scope.intents.map { ($0.name, !$0.parameters.isEmpty) }) + calls([("show", true)])
  }

  /// Returns the built-in functions of a type's values, each name only once.
  private func functions(of type: IntentValueType) -> [Candidate] {
    var seen: Set<String> = []
    return scope.functions(of: type).filter { seen.insert($0.name).inserted }.map {
      Candidate(hasParenthesis ? $0.name : "\($0.name)(", label: $0.call)
    }
  }

  private func calls(_ callables: [(name: String, takesSomething: Bool)]) -> [Candidate] {
    callables.map { name, takesSomething in
      Candidate(hasParenthesis ? name : name + (takesSomething ? "(" : "()"), label: name)
    }
  }

  private func labels(of callee: String, _ used: [String]) -> [Candidate] {
    let parameters = scope.parameters(of: callee) ?? []
    return parameters.filter { !used.contains($0.name) }
      .map { Candidate("\($0.name): ", label: $0.name) }
  }

  private func properties(of entity: String) -> [Candidate] {
    Self.plain((scope.entity(entity)?.properties.map(\.name) ?? []) + ["id"])
  }

  private var enumerations: [String] {
    scope.catalog.entries.flatMap(\.enumerations).map(\.identifier)
  }

  private var widgets: [String] {
    scope.catalog.entries.flatMap(\.kinds) + scope.catalog.placedWidgets
  }
}

/// The words of the language that can be completed in any input, such as types, units and
/// operators.
extension CompletionWords {
  private static let types = ["Bool", "Int", "Double", "String", "Day", "Date", "Duration", "URL"]
  private static let days = DayName.allCases.map(\.rawValue)
  private static let operators = [
    "and", "or", "contains", "hasPrefix", "hasSuffix", "times", "else",
  ]
  private static let families = SizeOption.names
  private static let units =
    ScriptUnit.timeWords + ScriptUnit.dimensions.flatMap { ScriptUnit.words(of: $0) }

  private static func words(after clause: CompletionPlace.FindClause) -> [String] {
    let end = ["sort by ", "limit "]
    return switch clause {
    case .entity: ["where "] + end
    case .filter: ["and ", "or ", "contains ", "hasPrefix ", "hasSuffix "] + end
    case .sort: ["descending", "then ", "limit "]
    case .limit: []
    }
  }
}

/// The texts by which entities are named: their names or, if several have the same name, their ids.
struct EntityNames {
  private let entities: [EntityValue]
  private let end: String

  /// Creates the texts for these entities.
  ///
  /// `closes` is `true` if candidates must add the missing quote after the name.
  init(_ entities: [EntityValue], closes: Bool) {
    self.entities = entities
    end = closes ? "\"" : ""
  }

  /// Returns the candidates for a partially typed name; `begun` does not contain the quote before
  /// it.
  func candidates(begun: String) -> [Candidate] {
    let begun = begun.lowercased()
    var counts: [String: Int] = [:]
    for entity in entities { counts[entity.title, default: 0] += 1 }
    return entities.compactMap { entity in
      let isNamed = counts[entity.title] == 1 && Self.isPlain(entity.title)
      let id = entity.shortID
      if isNamed, entity.title.lowercased().hasPrefix(begun) {
        return Candidate("\"\(entity.title)\(end)", label: entity.title, note: id)
      }
      // A number must be typed completely; the beginning of an id is enough.
      let isBegun = id == entity.id ? id.lowercased().hasPrefix(begun) : id == begun
      guard Self.isPlain(id), isBegun || entity.title.lowercased().hasPrefix(begun)
      else { return nil }
      return Candidate("\"\(id)\(end)", label: entity.title, note: id)
    }
  }

  /// Returns whether a text needs no escapes within quotes.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0 != "\"" && $0 != "\\" && $0.properties.generalCategory != .control
      }
  }
}
