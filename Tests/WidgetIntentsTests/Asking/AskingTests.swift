import Ground
import Testing

@testable import WidgetIntents

@Suite("Asking while an intent runs", .timeLimit(.minutes(5)))
struct AskingTests {
  @Test func `a value asked for is waited for and understood`() async throws {  // AI-24
    let person = Person([.text("7")])
    let outcome = try await person.run(PromptIntent.self, ("what", "value"))
    #expect(outcome.value == .string("7"))
    #expect(person.questions == [Question("How many?", .value(.int), argument: "count")])
  }

  @Test func `what is not understood is asked again, three times`() async throws {
    let person = Person([.text("x"), .text("99"), .text("8")])
    let outcome = try await person.run(PromptIntent.self, ("what", "value"))
    #expect(outcome.value == .string("8"))
    #expect(
      person.questions.map(\.text) == [
        "How many?", "--count expects a whole number, found “x”. How many?",
        "--count must be from 1 to 9, found 99. How many?",
      ]
    )
    let deaf = Person([.text("x"), .text("x"), .text("x"), .text("7")])
    let error = await #expect(throws: IntentError.self) {
      try await deaf.run(PromptIntent.self, ("what", "value"))
    }
    #expect(error?.message == "--count expects a whole number, found “x”")
  }

  // AI-24, SC-31
  @Test func `an error that needs a value begins the run again with it`() async throws {
    let person = Person([.text("Rex")])
    let outcome = try await person.run(PromptIntent.self, ("what", "restart"))
    #expect(outcome.value == .string("Rex"))
    #expect(person.questions.map(\.argument) == ["name"])
  }

  @Test func `a run that begins again for ever ends`() async throws {
    let person = Person([])
    let error = await #expect(throws: IntentError.self) {
      try await person.run(PromptIntent.self, ("what", "for-ever"))
    }
    #expect(error == .failed("the intent begins again and again"))
  }

  @Test(arguments: [
    (Answer.choice(1), "peat"), (.text("Peat"), "peat"), (.choice(0), "sand"),
  ])
  func `one of several values is chosen`(answer: Answer, chosen: String) async throws {
    let person = Person([answer])
    let outcome = try await person.run(PromptIntent.self, ("what", "disambiguation"))
    #expect(outcome.value == .string(chosen))
    #expect(
      person.questions
        == [Question("Which Soil?", .choice(["Sandy", "Peat"]), argument: "soil")]
    )
  }

  // AI-27
  @Test func `a choice is offered in order, its way out last, and taking that ends the run`()
    async throws
  {
    let person = Person([.choice(1)])
    #expect(try await person.run(PromptIntent.self, ("what", "choice")).value == .string("Later"))
    #expect(person.questions.map(\.form) == [.choice(["Now", "Later", "Cancel"])])
    let error = await #expect(throws: IntentError.self) {
      try await Person([.choice(2)]).run(PromptIntent.self, ("what", "choice"))
    }
    #expect(error == .declined("When?"))
  }

  // AI-26
  @Test(arguments: [(Answer.confirmed, "true"), (.declined, "false")])
  func `a value is confirmed or not`(answer: Answer, result: String) async throws {
    let outcome = try await Person([answer]).run(PromptIntent.self, ("what", "confirmation"))
    #expect(outcome.value == .string(result))
  }

  // SC-26
  @Test(arguments: [
    ("value", "count"), ("restart", "name"), ("disambiguation", "soil"), ("choice", "answer"),
    ("confirmation", "yes"), ("go-on", "yes"),
  ])
  func `where nobody is asked, the error names what would have answered`(
    what: String,
    argument: String
  ) async throws {
    let runner = try Person.runner(PromptIntent.self)
    let error = await #expect(throws: IntentError.self) {
      try await runner.run("prompt", [IntentArgument("what", text: what)])
    }
    guard case .needsInput(argument, _)? = error else {
      Issue.record("expected \(argument), got \(String(describing: error))")
      return
    }
    #expect(error?.exitCode == 64)
    #expect(error?.hint?.contains("--\(argument)") == true)
  }

  @Test func `only speech that was recognised poorly is confirmed under that condition`()
    async throws
  {  // AI-28
    #expect(try await Person([]).run(PromptIntent.self, ("what", "low-confidence")).value != nil)
  }

  // AI-6
  @Test func `missing parameters are asked for in order of declaration`() async throws {
    let person = Person([.text("1"), .choice(0)])
    let outcome = try await person.run(PlantInSoilIntent.self)
    #expect(outcome.dialog == "Fern in Rich clay.")
    #expect(
      person.questions == [
        Question(
          "Which plant?",
          .value(.entity("Plant")),
          argument: "plant",
          suggestions: ["1  Fern", "2  Oak", "3  Basil", "4  Rose", "5  Rose"]
        ),
        Question("Soil?", .choice(["Rich clay", "Sandy", "Peat"]), argument: "soil"),
      ]
    )
  }

  @Test func `a name of two entities is asked about`() async throws {
    let person = Person([.choice(1)])
    let outcome = try await person.run(PlantInSoilIntent.self, ("plant", "rose"), ("soil", "sand"))
    #expect(outcome.dialog == "Rose in Sandy.")
    #expect(
      person.questions
        == [Question("Which one?", .choice(["Rose (4)", "Rose (5)"]), argument: "plant")]
    )
  }
}

@Suite("Who may run an intent", .timeLimit(.minutes(5)))
struct PermissionTests {
  // AI-10
  @Test func `an intent that asks for a person is refused where there is none`() async throws {
    let runner = try Person.runner(GuardedIntent.self)
    let error = await #expect(throws: IntentError.self) { try await runner.run("guarded", []) }
    #expect(error == .notPermitted(intent: "guarded"))
    #expect(error?.exitCode == 77)
    let unasked = await #expect(throws: IntentError.self) {
      try await Person([]).run(GuardedIntent.self)
    }
    #expect(unasked == .notPermitted(intent: "guarded"))
  }

  @Test func `a person who is there, or says yes, may run it`() async throws {
    let there = Person([], isAttended: true)
    #expect(try await there.run(GuardedIntent.self).value == .int(1))
    #expect(there.questions.isEmpty)
    let asked = Person([.confirmed])
    #expect(try await asked.run(GuardedIntent.self).value == .int(1))
    #expect(asked.questions == [Question("Guarded?", .confirmation, argument: "yes")])
  }

  // AI-10
  @Test func `what needs this device's authentication is always confirmed`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await Person([.declined], isAttended: true).run(LockedIntent.self)
    }
    #expect(error == .declined("Locked?"))
  }
}

/// Answers questions with given answers, and records the questions.
final class Person: Sendable {
  private let answers: Guarded<[Answer]>
  private let asked = Guarded<[Question]>([])
  private let isAttended: Bool?

  init(_ answers: [Answer], isAttended: Bool? = nil) {
    self.answers = Guarded(answers)
    self.isAttended = isAttended
  }

  var questions: [Question] { asked.withLock { $0 } }

  static func runner(_ type: any AppIntent.Type) throws -> IntentRunner {
    IntentRunner(
      registry: try IntentRegistry(intents: [type]),
      context: try Garden.context()
    )
  }

  func run(
    _ type: any AppIntent.Type,
    _ arguments: (name: String, text: String)...
  ) async throws -> IntentOutcome {
    let conversation = IntentConversation(isAttended: isAttended) { question in
      self.asked.withLock { $0.append(question) }
      return self.answers.withLock { $0.isEmpty ? .unanswered : $0.removeFirst() }
    }
    let runner = try Self.runner(type)
    return try await IntentSurroundings.with(\.conversation, conversation) {
      try await runner.run(
        IntentShape.of(type).name,
        arguments.map { IntentArgument($0.name, text: $0.text) }
      )
    }
  }
}

struct PromptIntent: AppIntent {
  static let title: LocalizedStringResource = "Prompt"
  static let isDiscoverable = false

  @Parameter(title: "What") var what: String
  @Parameter(title: "Count", inclusiveRange: (1, 9)) var count: Int?
  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Soil") var soil: Soil?

  func perform() async throws -> some ReturnsValue<String> {
    switch what {
    case "value": return .result(value: String(try await $count.requestValue("How many?")))
    case "restart":
      guard let name else { throw $name.needsValueError("Who?") }
      return .result(value: name)
    case "for-ever": throw AppIntentError.restartPerform
    case "disambiguation":
      let soil = try await $soil.requestDisambiguation(among: [.sand, .peat])
      return .result(value: soil.rawValue)
    case "choice":
      let chosen = try await requestChoice(
        between: [Option(title: "Now"), .cancel, Option(title: "Later", style: .destructive)],
        dialog: "When?"
      )
      return .result(value: String(localized: chosen.title))
    case "confirmation":
      return .result(value: "\(try await $soil.requestConfirmation(for: .sand))")
    case "low-confidence":
      try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Really?")
    default:
      try await requestConfirmation(actionName: .go, dialog: "Go on?")
    }
    return .result(value: what)
  }
}

struct PlantInSoilIntent: AppIntent {
  static let title: LocalizedStringResource = "Plant in Soil"
  static let isDiscoverable = false

  @Parameter(
    title: "Plant",
    requestValueDialog: "Which plant?",
    requestDisambiguationDialog: "Which one?"
  )
  var plant: Plant
  @Parameter(title: "Soil") var soil: Soil
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "\(plant) in \(soil).")
  }
}

struct GuardedIntent: AppIntent {
  static let title: LocalizedStringResource = "Guarded"
  static let isDiscoverable = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some ReturnsValue<Int> { .result(value: 1) }
}

struct LockedIntent: AppIntent {
  static let title: LocalizedStringResource = "Locked"
  static let isDiscoverable = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  func perform() async throws -> some ReturnsValue<Int> { .result(value: 1) }
}
