import WidgetIntents

/// An entity whose query resolves unique beginnings of identifiers.
struct Pet: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pet"
  static let defaultQuery = PetQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "pet \(id)" }
}

struct PetQuery: EntityQuery, EntityIdentifierResolving {
  static let ids = ["ant-1", "ant-2", "bee-1"]

  func entities(for identifiers: [String]) async throws -> [Pet] {
    identifiers.filter(Self.ids.contains).map(Pet.init)
  }

  func resolveEntity(matching text: String) async throws -> EntityMatch<Pet> {
    let hits = Self.ids.filter { $0.hasPrefix(text) }
    return switch hits.count {
    case 0: .notFound(suggestion: "bee-1")
    case 1: .found(Pet(id: hits[0]))
    default: .ambiguous(hits.map { IntentError.Candidate(id: $0, title: "pet \($0)") })
    }
  }
}
