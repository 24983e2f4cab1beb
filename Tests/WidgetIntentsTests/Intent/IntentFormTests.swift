import FoundationEssentials
import Testing

@testable import WidgetIntents

/// Tests of the forms in which authors write dialogs and titles of intents.
@Suite("Forms of intents", .timeLimit(.minutes(5)))
struct IntentFormTests {
  // AI-35
  @Test func `a dialog's sentence, its short form and its symbol are kept apart`() {
    let dialogs = [
      IntentDialog("Done."),
      IntentDialog(stringLiteral: "Done."),
      IntentDialog("Done.", systemImageName: "checkmark"),
      IntentDialog(full: "Done.", supporting: "ok"),
      IntentDialog(full: "Done.", supporting: "ok", systemImageName: "checkmark"),
    ]
    #expect(dialogs.map(\.full.text) == Array(repeating: "Done.", count: 5))
    #expect(dialogs.map { $0.supporting?.text } == [nil, nil, nil, "ok", "ok"])
    #expect(dialogs.map(\.systemImageName) == [nil, nil, "checkmark", nil, "checkmark"])
  }

  @Test func `a type's name is the same from a literal and from a resource`() {
    let named = TypeDisplayRepresentation(name: "Plant")
    #expect(TypeDisplayRepresentation(stringLiteral: "Plant").name.text == named.name.text)
    #expect(TypeDisplayRepresentation("Plant").name.text == named.name.text)
  }

  // AI-56
  @Test func `a summary without a sentence says none`() {
    let intent = PlainIntent()
    let parameters = IntentParameters(of: intent)
    #expect(
      SummarySentence.text(of: IntentParameterSummary<PlainIntent>(), in: intent, parameters) == nil
    )
  }

  @Test func `a parameter without a title is called by its Swift name`() {
    let intent = PlainIntent()
    #expect(IntentParameters(of: intent).all.map(\.name) == ["wordCount"])
    #expect(intent.$wordCount.title.text == "Word count")
    #expect(intent.$wordCount.isOptional && intent.wordCount == nil)
  }

  @Test func `an entity's identifier names its type and the text of its own`() throws {
    let book = try #require(BookQuery.books.first)
    let identifier = EntityIdentifier(for: book)
    #expect(identifier == EntityIdentifier(for: Book.self, identifier: 1))
    #expect(identifier.entityType == Book.persistentIdentifier && identifier.identifier == "1")
  }

  // AI-48
  @Test func `a query is asked for what differs, in the order that was asked for`() async throws {
    let registry = try IntentRegistry(intents: [], entities: [Shelf.self])
    let finder = EntityFinder(registry: registry, context: try Garden.context())
    let found = try await finder.find(
      "Shelf",
      where: .compare(property: "label", .notEqualTo, .text("A")),
      sortedBy: [EntitySort(property: "label", isDescending: true)]
    )
    #expect(found.map(\.id) == ["C", "B"])
    #expect(ShelfQuery.findIntentDescription?.descriptionText.text == "Finds shelves.")
  }

  // AI-29
  @Test func `an error that asks for an application ends the run with its sentence`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await Person([]).run(ForegroundIntent.self)
    }
    #expect(error?.message == "Open the app.")
    #expect(error?.hint == "there is no app to go on in")
  }

  // AI-26, AI-28
  @Test(arguments: [
    ConfirmationActionName.send,
    .custom(
      acceptLabel: "Yes",
      acceptAlternatives: [],
      denyLabel: "No",
      denyAlternatives: [],
      destructive: true
    ),
  ])
  func `an intent whose confirmation is declined ends, whatever its action is called`(
    action: ConfirmationActionName
  ) async throws {
    try await ConfirmedIntent.$action.withValue(action) { () async throws in
      let agreed = Person([.confirmed])
      #expect(try await agreed.run(ConfirmedIntent.self).value == .string("sent"))
      #expect(agreed.questions.map(\.text) == ["Send it?"])
      let error = await #expect(throws: IntentError.self) {
        try await Person([.declined]).run(ConfirmedIntent.self)
      }
      #expect(error == .declined("Send it?"))
    }
  }

  // AI-11
  @Test func `modes are a set, and the foreground is the immediate one`() {
    #expect(IntentModes.foreground == .foreground(.immediate))
    let modes: [IntentModes] = [
      .background, .foreground, .foreground(.dynamic), .foreground(.deferred),
    ]
    #expect(Set(modes.map(\.rawValue)).count == 4)
    #expect(IntentModes([.background, .foreground]).contains(.background))
  }

  // AI-11
  @Test func `an intent that goes on in the foreground asks, and a decline ends it`() async throws {
    let agreed = Person([.confirmed])
    #expect(try await agreed.run(ContinuedIntent.self).value == .bool(true))
    #expect(agreed.questions.map(\.text) == ["Go on?"])
    let error = await #expect(throws: IntentError.self) {
      try await Person([.declined]).run(ContinuedIntent.self)
    }
    #expect(error == .declined("Go on?"))
  }

  // AI-25
  @Test func `an error made by the older form of a request begins the run again`() async throws {
    let person = Person([.text("Rex")])
    #expect(try await person.run(OlderIntent.self).value == .string("Rex"))
    #expect(person.questions.map(\.text) == ["Who?"])
  }

  // AI-37
  @Test func `a case is stored by its raw value and shown by its representation`() async throws {
    guard case .enumeration(let stored) = Soil.richClay._intentValue else {
      Issue.record("a case is stored as another kind of value")
      return
    }
    #expect(stored.rawValue == "richClay")
    #expect(stored.title == "Rich clay")
    let person = Person([.text("1"), .choice(0)])
    #expect(try await person.run(PlantInSoilIntent.self).dialog == "Fern in Rich clay.")
  }

  // AI-64
  @Test func `tiles have Apple's fifteen colours`() {
    let names = ShortcutTileColor.allCases.map { "\($0)" }.joined(separator: " ")
    #expect(
      names
        == "blue grape grayBlue grayBrown grayGreen lightBlue lime navy orange pink purple red tangerine teal yellow"
    )
  }

  @Test(arguments: [PlayIntent.self, FindIntent.self, StartIntent.self] as [any AppIntent.Type])
  func `an intent of a system's kind runs as every other`(type: any AppIntent.Type) async throws {
    #expect(try await Person([]).run(type).value == .bool(true))
  }
}

struct PlainIntent: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  static let isDiscoverable = false

  @Parameter() var wordCount: Int?

  func perform() async throws -> some IntentResult { .result() }
}

/// An entity whose query supports one comparison and one sort order.
struct Shelf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static var defaultQuery: ShelfQuery { ShelfQuery() }

  let id: String
  @Property(title: "Label") var label: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(label)") }

  init(_ label: String) {
    id = label
    self.label = label
  }
}

struct ShelfQuery: EntityPropertyQuery {
  static let findIntentDescription: IntentDescription? = "Finds shelves."
  static let properties = QueryProperties {
    Property(\.$label) { NotEqualToComparator { $0 } }
  }
  static let sortingOptions = SortingOptions { SortableBy(\.$label) }

  private static let shelves = ["A", "B", "C"].map(Shelf.init)

  func entities(for identifiers: [String]) async throws -> [Shelf] {
    Self.shelves.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [String],
    mode: ComparatorMode,
    sortedBy orders: [EntityQuerySort<Shelf>],
    limit: Int?
  ) async throws -> [Shelf] {
    let found = Self.shelves.filter { shelf in comparators.allSatisfy { $0 != shelf.label } }
    return orders.first?.order == .descending ? found.reversed() : found
  }
}

struct ForegroundIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Go to the App"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    let error = needsToContinueInForegroundError("Open the app.") {}
    if error.localizedDescription.isEmpty { return .result() }
    throw error
  }
}

struct ContinuedIntent: AppIntent {
  static let title: LocalizedStringResource = "Continue"
  static let isDiscoverable = false
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some ReturnsValue<Bool> {
    try await continueInForeground("Go on?", alwaysConfirm: true)
    return .result(value: true)
  }
}

struct OlderIntent: AppIntent {
  static let title: LocalizedStringResource = "Older"
  static let isDiscoverable = false

  @Parameter(title: "Name") var name: String?

  @available(*, deprecated, message: "as sources of 2022 are")
  func perform() async throws -> some ReturnsValue<String> {
    guard let name else { throw $name.requestValue("Who?") }
    return .result(value: name)
  }
}

struct ConfirmedIntent: AppIntent {
  static let title: LocalizedStringResource = "Send"
  static let isDiscoverable = false

  @TaskLocal static var action = ConfirmationActionName.send

  func perform() async throws -> some ReturnsValue<String> {
    try await requestConfirmation(actionName: Self.action, dialog: "Send it?")
    return .result(value: "sent")
  }
}

struct PlayIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play"
  static let isDiscoverable = false

  func perform() async throws -> some ReturnsValue<Bool> { .result(value: true) }
}

struct FindIntent: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find"
  static let isDiscoverable = false
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria", default: "") var criteria: String

  func perform() async throws -> some ReturnsValue<Bool> { .result(value: true) }
}

struct StartIntent: LiveActivityStartingIntent {
  static let title: LocalizedStringResource = "Start"
  static let isDiscoverable = false

  func perform() async throws -> some ReturnsValue<Bool> { .result(value: true) }
}
