import FoundationEssentials
import Testing

@testable import WidgetIntents

@Suite("Kinds of parameters", .timeLimit(.minutes(5)))
struct KindTests {
  // AI-15
  @Test(arguments: [
    ("wait", "90 s", IntentValue.duration(CalendarDuration(microseconds: 90_000_000))),
    ("wait", "1 h 30 min", .duration(CalendarDuration(microseconds: 5_400_000_000))),
    (
      "price", "12.50 eur",
      .measurement(MeasurementValue(value: 12.5, unit: "EUR", dimension: "currency"))
    ),
    (
      "price", "USD 3",
      .measurement(MeasurementValue(value: 3, unit: "USD", dimension: "currency"))
    ),
    ("who", "ann@example.com", .string("ann@example.com")),
    ("who", "Ann", .string("Ann")),
    ("rich", "plain words", .string("plain words")),
    ("soils", "sand", .list([Soil.sand._intentValue])),
  ])
  func `each is understood from words`(name: String, text: String, value: IntentValue) async throws
  {
    let intent = try await IntentBuilder(context: Garden.context())
      .intent(KindIntent.self, [IntentArgument(name, text: text)])
    let parameter = try #require(IntentParameters(of: intent).member(named: name))
    #expect(parameter.value.currentValue == value)
    // What it became is taken back as it is.
    let again = try await IntentBuilder(context: Garden.context())
      .intent(KindIntent.self, [IntentArgument(name, value: value)])
    #expect(IntentParameters(of: again).member(named: name)?.value.currentValue == value)
  }

  @Test(arguments: [
    ("wait", "1 month"), ("wait", "5"), ("wait", "soon"), ("price", "12"), ("price", "12 EURO"),
    ("price", "1 GBP"), ("price", "900 EUR"), ("file", "https://example.com/a"), ("file", ""),
  ])
  func `what is none is refused with the option's name`(name: String, text: String) async throws {
    let error = await #expect(throws: IntentError.self) {
      try await IntentBuilder(context: Garden.context())
        .intent(KindIntent.self, [IntentArgument(name, text: text)])
    }
    #expect(error?.message.hasPrefix("--\(name) ") == true)
    #expect(error?.exitCode == 64)
  }

  @Test func `a file is a path or its content`() async throws {
    let intent = try await IntentBuilder(context: Garden.context())
      .intent(KindIntent.self, [IntentArgument("file", text: "/nowhere/notes.txt")])
    #expect(intent.file?.filename == "notes.txt")
    #expect(intent.file?.data.isEmpty == true)
    #expect(IntentFile(data: Data([1]), filename: "a", type: .plainText).data == Data([1]))
  }

  @Test func `a value that was never set is told apart from nil`() {  // AI-20
    let intent = KindIntent()
    if case .set = intent.$rich.valueState { Issue.record("it was never set") }
    intent.rich = nil
    if case .unset = intent.$rich.valueState { Issue.record("it was set to nil") }
  }

  // AI-15
  @Test(arguments: [(["1"], false), (["1", "2"], true), (["1", "2", "3"], true), ([], true)])
  func `a list has as many values as its size says`(ids: [String], isTaken: Bool) async throws {
    let arguments = ids.map { IntentArgument("plants", text: $0) }
    let build = {
      try await IntentBuilder(context: Garden.context()).intent(KindIntent.self, arguments)
    }
    guard !isTaken else {
      #expect(try await build().plants?.count ?? 0 == ids.count)
      return
    }
    let error = await #expect(throws: IntentError.self) { _ = try await build() }
    #expect(error?.message == "--plants must be from 2 to 3 values, found 1")
  }

  @Test func `a widget's family decides about the size`() async throws {
    let value = IntentArgument("shown", value: .list([.string("1"), .string("2")]))
    let build = {
      try await IntentBuilder(context: Garden.context()).intent(KindIntent.self, [value])
    }
    #expect(try await build().shown?.count == 2)
    await #expect(throws: IntentError.self) {
      try await IntentSurroundings.with(\.family, .systemSmall) { _ = try await build() }
    }
  }

  @Test func `a query beside the entity's own finds and offers`() async throws {
    let build = { (text: String) in
      try await IntentBuilder(context: Garden.context())
        .intent(KindIntent.self, [IntentArgument("tall", text: text)])
    }
    #expect(try await build("oak").tall?.name == "Oak")
    await #expect(throws: IntentError.self) { try await build("fern") }
    let offered = try await IntentBuilder(context: Garden.context())
      .options(of: "tall", in: KindIntent.self)
    #expect(offered.map(\.title) == ["Oak"])
  }

  // AI-51
  @Test func `a query sees the parameters that have values`() async throws {
    let builder = IntentBuilder(context: try Garden.context())
    let none = try await builder.options(of: "street", in: AddressIntent.self)
    #expect(none.isEmpty)
    let town = IntentArgument("town", text: "Bree")
    let streets = try await builder.options(of: "street", in: AddressIntent.self, [town])
    #expect(streets.map(\.title) == ["Bree Road", "Bree Lane"])
    let intent = try await builder.intent(
      AddressIntent.self,
      [IntentArgument("street", text: "bree lane"), town]
    )
    #expect(intent.street.id == "Bree Lane")
    let prepared = try Person.runner(AddressIntent.self)
      .prepare("address", parameterNames: ["street", "town"])
    let outcome = try await prepared.run(
      [.string("Bree Road"), .string("Bree")],
      in: builder.context
    )
    #expect(outcome.value?.displayText == "Bree Road")
  }
}

private struct KindIntent: AppIntent {
  static let title: LocalizedStringResource = "Kinds"
  static let isDiscoverable = false

  @Parameter(title: "Wait") var wait: Duration?
  @Parameter(title: "Price", currencyCodes: ["EUR", "USD"], inclusiveRange: (0, 100))
  var price: IntentCurrencyAmount?
  @Parameter(title: "Who", parameterMode: .email) var who: IntentPerson?
  @Parameter(title: "File", supportedContentTypes: [.plainText]) var file: IntentFile?
  @Parameter(title: "Rich") var rich: AttributedString?
  @Parameter(title: "Soils") var soils: Set<Soil>?
  @Parameter(title: "Plants", size: IntentCollectionSize(min: 2, max: 3)) var plants: [Plant]?
  @Parameter(title: "Shown", size: [.systemSmall: 1, .systemLarge: 4]) var shown: [Plant]?
  @Parameter(title: "Tall", query: TallPlantQuery()) var tall: Plant?

  func perform() async throws -> some IntentResult { .result() }
}

private struct TallPlantQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Plant] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Plant] { PlantQuery.plants.filter { $0.height > 3 } }
}

private struct Street: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Street"
  static let defaultQuery = StreetQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct StreetQuery: EnumerableEntityQuery {
  @IntentParameterDependency<AddressIntent>(\.$town) var intent

  func entities(for identifiers: [String]) async throws -> [Street] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Street] {
    guard let town = intent?.town else { return [] }
    return [Street(id: "\(town) Road"), Street(id: "\(town) Lane")]
  }
}

private struct AddressIntent: AppIntent {
  static let title: LocalizedStringResource = "Address"
  static let isDiscoverable = false

  @Parameter(title: "Town") var town: String
  @Parameter(title: "Street") var street: Street

  func perform() async throws -> some ReturnsValue<Street> { .result(value: street) }
}
