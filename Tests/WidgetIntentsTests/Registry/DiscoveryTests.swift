import RuntimeRecords
import Testing

@testable import WidgetIntents

@Suite("Discovery", .timeLimit(.minutes(5)))
struct DiscoveryTests {
  // AI-78: no package names them.
  @Test func `conformance records name the program's intents, entities and enumerations`() {
    let found = ConformanceRecords.conformances(
      to: [(any AppIntent).self, (any AppEntity).self, (any AppEnum).self])
    let names = found.map { Set($0.map { String(reflecting: $0.type) }) }
    #expect(names[0].contains("WidgetIntentsTests.RepotPlantIntent"))
    #expect(names[0].contains("WidgetIntentsTests.Elsewhere.RestIntent"))
    #expect(names[0].contains("WidgetIntentsTests.SetLampIntent"))
    #expect(names[1].isSuperset(of: ["WidgetIntentsTests.Plant", "WidgetIntentsTests.Book"]))
    #expect(names[1].contains("WidgetIntentsTests.Soil") == false)
    #expect(names[2].filter { $0.hasPrefix("WidgetIntentsTests.") } == ["WidgetIntentsTests.Soil"])
  }

  // AI-2
  @Test func `of types with one name the outermost keeps it, and others have theirs before it`() {
    let renamed = IntentRegistry.namesakes(
      [
        Elsewhere.RestIntent.self, Elsewhere.Rest.self, RestIntent.self, SetLampIntent.self,
        SetLampIntent.self,
      ],
      [Plant.self],
      [Soil.self]
    )
    #expect(
      renamed.map { "\($0.type) \($0.name) \($0.first)" } == [
        "Rest ElsewhereRest RestIntent",
        "RestIntent WidgetIntentsTestsElsewhereRestIntent RestIntent",
      ]
    )
  }

  @Test func `a registry of types that share an identifier is refused`() {  // AI-2
    // Other suites of the same program may have namesakes of their own.
    let own = ConformanceRecords.conformances(to: [(any AppIntent).self])[0]
      .filter { String(reflecting: $0.type).hasPrefix("WidgetIntentsTests.") }
      .compactMap { $0.metatype(as: (any AppIntent.Type).self) }
    let error = #expect(throws: IntentError.self) { try IntentRegistry(intents: own) }
    #expect(error?.exitCode == 78)
    #expect(error?.message.contains("Elsewhere.Rest") == true)
  }

  @Test func `generic types have no record that can be made a type`() {
    let found = ConformanceRecords.conformances(to: [(any AppIntent).self])[0]
    #expect(found.allSatisfy { $0.type is any AppIntent.Type })
    #expect(!found.contains { "\($0.type)".hasPrefix("GenericIntent") })
  }

  @Test func `a protocol that is not one finds nothing`() {
    let found = ConformanceRecords.conformances(to: [Int.self, Any.self])
    #expect(found.map(\.count) == [0, 0])
  }
}

struct GenericIntent<Value>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }
  func perform() async throws -> some IntentResult { .result() }
}
