import FoundationEssentials
import WidgetIntents

/// An intent with parameters for entities, an enumeration case, a number, a day and texts.
struct RepotPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Repot Plant"
  static let description: IntentDescription? = IntentDescription(
    "Gives a plant other soil.",
    categoryName: "Garden"
  )

  @Parameter(title: "Plant") var plant: Plant
  @Parameter(title: "Soil", default: .peat) var soil: Soil
  @Parameter(title: "Pot size", inclusiveRange: (1, 9)) var potSize: Int?
  @Parameter(title: "Due day") var dueDay: DateComponents?
  @Parameter var notes: [String]?
  @Parameter(title: "Helpers") var helpers: [Pet]?

  static var parameterSummary: some ParameterSummary {
    Summary("Repot \(\.$plant) in \(\.$soil)") { \.$potSize }
  }

  init() {}

  init(plant: Plant, soil: Soil) {
    self.plant = plant
    self.soil = soil
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Plant> & ProvidesDialog {
    let size = potSize.map { ", size \($0)" } ?? ""
    return .result(value: plant, dialog: "Repotted \(plant) in \(soil)\(size).")
  }
}
