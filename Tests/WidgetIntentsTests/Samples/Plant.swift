import FoundationEssentials
import WidgetIntents

/// An entity in the usual form, with an `Int` id and properties of several types.
struct Plant: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Is watered") var isWatered: Bool
  @Property(title: "Due") var due: Date?
  @Property var height: Double

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "no. \(id)")
  }

  init(_ id: Int, _ name: String, isWatered: Bool = false, due: Date? = nil, height: Double = 0) {
    self.id = id
    self.name = name
    self.isWatered = isWatered
    self.due = due
    self.height = height
  }
}

struct PlantQuery: EnumerableEntityQuery {
  static let plants = [
    Plant(1, "Fern", isWatered: true, height: 0.5),
    Plant(2, "Oak", due: Date(timeIntervalSince1970: 2_000), height: 12),
    Plant(3, "Basil", due: Date(timeIntervalSince1970: 1_000), height: 0.25),
    Plant(4, "Rose", height: 1),
    Plant(5, "Rose", height: 2),
  ]

  func entities(for identifiers: [Int]) async throws -> [Plant] {
    Self.plants.filter { identifiers.contains($0.id) }.reversed()
  }

  func allEntities() async throws -> [Plant] { Self.plants }

  func defaultResult() async -> Plant? { Self.plants.first }
}
