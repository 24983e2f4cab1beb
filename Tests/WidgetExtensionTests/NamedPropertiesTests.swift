import Ground
import TestSupport
import Testing
import WidgetIntents

@testable import WidgetExtension

/// The entity that made a cup; it counts how often its display representation is read.
private struct CupMaker: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup Maker"
  static let defaultQuery = CupMakers()
  static let reads = Guarded(0)

  let id: Int

  var displayRepresentation: DisplayRepresentation {
    Self.reads.withLock { $0 += 1 }
    return "Maker"
  }
}

private struct CupMakers: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [CupMaker] { [] }
}

private struct Cup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = Cups()
  /// The number of cups, more than fit into one part of a list.
  static let all = 300

  let id: Int
  @Property(title: "Number") var number: Int
  @Property(title: "Colour") var colour: String
  @Property(title: "Maker") var maker: CupMaker

  init(_ id: Int) {
    self.id = id
    number = id
    colour = id.isMultiple(of: 2) ? "white" : "blue"
    maker = CupMaker(id: id)
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: "cup \(number)")
  }
}

private struct Cups: EnumerableEntityQuery {
  func allEntities() async throws -> [Cup] { (1...Cup.all).map(Cup.init) }

  func entities(for identifiers: [Int]) async throws -> [Cup] { identifiers.map(Cup.init) }
}

private struct ListCups: ReadOnlyIntent {
  static let title: LocalizedStringResource = "List Cups"

  func perform() async throws -> some ReturnsValue<[Cup]> {
    .result(value: (1...Cup.all).map(Cup.init))
  }
}

/// The tests are serialized because the number of reads is counted for the whole process.
@Suite("Properties that a request names", .serialized, .timeLimit(.minutes(5)))
struct NamedPropertiesTests {
  private static let previous = ProtocolVersion(rawValue: 1)

  private let cups: ServedNotes

  init() throws {
    cups = try ServedNotes(
      intents: IntentRegistry(intents: [ListCups.self], entities: [Cup.self, CupMaker.self])
    )
    CupMaker.reads.withLock { $0 = 0 }
  }

  private var reads: Int { CupMaker.reads.withLock { $0 } }

  private func list(_ properties: [String]?) async throws -> [EntityValue] {
    var request = PerformRequest(intent: "list-cups", runID: "r", origin: "perform", now: 0)
    request.properties = properties
    let reply = try await cups.ask { [request] client throws(ExtensionError) in
      try client.perform(request, within: ServedNotes.patience)
    }
    guard case .list(let values) = reply.outcome.value else { return [] }
    return values.compactMap { if case .entity(let entity) = $0 { entity } else { nil } }
  }

  @Test func `a search reads and returns no others`() async throws {
    let found = try await cups.find(FindRequest(entity: "Cup", now: 0, properties: ["number"]))
    #expect(found.count == Cup.all)
    #expect(found.allSatisfy { $0.properties.map(\.name) == ["number"] })
    #expect(found.map(\.title).last == "cup 300" && found.map(\.shortID).last == "300")
    #expect(reads == 0)
  }

  @Test func `a list that an intent returns has no others`() async throws {
    let listed = try await list(["maker", "number"])
    #expect(listed.count == Cup.all)
    #expect(listed.allSatisfy { $0.properties.map(\.name) == ["number", "maker"] })
    #expect(reads == Cup.all)
    #expect(try await list([]).allSatisfy(\.properties.isEmpty))
    #expect(reads == Cup.all)
  }

  @Test func `who names none gets all`() async throws {
    let all = ["number", "colour", "maker"]
    let found = try await cups.find(FindRequest(entity: "Cup", now: 0))
    #expect(found.allSatisfy { $0.properties.map(\.name) == all })
    #expect(try await list(nil).allSatisfy { $0.properties.map(\.name) == all })
  }

  @Test func `conditions and orders use what is not returned`() async throws {
    let request = FindRequest(
      entity: "Cup",
      filter: .compare(property: "colour", .equalTo, .text("blue")),
      sorts: [EntitySort(property: "number", isDescending: true)],
      limit: 2,
      now: 0,
      properties: ["maker"]
    )
    let found = try await cups.find(request)
    #expect(found.map(\.id) == ["299", "297"])
    #expect(found.allSatisfy { $0.properties.map(\.name) == ["maker"] })
  }

  @Test func `a name without a property is no error`() async throws {
    let found = try await cups.find(FindRequest(entity: "Cup", now: 0, properties: ["weight"]))
    #expect(found.count == Cup.all && found.allSatisfy(\.properties.isEmpty))
  }

  /// An extension of the previous version rejects a request with the field, so the field is left
  /// out and it returns all properties.
  @Test func `an extension of the version before is not asked for them`() throws {
    let search = FindRequest(entity: "Cup", now: 0, properties: ["number"])
    let named = ExtensionRequest(.find, search, naming: \.properties)
    #expect(try named.frame(1, version: .current).message(FindRequest.self) == search)
    let old = try named.frame(1, version: Self.previous)
    #expect(try old.body == MessageBytes.of(FindRequest(entity: "Cup", now: 0)))

    var call = PerformRequest(intent: "list-cups", runID: "r", origin: "perform", now: 0)
    let whole = try MessageBytes.of(call)
    call.properties = ["number"]
    let performance = ExtensionRequest(.perform, call, naming: \.properties)
    #expect(try performance.frame(1, version: Self.previous).body == whole)
    #expect(try performance.frame(1, version: .current).message(PerformRequest.self) == call)
  }
}
