import FoundationEssentials
import Testing

@testable import WidgetIntents

@Suite("Running intents by name", .timeLimit(.minutes(5)))
struct RunnerTests {
  @Test func `a run resolves parameters and hands back value and dialog`() async throws {
    let outcome = try await Garden.run(
      "repot-plant",
      ("plant", "3"),
      ("soil", "rich-clay"),
      ("pot-size", "4")
    )
    guard case .entity(let plant)? = outcome.value else {
      Issue.record("expected an entity, got \(String(describing: outcome.value))")
      return
    }
    #expect(plant.id == "3")
    #expect(plant.title == "Basil")
    #expect(plant[property: "height"] == .double(0.25))
    // AI-80: entities and cases are printed by their display titles.
    #expect(outcome.dialog == "Repotted Basil in Rich clay, size 4.")
  }

  @Test func `defaults fill what is not given`() async throws {
    let outcome = try await Garden.run("repot-plant", ("plant", "1"))
    #expect(outcome.dialog == "Repotted Fern in Peat.")
  }

  @Test func `the identifier and the name lead to the same intent`() async throws {
    #expect(try await Garden.run("RestIntent") == Garden.run("rest"))
  }

  @Test func `every missing parameter is named at once`() async throws {
    let error = try await Garden.error("relay")
    #expect(error == .missingParameters(["soil"], intent: "relay"))
    #expect(error.exitCode == 64)
    #expect(error.hint == "widgetctl perform relay --soil …")
  }

  @Test func `an unknown intent gets a suggestion`() async throws {  // CL-9
    let error = try await Garden.error("repot-plnat")
    #expect(error == .unknownIntent(name: "repot-plnat", suggestion: "repot-plant"))
    #expect(error.hint == "did you mean “repot-plant”?")
  }

  @Test func `an unknown parameter gets a suggestion or the list`() async throws {
    let close = try await Garden.error("repot-plant", ("plnat", "1"))
    #expect(close.hint == "did you mean “--plant”?")
    let far = try await Garden.error("relay", ("zzzzzz", "1"))
    #expect(far.hint == "known: --soil")
    #expect(far.exitCode == 64)
  }

  @Test func `a single value given twice is refused`() async throws {
    let error = try await Garden.error("relay", ("soil", "sand"), ("soil", "peat"))
    #expect(error == .repeatedParameter("soil", intent: "relay"))
  }

  @Test func `an opened intent runs next and lends its dialog`() async throws {  // AI-34
    let outcome = try await Garden.run("relay", ("soil", "sand"))
    #expect(outcome.openedIntent?.name == "repot-plant")
    #expect(outcome.dialog == "Repotted Fern in Sandy.")
  }

  @Test func `intents that open each other in a circle end`() async throws {
    let error = try await Garden.error("circle")
    #expect(error.message == "circle opens intents in a circle")
  }

  @Test func `an author's error speaks in the author's words`() async throws {  // AI-69
    let error = try await Garden.error("fail")
    #expect(error == .failed("the well is dry"))
    #expect(error.exitCode == 1)
  }

  @Test func `a question that nobody can answer ends the run`() async throws {  // AI-30
    let error = try await Garden.error("fail", ("asks", "yes"))
    #expect(error == .needsInput(parameter: "name", dialog: "What is its name?"))
    #expect(error.exitCode == 64)
  }

  @Test func `a configuration cannot be performed`() async throws {
    let error = try await Garden.error("shelf-configuration")
    #expect(error == .unknownIntent(name: "shelf-configuration", suggestion: nil))
  }

  @Test func `a missing dependency is an error with its name`() async throws {  // AI-67
    let error = try await Garden.error("miss")
    #expect(error == .missingDependency("Well (key nobody)"))
  }

  @Test func `an awaited dependency is loaded before the intent performs`() async throws {
    DrawWaterIntent.manager.add { () async throws -> Well in Well(depth: 7) }
    #expect(try await Garden.run("draw-water").value == .int(7))
  }

  @Test func `an intent sent from a control runs with the values it held`() async throws {
    let sent = IntentInvocation(RepotPlantIntent(plant: PlantQuery.plants[1], soil: .sand))
    #expect(sent.identifier == "RepotPlantIntent")
    #expect(sent.arguments.map(\.name) == ["plant", "soil"])
    let runner = IntentRunner(registry: try Garden.registry(), context: try Garden.context())
    #expect(try await runner.run(sent).dialog == "Repotted Oak in Sandy.")
  }

  @Test(arguments: [true, false])
  func `a toggle hands the new state to a setter`(isOn: Bool) async throws {  // AI-59, AI-60
    let lamp = SetLampIntent()
    lamp.value = !isOn
    let runner = IntentRunner(registry: try Garden.registry(), context: try Garden.context())
    #expect(try await runner.run(IntentInvocation(lamp, turningOn: isOn)).value == .bool(isOn))
    let rest = IntentInvocation(RestIntent(), turningOn: isOn)
    #expect(rest == IntentInvocation(RestIntent()))
  }

  @Test func `an intent on the main actor and a string query run`() async throws {  // AI-7
    let registry = try IntentRegistry(intents: [PlaySong.self, OpenSong.self])
    let runner = IntentRunner(registry: registry, context: try Garden.context())
    let played = try await runner.run("play-song", [IntentArgument("song", text: "Aria")])
    #expect(played.dialog == "Playing Aria")
    #expect(played.value?.displayText == "Aria")
    let soft = [IntentArgument("song", text: "Aria"), IntentArgument("isLoud", text: "off")]
    #expect(try await runner.run("play-song", soft).value == IntentValue.none)
    let opened = try await runner.run("open-song", [IntentArgument("target", text: "Aria")])
    #expect(opened.value?.displayText == "Aria")
  }
}
