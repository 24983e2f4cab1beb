import FoundationEssentials
import Testing
import WidgetIntents

/// A registry and a runner at a fixed time: Saturday, 21 November 2026, 12:00 at UTC+2.
enum Garden {
  static let now = Date(timeIntervalSince1970: 1_795_255_200)

  static func context(hoursFromGMT hours: Int = 2) throws -> IntentContext {
    IntentContext(now: now, timeZone: try #require(TimeZone(secondsFromGMT: hours * 3_600)))
  }

  static func registry() throws -> IntentRegistry {
    try IntentRegistry(
      intents: [
        RepotPlantIntent.self, EchoIntent.self, RestIntent.self, RelayIntent.self,
        CircleIntent.self, FailIntent.self, SetLampIntent.self, ShelfConfiguration.self,
        DrawWaterIntent.self, MissIntent.self,
      ],
      entities: [Plant.self, Pet.self],
      enumerations: [Soil.self]
    )
  }

  static func run(_ name: String, _ texts: (String, String)...) async throws -> IntentOutcome {
    let runner = IntentRunner(registry: try registry(), context: try context())
    return try await runner.run(name, texts.map { IntentArgument($0.0, text: $0.1) })
  }

  /// Performs an intent that must fail, and returns the error.
  static func error(_ name: String, _ texts: (String, String)...) async throws -> IntentError {
    let runner = IntentRunner(registry: try registry(), context: try context())
    let arguments = texts.map { IntentArgument($0.0, text: $0.1) }
    return try #require(
      await #expect(throws: IntentError.self) { try await runner.run(name, arguments) }
    )
  }
}
