import FoundationEssentials
import WidgetIntents

struct RestIntent: AppIntent {
  static let title: LocalizedStringResource = "Rest"

  func perform() async throws -> some IntentResult { .result() }
}

struct RelayIntent: AppIntent {
  static let title: LocalizedStringResource = "Relay"

  @Parameter(title: "Soil") var soil: Soil

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: RepotPlantIntent(plant: PlantQuery.plants[0], soil: soil))
  }
}

struct CircleIntent: AppIntent {
  static let title: LocalizedStringResource = "Circle"

  func perform() async throws -> IntentResultContainer<Never, CircleIntent, Never, Never> {
    .result(opensIntent: CircleIntent())
  }
}

struct FailIntent: AppIntent {
  enum Failure: Error, CustomLocalizedStringResourceConvertible {
    case dry
    var localizedStringResource: LocalizedStringResource { "the well is dry" }
  }

  static let title: LocalizedStringResource = "Fail"

  @Parameter(title: "Asks") var asks: Bool?
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult {
    if asks == true { throw $name.needsValueError("What is its name?") }
    guard name != nil else { throw Failure.dry }
    return .result()
  }
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some ReturnsValue<Bool> { .result(value: value) }
}

struct ShelfConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"

  @Parameter(title: "Plant") var plant: Plant
  @Parameter(title: "Rows", default: 3) var rows: Int
}

struct Well: Sendable {
  let depth: Int
}

struct DrawWaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Draw Water"
  static let manager = AppDependencyManager()

  @Dependency(manager: DrawWaterIntent.manager) var well: Well

  func perform() async throws -> some ReturnsValue<Int> { .result(value: well.depth) }
}

struct MissIntent: AppIntent {
  static let title: LocalizedStringResource = "Miss"

  @Dependency(key: "nobody") var well: Well

  func perform() async throws -> some ReturnsValue<Int> { .result(value: well.depth) }
}
