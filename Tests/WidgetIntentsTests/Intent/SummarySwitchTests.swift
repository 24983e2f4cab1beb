import Testing

@testable import WidgetIntents

@Suite("Summaries with cases", .timeLimit(.minutes(5)))
struct SummarySwitchTests {
  private func sentence<Intent: AppIntent>(_ intent: Intent) -> String? {
    SummarySentence.text(
      of: Intent.parameterSummary,
      in: intent,
      IntentParameters(of: intent)
    )
  }

  // AI-56
  @Test(arguments: [
    (Soil.richClay, "Clay for ${name}"), (.sand, "Loose soil for ${name}"),
    (.peat, "Loose soil for ${name}"), (nil, "Some soil"),
  ])
  func `the case of the value says the sentence, or the default one does`(
    soil: Soil?,
    text: String
  ) {
    let intent = SoilSummaryIntent()
    if let soil { intent.soil = soil }
    #expect(sentence(intent) == text)
  }

  // AI-56
  @Test func `no value is a value of an optional parameter, and has its case`() {
    let intent = PotSummaryIntent()
    #expect(sentence(intent) == "No pot")
    intent.litres = 3
    #expect(sentence(intent) == "A pot of three")
    intent.litres = 4
    #expect(sentence(intent) == "Another pot")
    intent.litres = nil
    #expect(sentence(intent) == "No pot")
  }

  // AI-55, AI-56
  @Test(arguments: [
    (IntentWidgetFamily.systemSmall, "Small"), (.accessoryInline, "A line"),
    (.systemLarge, "Large"), (nil, "Large"),
  ])
  func `the family of the widget decides`(family: IntentWidgetFamily?, text: String) async {
    await IntentSurroundings.with(\.family, family) {
      #expect(sentence(FamilySummaryIntent()) == text)
    }
  }

  @Test func `an entity's identifier decides, and without a second branch nothing is said`() {
    let intent = IdentifierSummaryIntent()
    #expect(sentence(intent) == nil)
    intent.pet = Pet(id: "cat-1")
    #expect(sentence(intent) == "A cat")
    intent.pet = Pet(id: "dog-1")
    #expect(sentence(intent) == "Another pet")
  }
}

private struct SoilSummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Soil Summary"
  static let isDiscoverable = false

  @Parameter(title: "Soil") var soil: Soil
  @Parameter(title: "Name") var name: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$soil) {
      Case(.richClay) {
        Summary("Clay for \(\.$name)")
      }
      Case([.sand, .peat]) {
        When(\.$name, .hasNoValue) {
          Summary("Loose soil for \(\.$name)")
        } otherwise: {
          Summary("Loose soil")
        }
      }
      DefaultCase {
        Summary("Some soil")
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct PotSummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Pot Summary"
  static let isDiscoverable = false

  @Parameter(title: "Litres") var litres: Int?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$litres) {
      Case(nil) {
        Summary("No pot")
      }
      Case(3) {
        Summary("A pot of three")
      }
      DefaultCase {
        Summary("Another pot")
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct FamilySummaryIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Family Summary"
  static let isDiscoverable = false

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("Small")
    } otherwise: {
      Switch(.widgetFamily) {
        Case([.accessoryInline, .accessoryCircular]) {
          Summary("A line")
        }
        DefaultCase {
          Summary("Large")
        }
      }
    }
  }
}

private struct IdentifierSummaryIntent: AppIntent {
  static let title: LocalizedStringResource = "Identifier Summary"
  static let isDiscoverable = false

  @Parameter(title: "Pet") var pet: Pet?

  static var parameterSummary: some ParameterSummary {
    When(\.$pet, .hasAnyValue) {
      When(\.$pet, identifier: .hasPrefix, "cat") {
        Summary("A cat")
      } otherwise: {
        Summary("Another pet")
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}
