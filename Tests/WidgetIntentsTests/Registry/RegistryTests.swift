import Testing

@testable import WidgetIntents

@Suite("The registry", .timeLimit(.minutes(5)))
struct RegistryTests {
  @Test func `an intent is described by its parameters in order of declaration`() {
    let metadata = IntentMetadata(RepotPlantIntent.self)
    #expect(metadata.name == "repot-plant")
    #expect(metadata.identifier == "RepotPlantIntent")
    #expect(metadata.title == "Repot Plant")
    #expect(metadata.category == "Garden")
    #expect(metadata.summary == "Repot ${plant} in ${soil}")
    #expect(metadata.resultType == .entity("Plant"))
    #expect(
      metadata.parameters.map(\.name)
        == ["plant", "soil", "potSize", "dueDay", "notes", "helpers"]
    )
    #expect(
      metadata.parameters.map { "\($0.type)" }
        == ["Plant", "Soil", "Int?", "Day?", "[String]?", "[Pet]?"]
    )
    #expect(metadata.parameters.map(\.isRequired) == [true, false, false, false, false, false])
    #expect(metadata.parameters[2].range == "from 1 to 9")
    #expect(metadata.parameters[4].title == "Notes")
  }

  // CL-9
  @Test func `a form at a shell names values and no types`() {
    let metadata = IntentMetadata(RepotPlantIntent.self)
    #expect(
      metadata.form([EnumMetadata(Soil.self)])
        == "repot-plant --plant ID [--soil rich-clay|sand|peat] [--pot-size NUMBER] [--due-day DATE]"
        + " [--notes NOTE…] [--helpers ID…]"
    )
  }

  @Test func `roles tell actions, setters and configurations apart`() {
    #expect(IntentMetadata(RestIntent.self).role == .action)
    #expect(IntentMetadata(SetLampIntent.self).role == .setValue)
    #expect(IntentMetadata(ShelfConfiguration.self).role == .configuration)
    #expect(IntentMetadata(RestIntent.self).resultType == .nothing)
  }

  @Test func `an entity is described without an instance`() {
    #expect(
      EntityMetadata(Plant.self).properties.map { "\($0.name): \($0.type)" }
        == ["name: String", "isWatered: Bool", "due: Date?", "height: Double"]
    )
  }

  @Test func `an enumeration is described by its cases`() {
    let metadata = EnumMetadata(Soil.self)
    #expect(metadata.cases.map(\.rawValue) == ["richClay", "sand", "peat"])
    #expect(metadata.cases.map(\.title) == ["Rich clay", "Sandy", "Peat"])
  }

  @Test func `two types of one identifier are an error that names both`() {  // AI-2
    let error = #expect(throws: IntentError.self) {
      try IntentRegistry(intents: [RestIntent.self, Elsewhere.RestIntent.self])
    }
    guard case .duplicateIdentifier("RestIntent", let types)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(
      types == ["WidgetIntentsTests.Elsewhere.RestIntent", "WidgetIntentsTests.RestIntent"]
    )
  }

  @Test func `two identifiers of one command-line name are an error too`() {
    let error = #expect(throws: IntentError.self) {
      try IntentRegistry(intents: [RestIntent.self, Elsewhere.Rest.self])
    }
    #expect(error?.message.contains("the name “rest” is used by") == true)
  }

  @Test func `one type named twice counts once`() throws {
    let registry = try IntentRegistry(intents: [RestIntent.self, RestIntent.self])
    #expect(registry.intents.count == 1)
  }

  @Test(arguments: [
    ("CompleteToDoIntent", "complete-to-do"), ("Intent", "intent"), ("AddToDo", "add-to-do"),
    ("LoadURLIntent", "load-url"), ("URLLoad", "url-load"), ("Top10List", "top10-list"),
    ("set_due", "set-due"),
  ])
  func `command-line names are kebab case without Intent`(identifier: String, name: String) {
    #expect(CommandLineName.intent(identifier) == name)
  }

  @Test func `entity names are found case apart`() throws {
    let registry = try Garden.registry()
    #expect(try registry.entity(named: "plant").identifier == "Plant")
    let error = #expect(throws: IntentError.self) { try registry.entity(named: "plent") }
    #expect(error?.hint == "did you mean “Plant”?")
  }
}

/// A namespace with types whose unqualified names the samples use too.
enum Elsewhere {
  struct RestIntent: AppIntent {
    static let title: LocalizedStringResource = "Rest elsewhere"
    static var persistentIdentifier: String { "RestIntent" }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Rest: AppIntent {
    static let title: LocalizedStringResource = "Rest"
    func perform() async throws -> some IntentResult { .result() }
  }
}
