import Ground
import Testing

@testable import FeedWidgets

@Suite("Numbers that nothing has", .timeLimit(.minutes(5)))
struct UnknownNumberTests {
  private let world: FeedWorld

  init() throws {
    world = try FeedWorld()
  }

  // BW-10
  @Test func `a number beyond the known list is refused, also where the source does not answer`()
    async throws
  {
    let network = ScriptedTransport { _, _ in .failure(.offline) }
    let series = Series(
      services: world.services(network, addresses: ["CHARACTERS": "https://a.org"])
    )
    let known = try await series.service(of: .web, configured: nil).characters(page: 1).value.info
      .count
    func open(_ id: Int) async throws -> String {
      try await series.select(
        .character,
        id,
        from: SeriesPlace(),
        select: { $0.open(.character(id)) },
        takeBack: { state, _ in state.path.removeAll { $0 == .character(id) } },
        name: { (service) throws(FeedError) in try await service.character(id).value.name },
        count: { (service) throws(FeedError) in
          try await service.characters(page: 1).value.info.count
        }
      )
    }
    let error = await #expect(throws: SeriesError.self) { try await open(99_999) }
    #expect(error == .unknown(.character, id: 99_999, known: known))
    #expect(error?.message == "there is no character 99999")
    // Nothing was selected, not even until the answer came: there is nothing to undo.
    #expect(try await world.store.read { try $0.fetch(SeriesState.self, limit: 1) }.isEmpty)
    _ = try await open(1)
    #expect(try await SeriesStore(store: world.store).state().character == 1)
  }
}
