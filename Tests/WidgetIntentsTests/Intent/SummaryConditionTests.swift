import Testing

@testable import WidgetIntents

/// An intent whose sentence depends on its parameters.
struct WaterPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plants"
  static let isDiscoverable = false

  @Parameter(title: "Litres", default: 2) var litres: Int
  @Parameter(title: "Place") var place: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$place, .hasNoValue) {
      When(\.$litres, .greaterThan, 5) {
        Summary("Flood everything with \(\.$litres)")
      } otherwise: {
        Summary("Water everything with \(\.$litres)")
      }
    } otherwise: {
      Summary("Water \(\.$place)")
    }
  }

  init() {}

  func perform() async throws -> some IntentResult { .result() }
}

@Suite("Summaries with conditions", .timeLimit(.minutes(5)))
struct SummaryConditionTests {
  private func sentence(_ intent: WaterPlantsIntent) -> String? {
    SummarySentence.text(
      of: WaterPlantsIntent.parameterSummary,
      in: intent,
      IntentParameters(of: intent)
    )
  }

  // AI-55, AI-57
  @Test func `the branch that holds says the sentence, in branches too`() {
    let intent = WaterPlantsIntent()
    #expect(sentence(intent) == "Water everything with ${litres}")
    intent.litres = 9
    #expect(sentence(intent) == "Flood everything with ${litres}")
    intent.place = "hall"
    #expect(sentence(intent) == "Water ${place}")
    intent.place = nil
    #expect(sentence(intent) == "Flood everything with ${litres}")
  }
}
