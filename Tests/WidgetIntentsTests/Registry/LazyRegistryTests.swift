import Ground
import Moments
import Testing

@testable import WidgetIntents

@Suite("A registry describes what is asked for", .timeLimit(.minutes(5)))
struct LazyRegistryTests {
  @Test func `one intent is described without making any other`() throws {
    let registry = try IntentRegistry(intents: [CountedA.self, CountedB.self])
    let madeBefore = Counted.made.withLock { $0 }
    #expect(try registry.intent(named: "counted-a").title == "A")
    #expect(try registry.intent(named: "CountedA").name == "counted-a")
    let made = Counted.made.withLock { $0 }
    // Described once, however often it is asked for.
    #expect(made["A", default: 0] - madeBefore["A", default: 0] == 1)
    #expect(made["B", default: 0] == madeBefore["B", default: 0])
    #expect(registry.intents.map(\.name) == ["counted-a", "counted-b"])
  }

  @Test func `an intent is run without being described`() async throws {
    let registry = try IntentRegistry(intents: [RunAlone.self, Configures.self])
    let runner = IntentRunner(
      registry: registry,
      context: IntentContext(now: .distantPast, timeZone: .current)
    )
    for name in ["run-alone", "RunAlone"] { _ = try await runner.run(name, []) }
    #expect(Counted.made.withLock { $0["title", default: 0] } == 0)
    #expect(try registry.intent(named: "run-alone").title == "Alone")
    #expect(Counted.made.withLock { $0["title", default: 0] } == 1)
    for name in ["run-alon", "configures"] {
      await #expect(throws: IntentError.self) { try await runner.run(name, []) }
    }
  }

  @Test func `an intent is described in the language that is spoken`() throws {
    let registry = try IntentRegistry(intents: [SpokenIntent.self])
    for _ in 0..<2 {
      for language in UserLanguage.allCases {
        let title = try UserLanguage.$spoken.withValue(language) {
          try registry.intent(named: "spoken").title
        }
        #expect(title == (language == .turkish ? "Söylenen" : "Spoken"))
      }
    }
  }

  @Test(arguments: [
    (SetsAndStores.self as any AppIntent.Type, IntentMetadata.Role.setValue, true),
    (Configures.self, .configuration, false),
    (Reads.self, .action, true),
    (CountedA.self, .action, false),
  ])
  func `what an intent conforms to is known without a cast`(
    type: any AppIntent.Type,
    role: IntentMetadata.Role,
    isStoreOnly: Bool
  ) {
    let metadata = IntentMetadata(type)
    #expect(metadata.role == role)
    #expect(metadata.isStoreOnly == isStoreOnly)
    #expect(type._isReadOnly == (type is any ReadOnlyIntent.Type))
    #expect(metadata.isPreviewable == (type is any PreviewableIntent.Type))
  }
}

private enum Counted {
  static let made = Guarded<[String: Int]>([:])

  static func note(_ name: String) { made.withLock { $0[name, default: 0] += 1 } }
}

private struct CountedA: AppIntent {
  static var title: LocalizedStringResource { "A" }
  init() { Counted.note("A") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct CountedB: AppIntent {
  static var title: LocalizedStringResource { "B" }
  init() { Counted.note("B") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct RunAlone: AppIntent {
  static var title: LocalizedStringResource {
    Counted.note("title")
    return "Alone"
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct SpokenIntent: AppIntent {
  static var title: LocalizedStringResource {
    LocalizedStringResource(
      stringLiteral: UserLanguage.spoken == .turkish ? "Söylenen" : "Spoken"
    )
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct SetsAndStores: StoreOnlyIntent, SetValueIntent {
  static var title: LocalizedStringResource { "Set" }
  @Parameter(title: "Value") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

private struct Configures: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Configure" }
}

private struct Reads: ReadOnlyIntent, PreviewableIntent {
  static var title: LocalizedStringResource { "Read" }
  func preview() async throws -> IntentDialog { "reads" }
  func perform() async throws -> some IntentResult { .result() }
}
