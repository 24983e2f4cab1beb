import Testing

@testable import WidgetIntents

@Suite("Parameters", .timeLimit(.minutes(5)))
struct ParameterTests {
  @Test func `copies of an intent share their parameters`() {  // AI-12
    let first = RelayIntent()
    let second = first
    second.soil = .sand
    #expect(first.soil == .sand)
    #expect(RelayIntent().$soil.hasValue == false)
  }

  @Test func `a default fills required and optional parameters`() {  // AI-17
    #expect(ShelfConfiguration().rows == 3)
    #expect(OptionalDefault().isOn == true)
    #expect(OptionalDefault().$isOn.isOptional)
  }

  @Test func `an optional parameter without a value reads nil`() {
    #expect(EchoIntent().count == nil)
    #expect(EchoIntent().$count.hasValue == false)
  }

  @Test func `an optional set to nil is told apart from one never set`() {  // AI-20
    let intent = EchoIntent()
    intent.count = nil
    #expect(intent.$count.hasValue)
    #expect(intent.$count.currentValue == IntentValue.none)
  }

  @Test func `a required parameter without a value traps when it is read`() async {  // AI-19
    await #expect(processExitsWith: .failure) {
      _ = UnsetConfiguration().name
    }
  }

  @Test func `a Bool is false and a choice its first case until they are set`() {  // SU-90
    let unset = UnsetConfiguration()
    #expect(!unset.isOn && unset.soil == .sand)
    #expect(!unset.$isOn.hasValue && !unset.$soil.hasValue)
  }

  @Test func `a configuration keeps what an editor shows of it`() async throws {  // SU-90
    let made = try await IntentBuilder(context: Garden.context())
      .configuration(UnsetConfiguration.self, [IntentArgument("name", text: "mine")])
    #expect(made.$isOn.currentValue == .bool(false))
    #expect(made.soil == .sand && made.$soil.hasValue)
    #expect(made.note == nil && !made.$note.hasValue)
  }

  // SU-90
  @Test func `a configuration without a needed value says how to give one`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await IntentBuilder(context: Garden.context()).configuration(UnsetConfiguration.self, [])
    }
    #expect(error?.message == "unset-configuration needs a value or a default for --name")
    #expect(error?.hint == "give one with the widget: --name …")
    #expect(error?.exitCode == 64)
  }

  @Test func `only some cases may be allowed`() async throws {
    let intent = try await IntentBuilder(context: Garden.context())
      .intent(ChoosyIntent.self, [IntentArgument("soil", text: "sand")])
    #expect(intent.soil == .sand)
    let error = await #expect(throws: IntentError.self) {
      try await IntentBuilder(context: Garden.context())
        .intent(ChoosyIntent.self, [IntentArgument("soil", text: "peat")])
    }
    #expect(error?.hint == "known: Rich clay, Sandy")
  }

  @Test func `options come from a provider or the entity's query`() async throws {
    let choosy = IntentParameters(of: ChoosyIntent())
    let colors = try await choosy.all[1].value.options()
    #expect(colors == [IntentOption(.string("red")), IntentOption(.string("blue"))])
    let shelf = IntentParameters(of: ShelfConfiguration())
    #expect(try await shelf.all[0].value.options().map(\.title).first == "Fern")
  }

  // AI-18, AI-52
  @Test func `a configuration begins with its query's default result`() async throws {
    let shelf = try await IntentBuilder(context: Garden.context())
      .configuration(ShelfConfiguration.self, [IntentArgument("rows", text: "5")])
    #expect(shelf.plant.name == "Fern")
    #expect(shelf.rows == 5)
  }

  @Test func `an intent can be called directly`() async throws {  // AI-5
    let lamp = SetLampIntent()
    lamp.value = true
    #expect(try await lamp() == true)
    try await RestIntent()()
  }
}

struct OptionalDefault: AppIntent {
  static let title: LocalizedStringResource = "Optional default"
  @Parameter(title: "On", default: true) var isOn: Bool?
  func perform() async throws -> some IntentResult { .result() }
}

struct ChoosyIntent: AppIntent {
  struct Colours: DynamicOptionsProvider {
    func results() async throws -> [String] { ["red", "blue"] }
  }

  static let title: LocalizedStringResource = "Choosy"
  @Parameter(title: "Soil", supportedValues: [.richClay, .sand]) var soil: Soil
  @Parameter(title: "Colour", optionsProvider: Colours()) var colour: String?
  func perform() async throws -> some IntentResult { .result() }
}

private struct UnsetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Unset Configuration"

  @Parameter(title: "On") var isOn: Bool
  @Parameter(title: "Soil", supportedValues: [.sand, .richClay]) var soil: Soil
  @Parameter(title: "Note") var note: Bool?
  @Parameter(title: "Name") var name: String
}
