import Testing

@testable import WidgetIntents

@Suite("Prepared intents", .timeLimit(.minutes(5)))
struct PreparedIntentTests {
  private func runner() throws -> IntentRunner {
    IntentRunner(registry: try Garden.registry(), context: try Garden.context())
  }

  @Test func `values in a known order do what named arguments do`() async throws {
    let runner = try runner()
    let prepared = try runner.prepare("repot-plant", parameterNames: ["pot-size", "plant", "soil"])
    let soil = Soil.sand._intentValue
    for (size, plant) in [(2, "1"), (4, "3")] {
      let outcome = try await prepared.run([.int(size), .string(plant), soil], in: runner.context)
      let named = try await runner.run(
        "repot-plant",
        [
          IntentArgument("plant", text: plant), IntentArgument("soil", text: "sand"),
          IntentArgument("potSize", text: "\(size)"),
        ]
      )
      #expect(outcome == named)
    }
  }

  @Test func `one run leaves nothing for the next one`() async throws {
    let runner = try runner()
    let all = try runner.prepare("echo", parameterNames: ["count"])
    let none = try runner.prepare("echo", parameterNames: [])
    let first = try await all.run([.int(3)], in: runner.context)
    let second = try await none.run([], in: runner.context)
    #expect(first != second)
    #expect(try await all.run([.none], in: runner.context) == second)
  }

  @Test func `limits and types hold as for named arguments`() async throws {
    let runner = try runner()
    let prepared = try runner.prepare("repot-plant", parameterNames: ["plant", "potSize"])
    let tooLarge = await #expect(throws: IntentError.self) {
      try await prepared.run([.string("1"), .int(10)], in: runner.context)
    }
    #expect(tooLarge?.message == "--pot-size must be from 1 to 9, found 10")
    let mistyped = await #expect(throws: IntentError.self) {
      try await prepared.run([.string("1"), .bool(true)], in: runner.context)
    }
    #expect(mistyped?.message == "--pot-size expects a whole number, found “true”")
  }

  @Test func `what cannot be prepared is said at once`() async throws {
    let runner = try runner()
    #expect(throws: IntentError.repeatedParameter("plant", intent: "repot-plant")) {
      try runner.prepare("repot-plant", parameterNames: ["plant", "plant"])
    }
    let unknown = #expect(throws: IntentError.self) {
      try runner.prepare("repot-plant", parameterNames: ["plnat"])
    }
    #expect(unknown?.hint == "did you mean “--plant”?")
    let prepared = try runner.prepare("relay", parameterNames: [])
    await #expect(throws: IntentError.missingParameters(["soil"], intent: "relay")) {
      try await prepared.run([], in: runner.context)
    }
  }
}
