import Testing

@testable import WidgetIntents

/// An intent whose summary depends on its parameters.
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

  typealias Sentence = WaterPlantsIntent.Summary
  typealias Condition = ParameterSummaryWhenCondition<WaterPlantsIntent, Sentence, Sentence>

  private func met() -> Sentence { Sentence("met") }
  private func other() -> Sentence { Sentence("other") }

  /// Returns whether a condition is met with 4, 5 and 6 litres.
  private func isMet(_ condition: Condition) -> [Bool] {
    [4, 5, 6].map { litres in
      let intent = WaterPlantsIntent()
      intent.litres = litres
      return SummarySentence.text(of: condition, in: intent, IntentParameters(of: intent)) == "met"
    }
  }

  // AI-55
  @Test(
    arguments: [
      (.lessThan, [true, false, false]), (.lessThanOrEqualTo, [true, true, false]),
      (.greaterThan, [false, false, true]), (.greaterThanOrEqualTo, [false, true, true]),
    ] as [(Condition.Order, [Bool])]
  )
  func `an order is met up to its value, from there on, or on one side of it`(
    order: Condition.Order,
    expected: [Bool]
  ) {
    #expect(isMet(Condition(\.$litres, order, 5, met, otherwise: other)) == expected)
  }

  // AI-55
  @Test func `a value is met, everything but it, or each of several`() {
    let equal = Condition(\.$litres, .equalTo, 5, met, otherwise: other)
    #expect(isMet(equal) == [false, true, false])
    let different = Condition(\.$litres, .notEqualTo, 5, met, otherwise: other)
    #expect(isMet(different) == [true, false, true])
    let either = Condition(\.$litres, .oneOf, [4, 6], met, otherwise: other)
    #expect(isMet(either) == [true, false, true])
  }
}
