internal import Moments

/// Resolves an input to an entity through the query of its type.
struct EntityResolver<Query: EntityQuery> {
  typealias Entity = Query.Entity

  let query: Query

  private static var maximumIdentifierLength: Int { 512 }  // AI-39

  private var entityName: String {
    UserLanguage.spoken.lowercased(Entity.typeDisplayRepresentation.name.text)
  }

  func entity(_ input: IntentInput, parameter: String) async throws(IntentError) -> Entity {
    let text: String
    var isIdentifierOnly = false
    var isNumber = false
    switch input {
    case .text(let words), .value(.string(let words)): text = words
    case .value(.int(let value)):
      text = String(value)
      isNumber = true
    case .value(.entity(let value)) where value.type == Entity.persistentIdentifier:
      text = value.id
      isIdentifierOnly = true
    default:
      let expected = String(
        english: "the id or name of a \(entityName)",
        turkish: "bir \(entityName) numarası ya da adı"
      )
      throw .mistyped(parameter, expected, input, "1")
    }
    guard text.count <= Self.maximumIdentifierLength else {
      throw .notFound(entity: entityName, text: String(text.prefix(32)) + "…", suggestion: nil)
    }
    do {
      try await Availability.check(query)
      if let entity = try await entity(withIdentifier: text) { return entity }
      // A number means the entity that has it, never one whose name or id begins with its digits (LG-32).
      if isNumber, let resolving = query as? any EntityIdentifierResolving {
        return try await entity(matching: text, by: resolving)
      }
      guard !isIdentifierOnly, !isNumber else {
        throw IntentError.notFound(entity: entityName, text: text, suggestion: nil)
      }
      return try await entity(matching: text)
    } catch {
      throw IntentError(describing: error)
    }
  }

  private func entity(withIdentifier text: String) async throws -> Entity? {
    guard let id = Entity.ID.entityIdentifier(for: text) else { return nil }
    // The query may return fewer or other entities than it is asked for (AI-45).
    return try await query.entities(for: [id]).first { $0.id == id }
  }

  private func entity(matching text: String) async throws -> Entity {
    if let resolving = query as? any EntityIdentifierResolving {
      return try await entity(matching: text, by: resolving)
    }
    let known = try await EntityCollector(query: query).candidates(matching: text)
    // A number is exact, and comes before every name (CL-10, CL-21).
    if let entity = known.first(where: { $0.number == text }) { return entity }
    let ranked = EntityRanking(text, isFound: query is any EntityStringQuery)
    let best = ranked.best(of: known)
    if let entity = best.first, best.count == 1 { return entity }
    guard best.isEmpty else {
      throw IntentError.ambiguous(
        entity: entityName,
        text: text,
        candidates: best.map(\.candidate)
      )
    }
    let titles = known.map(\.displayRepresentation.title.text)
    throw IntentError.notFound(
      entity: entityName,
      text: text,
      suggestion: NameSuggestion.closest(to: text, in: titles)
    )
  }

  private func entity<Resolving: EntityIdentifierResolving>(
    matching text: String,
    by resolving: Resolving
  ) async throws -> Entity {
    switch try await resolving.resolveEntity(matching: text) {
    case .found(let entity):
      guard let entity = entity as? Entity else {
        preconditionFailure("a query of \(Entity.self) found a \(Resolving.Entity.self)")
      }
      return entity
    case .notFound(let suggestion):
      throw IntentError.notFound(entity: entityName, text: text, suggestion: suggestion)
    case .ambiguous(let candidates):
      throw IntentError.ambiguous(entity: entityName, text: text, candidates: candidates)
    }
  }
}

extension AppEntity {
  /// Finds the entity through its query; a text is an identifier or anything else that the query
  /// accepts.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self {
    try await EntityResolver<DefaultQuery>(query: defaultQuery).entity(input, parameter: parameter)
  }

  /// The most suggestions in an error; users who need others type part of the name.
  private static var mostSuggested: Int { 20 }

  public static func _suggestions() async -> [IntentValue] {
    let collector = EntityCollector<DefaultQuery>(query: defaultQuery)
    let found = try? await collector.suggested(limit: mostSuggested)
    return (found ?? []).map(\._intentValue)
  }

  /// The short number by which users refer to the entity; `nil` if its type has none.
  fileprivate var number: String? {
    guard case .entity(let value) = _intentValue, value.shortID != value.id else { return nil }
    return value.shortID
  }

  fileprivate var candidate: IntentError.Candidate {
    IntentError.Candidate(
      id: id.entityIdentifierString,
      title: displayRepresentation.title.text
    )
  }
}

/// Ranks how well entities match a text; case and accents are ignored (AI-53).
private struct EntityRanking {
  private let wanted: String
  /// Whether the query itself searched for the text, so that each of its results counts as a match.
  private let isFound: Bool

  init(_ text: String, isFound: Bool) {
    wanted = FoldedText.fold(text)
    self.isFound = isFound
  }

  /// Returns the entities that match best: by title, synonym, beginning of the title, or part of
  /// the title, in this order.
  func best<Entity: AppEntity>(of entities: [Entity]) -> [Entity] {
    var best: [Entity] = []
    var bestRank = Int.max
    for entity in entities {
      guard let rank = rank(of: entity.displayRepresentation), rank <= bestRank else { continue }
      if rank < bestRank {
        best = []
        bestRank = rank
      }
      best.append(entity)
    }
    return best
  }

  /// Returns the rank of a match, from 0 for the best to 4; `nil` if the entity does not match.
  private func rank(of shown: DisplayRepresentation) -> Int? {
    let title = FoldedText.fold(shown.title.text)
    if title == wanted { return 0 }
    if shown.synonyms.contains(where: { FoldedText.fold($0.text) == wanted }) { return 1 }
    guard !wanted.isEmpty else { return nil }
    if title.hasPrefix(wanted) { return 2 }
    if title.contains(wanted) { return 3 }
    return isFound ? 4 : nil
  }
}
