import FoundationEssentials
import Testing

@testable import WidgetIntents

@Suite("Kinds of entities", .timeLimit(.minutes(5)))
struct EntityKindTests {
  // AI-41
  @Test func `a transient entity is handed back with its properties and never found`() async throws
  {
    let outcome = try await Person([]).run(ForecastIntent.self)
    guard case .entity(let forecast)? = outcome.value else {
      Issue.record("expected an entity")
      return
    }
    #expect(forecast.title == "sunny")
    #expect(forecast[property: "degrees"] == .int(21))
    let found = try await Forecast.defaultQuery.entities(for: [UUID()])
    #expect(found.isEmpty)
  }

  // AI-42
  @Test func `an entity of which there is one is found whatever is asked`() async throws {
    let registry = try IntentRegistry(intents: [], entities: [GardenSettings.self])
    let finder = EntityFinder(registry: registry, context: try Garden.context())
    let found = try await finder.find("GardenSettings")
    #expect(found.map(\.title) == ["Garden settings"])
    #expect(found.first?[property: "rows"] == .int(4))
    #expect(await GardenSettings.defaultQuery.defaultResult()?.rows == 4)
  }

  // AI-53
  @Test(arguments: [
    ("Œuvre", "Œuvre"), ("creme", "Crème"), ("dessert", "Crème"), ("cre", "Crème"),
    ("amel", "Caramel"), ("CARAMEL", "Caramel"), ("mel", "Melon"),
  ])
  func `the best fit is found`(text: String, title: String) async throws {
    let dish = try await Dish._resolve(.text(text), parameter: "dish", in: Garden.context())
    #expect(dish.id == title)
  }

  @Test(arguments: [("c", "Crème (Crème) or Caramel (Caramel)"), ("r", "Crème (Crème), Caramel")])
  func `several fits of one rank are ambiguous`(text: String, listed: String) async throws {
    let error = await #expect(throws: IntentError.self) {
      try await Dish._resolve(.text(text), parameter: "dish", in: Garden.context())
    }
    #expect(error?.message.contains(listed) == true)
  }

  @Test func `nothing fits a text that occurs nowhere`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await Dish._resolve(.text("carmel"), parameter: "dish", in: Garden.context())
    }
    #expect(error == .notFound(entity: "dish", text: "carmel", suggestion: "Caramel"))
  }

  // AI-48
  @Test func `two bounds become one comparison where the query knows only that`() async throws {
    let registry = try IntentRegistry(intents: [], entities: [Peak.self])
    let finder = EntityFinder(registry: registry, context: try Garden.context())
    let between = EntityFilter.and([
      .compare(property: "height", .greaterThanOrEqualTo, .value(.int(2))),
      .compare(property: "height", .lessThanOrEqualTo, .value(.int(3))),
    ])
    #expect(try await finder.find("Peak", where: between).map(\.title) == ["by query: 2...3"])
    let either = EntityFilter.or([
      .compare(property: "height", .greaterThanOrEqualTo, .value(.int(3))),
      .compare(property: "height", .lessThanOrEqualTo, .value(.int(1))),
    ])
    #expect(try await finder.find("Peak", where: either).map(\.id) == ["1", "3"])
  }

  @Test func `an entity's address names its identifier and properties`() {
    #expect(Peak.urlRepresentation.text(of: Peak(2)) == "https://example.com/peak/2?height=2")
  }
}

@Suite("Errors of App Intents", .timeLimit(.minutes(5)))
struct AppIntentErrorTests {
  // AI-68
  @Test(arguments: [
    (AppIntentError.Unrecoverable.notAllowed as any Error, "this is not allowed", Int32(77)),
    (AppIntentError.Unrecoverable.networkFailure, "the network did not answer", 69),
    (AppIntentError.UserActionRequired.signin, "an account is required: sign in first", 1),
    (
      AppIntentError.PermissionRequired.location(precise: true),
      "permission for the exact location is required", 77
    ),
  ])
  func `each group says what is wrong`(error: any Error, message: String, exitCode: Int32) {
    let described = IntentError(describing: error)
    #expect(described.message == message)
    #expect(described.exitCode == exitCode)
  }
}

private struct Forecast: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"

  @Property(title: "Degrees") var degrees: Int
  var displayRepresentation: DisplayRepresentation { "sunny" }

  init() {}
}

private struct ForecastIntent: AppIntent {
  static let title: LocalizedStringResource = "Forecast"
  static let isDiscoverable = false

  func perform() async throws -> some ReturnsValue<Forecast> {
    var forecast = Forecast()
    forecast.degrees = 21
    return .result(value: forecast)
  }
}

private struct GardenSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden settings"
  static let defaultQuery = UniqueAppEntityProvider { GardenSettings(rows: 4) }

  let id = "settings"
  @Property(title: "Rows") var rows: Int

  init(rows: Int) { self.rows = rows }
}

private struct Dish: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
  static let defaultQuery = DishQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: id),
      synonyms: id == "Crème" ? ["Dessert"] : []
    )
  }
}

private struct DishQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Dish] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Dish] {
    // A beginning of the last one is a synonym of the first.
    ["Crème", "Caramel", "Œuvre", "Melon", "Dessert wine"].map { Dish(id: $0) }
  }
}

private struct Peak: URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
  static let defaultQuery = PeakQuery()
  static var urlRepresentation: URLRepresentation {
    "https://example.com/peak/\(.id)?height=\(\.$height)"
  }

  let id: Int
  @Property(title: "Height") var height: Int
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ height: Int, name: String = "Peak") {
    id = height
    self.name = name
    self.height = height
  }
}

private struct PeakQuery: EntityPropertyQuery {
  static var properties: QueryProperties {
    QueryProperties {
      Property(\Peak.$height) {
        IsBetweenComparator { $0...$1 }
      }
    }
  }

  static var sortingOptions: SortingOptions { SortingOptions { SortableBy(\Peak.$height) } }

  func entities(for identifiers: [Int]) async throws -> [Peak] { identifiers.map { Peak($0) } }

  func entities(
    matching comparators: [ClosedRange<Int>],
    mode: ComparatorMode,
    sortedBy: [Sort<Peak>],
    limit: Int?
  ) async throws -> [Peak] {
    guard let range = comparators.first else { return [Peak(1), Peak(2), Peak(3)] }
    return [Peak(2, name: "by query: \(range)")]
  }
}
