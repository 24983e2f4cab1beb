import TestSupport
import Testing
import WidgetExtension
import WidgetIntents

@testable import widgetctl

@Suite("What the built-in extension offers in Turkish", .startsPrograms, .timeLimit(.minutes(20)))
struct OfferLanguageTests {
  /// Texts that are the same in English and Turkish.
  private static let sharedTexts: Set<String> = [
    "Web", "°C, km/h", "°F, mph", "Completion Handler", "Continuation", "Async", "Swift", "Sudoku",
  ]

  private static func description(of name: String) throws -> ExtensionDescription {
    let launch = ExtensionProcess.Launch(
      name: name,
      path: "\(Session.programs)/BuiltInWidgets",
      calledAs: name
    )
    let client = try ExtensionSession(starting: launch, hello: Hello())
    defer { client.end() }
    return try client.describe()
  }

  // BW-1
  @Test func `no text of the widgets of home lacks either language`() async throws {
    let offer = try await onThread { try Self.description(of: "HomeWidgets") }
    let turkish = try #require(offer.translations?["tr"])
    #expect(offer.widgets.count > 8 && offer.intents.count > 60 && offer.texts.count > 250)
    let lacking = Set(offer.texts).filter {
      turkish[$0] == nil && !$0.isEmpty && !Self.sharedTexts.contains($0) && !Self.isSame($0)
    }
    #expect(lacking.isEmpty, "\(lacking.sorted())")
  }

  // BW-1, BW-21
  @Test func `no text of the widgets that load data lacks either language`() async throws {
    let offer = try await onThread { try Self.description(of: "FeedWidgets") }
    let turkish = try #require(offer.translations?["tr"])
    #expect(offer.widgets.count == 7 && offer.intents.count > 20 && offer.texts.count > 120)
    let lacking = Set(offer.texts).filter {
      turkish[$0] == nil && !$0.isEmpty && !Self.sharedTexts.contains($0) && !Self.isSame($0)
    }
    #expect(lacking.isEmpty, "\(lacking.sorted())")
  }

  /// Returns whether a text needs no translation: it has no letters, or is a path, a time such as
  /// `+3d`, or a rule.
  private static func isSame(_ text: String) -> Bool {
    !text.contains { $0.isLetter } || ["+", "~/", "FREQ="].contains { text.hasPrefix($0) }
  }

  @Test func `an offer is read in a language as far as it has its texts`() {
    var offer = ExtensionDescription()
    offer.widgets = [
      WidgetDescription(
        kind: "K",
        name: "k",
        displayName: "List",
        description: "of things",
        families: []
      )
    ]
    var other = offer
    other.widgets[0].displayName = "Liste"
    offer.translations = ["tr": offer.translation(to: other)]
    let read = offer.read(in: .turkish)
    #expect(read.widgets[0].displayName == "Liste")
    #expect(read.widgets[0].description == "of things")
    #expect(offer.read(in: .english) == offer)
  }

  @Test func `the titles of cases are read by people, and scripts keep the English ones`() throws {
    func offer(_ title: String) -> ExtensionDescription {
      let high = EnumerationValue(type: "Rank", rawValue: "high", title: title, position: 0)
      var offer = ExtensionDescription()
      offer.enumerations = [EnumMetadata(identifier: "Rank", title: "Rank", cases: [high])]
      offer.intents = [
        IntentMetadata(
          name: "rank",
          identifier: "Rank",
          title: "Rank",
          description: nil,
          category: nil,
          summary: nil,
          role: .action,
          parameters: [
            ParameterMetadata(
              name: "rank",
              title: "Rank",
              type: .enumeration("Rank"),
              defaultValue: .enumeration(high)
            )
          ],
          resultType: .nothing,
          isDiscoverable: true
        )
      ]
      return offer
    }
    var english = offer("High")
    english.translations = ["tr": english.translation(to: offer("Yüksek"))]
    let read = english.read(in: .turkish, withCases: true)
    #expect(read.enumerations[0].cases.map(\.title) == ["Yüksek"])
    guard case .enumeration(let value)? = read.intents[0].parameters[0].defaultValue else {
      Issue.record("there is a default value")
      return
    }
    #expect(value.title == "Yüksek" && value.rawValue == "high")
    #expect(english.read(in: .turkish).enumerations[0].cases.map(\.title) == ["High"])
  }
}
