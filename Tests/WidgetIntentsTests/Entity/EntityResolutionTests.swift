import Testing

@testable import WidgetIntents

@Suite("Finding the entity that a text means", .timeLimit(.minutes(5)))
struct EntityResolutionTests {
  @Test func `an exact id wins and ids are matched, not counted`() async throws {  // AI-45, CL-10
    #expect(try await Garden.run("repot-plant", ("plant", "2")).dialog == "Repotted Oak in Peat.")
  }

  // AI-45
  @Test func `of entities that were not asked for none is taken`() async throws {
    let context = try Garden.context()
    let cellar = try await Cellar._resolve(.text("2"), parameter: "cellar", in: context)
    #expect(cellar.id == 2)
    let error = await #expect(throws: IntentError.self) {
      try await Cellar._resolve(.text("9"), parameter: "cellar", in: context)
    }
    #expect(error == .notFound(entity: "cellar", text: "9", suggestion: nil))
  }

  @Test func `without a resolving query a unique title is enough, case apart`() async throws {
    #expect(
      try await Garden.run("repot-plant", ("plant", "bASIL")).dialog == "Repotted Basil in Peat."
    )
  }

  @Test func `a number is never the beginning of another`() async throws {  // CL-10
    let error = try await Garden.error("repot-plant", ("plant", "12"))
    #expect(error == .notFound(entity: "plant", text: "12", suggestion: nil))
    #expect(error.exitCode == 1)
  }

  @Test func `namesakes are listed with their ids`() async throws {
    let error = try await Garden.error("repot-plant", ("plant", "rose"))
    #expect(error.message == "“rose” matches more than one plant: 4 (Rose) or 5 (Rose)")
    #expect(error.hint == "write the id, for example 4")
    #expect(error.exitCode == 64)
  }

  @Test func `a mistyped title gets a suggestion`() async throws {
    let error = try await Garden.error("repot-plant", ("plant", "bsail"))
    #expect(error.hint == "did you mean “Basil”?")
  }

  @Test func `a resolving query understands unique beginnings`() async throws {  // CL-10
    let found = try await Garden.run("repot-plant", ("plant", "1"), ("helpers", "bee"))
    #expect(found.dialog == "Repotted Fern in Peat.")
    let error = try await Garden.error("repot-plant", ("plant", "1"), ("helpers", "ant"))
    #expect(
      error
        == .ambiguous(
          entity: "pet",
          text: "ant",
          candidates: [
            .init(id: "ant-1", title: "pet ant-1"), .init(id: "ant-2", title: "pet ant-2"),
          ]
        )
    )
    let missing = try await Garden.error("repot-plant", ("plant", "1"), ("helpers", "cow"))
    #expect(missing == .notFound(entity: "pet", text: "cow", suggestion: "bee-1"))
  }

  // AI-39
  @Test func `an entity value is found by its id alone, never by its title`() async throws {
    let runner = IntentRunner(registry: try Garden.registry(), context: try Garden.context())
    let gone = IntentValue.entity(EntityValue(type: "Plant", id: "Fern", title: "Fern"))
    let error = await #expect(throws: IntentError.self) {
      try await runner.run("repot-plant", [IntentArgument("plant", value: gone)])
    }
    #expect(error == .notFound(entity: "plant", text: "Fern", suggestion: nil))
  }

  @Test func `an entity of another type is mistyped`() async throws {
    let runner = IntentRunner(registry: try Garden.registry(), context: try Garden.context())
    let pet = IntentValue.entity(EntityValue(type: "Pet", id: "1", title: "One"))
    let error = await #expect(throws: IntentError.self) {
      try await runner.run("repot-plant", [IntentArgument("plant", value: pet)])
    }
    #expect(error?.exitCode == 64)
  }

  @Test func `an absurdly long id is not looked for`() async throws {  // AI-39
    let error = try await Garden.error(
      "repot-plant",
      ("plant", String(repeating: "1", count: 600))
    )
    #expect(error.message.count < 60)
  }
}

private struct Cellar: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cellar"
  static let defaultQuery = CellarQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { "Cellar" }
}

/// A query that returns all entities for any identifiers.
private struct CellarQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Cellar] {
    [1, 2, 3].map { Cellar(id: $0) }
  }
}
