import Testing

@testable import WidgetIntents

@Suite("Searches by a property query", .timeLimit(.minutes(5)))
struct PropertyQueryTests {
  private func questions(
    _ filter: EntityFilter,
    by sorts: [EntitySort] = [],
    limit: Int? = nil
  ) async throws -> (found: [String], asked: [BookQuery.Question]) {
    let registry = try IntentRegistry(intents: [], entities: [Book.self])
    let finder = EntityFinder(registry: registry, context: try Garden.context())
    let log = BookQuery.Log()
    let found = try await BookQuery.$log.withValue(log) {
      try await finder.find("Book", where: filter, sortedBy: sorts, limit: limit)
    }
    return (found.map(\.id), log.questions.withLock { $0 })
  }

  @Test func `comparisons reach the query in its own terms`() async throws {  // AI-47, AI-48
    let long = EntityFilter.compare(property: "pages", .greaterThan, .text("500"))
    let named = EntityFilter.compare(property: "title", .contains, .text("mm"))
    let (_, asked) = try await questions(
      .or([long, named]),
      by: [EntitySort(property: "pages", isDescending: true)],
      limit: 5
    )
    #expect(
      asked.last
        == BookQuery.Question(
          terms: [.longer(500), .titled("mm")],
          mode: .or,
          sorts: ["pages-"],
          limit: 5
        )
    )
  }

  @Test func `a comparison without a comparator is done on all entities`() async throws {  // LG-10
    let (found, asked) = try await questions(
      .compare(property: "pages", .lessThan, .text("500"))
    )
    #expect(found == ["1"])
    #expect(asked.last == BookQuery.Question(terms: [], mode: .and, sorts: [], limit: nil))
  }

  @Test func `a sort without an option is done on all entities`() async throws {
    let (found, _) = try await questions(.all, by: [EntitySort(property: "shelf")])
    #expect(found == ["1", "2"])
  }
}
