import FoundationEssentials
import Testing

@testable import WidgetIntents

@Suite("Finding entities", .timeLimit(.minutes(5)))
struct FinderTests {
  private func ids(
    _ filter: EntityFilter = .all,
    by sorts: [EntitySort] = [],
    limit: Int? = nil
  ) async throws -> String {
    let finder = EntityFinder(registry: try Garden.registry(), context: try Garden.context())
    return try await finder.find("Plant", where: filter, sortedBy: sorts, limit: limit)
      .map(\.id).joined(separator: " ")
  }

  @Test func `without criteria everything comes in the query's order`() async throws {
    #expect(try await ids() == "1 2 3 4 5")
    #expect(try await ids(limit: 2) == "1 2")
    #expect(try await ids(limit: -1) == "")
  }

  @Test(arguments: [
    ("isWatered", EntityComparison.equalTo, "false", "2 3 4 5"),
    ("isWatered", .notEqualTo, "no", "1"),
    ("height", .greaterThan, "1", "2 5"), ("height", .greaterThanOrEqualTo, "1", "2 4 5"),
    ("height", .lessThan, "0.5", "3"), ("height", .lessThanOrEqualTo, "0.5", "1 3"),
    ("name", .contains, "A", "2 3"), ("name", .hasPrefix, "ro", "4 5"),
    ("name", .hasSuffix, "IL", "3"), ("id", .equalTo, "4", "4"),
    // LG-10: comparing nil is false; asking for nil is not.
    ("due", .lessThan, "now", "2 3"), ("due", .lessThanOrEqualTo, "now", "2 3"),
    ("due", .greaterThanOrEqualTo, "1970-01-01T00:20Z", "2"),
    ("due", .equalTo, "none", "1 4 5"), ("due", .notEqualTo, "nil", "2 3"),
  ])
  func `a comparison keeps what fits`(
    property: String,
    comparison: EntityComparison,
    operand: String,
    found: String
  ) async throws {
    #expect(try await ids(.compare(property: property, comparison, .text(operand))) == found)
  }

  @Test func `comparisons combine`() async throws {
    let rose = EntityFilter.compare(property: "name", .equalTo, .text("Rose"))
    let tall = EntityFilter.compare(property: "height", .greaterThan, .value(.int(1)))
    #expect(try await ids(.and([rose, tall])) == "5")
    #expect(try await ids(.or([rose, tall])) == "2 4 5")
    #expect(try await ids(.and([.not(rose), .or([tall])])) == "2")
  }

  @Test func `sorting keeps the order of equals and puts nothing last`() async throws {
    #expect(try await ids(by: [EntitySort(property: "due")]) == "3 2 1 4 5")
    #expect(try await ids(by: [EntitySort(property: "due", isDescending: true)]) == "2 3 1 4 5")
    let byName = [
      EntitySort(property: "name", isDescending: true), EntitySort(property: "height"),
    ]
    #expect(try await ids(by: byName, limit: 3) == "4 5 2")
  }

  @Test func `an unknown property gets a suggestion`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await ids(.compare(property: "isWaterd", .equalTo, .text("true")))
    }
    #expect(error?.hint == "did you mean “isWatered”?")
    let sorted = await #expect(throws: IntentError.self) {
      try await ids(by: [EntitySort(property: "colour")])
    }
    #expect(sorted?.hint == "known: name, isWatered, due, height")
  }

  @Test func `an operand of the wrong type is refused`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await ids(.compare(property: "height", .lessThan, .text("tall")))
    }
    #expect(error?.exitCode == 64)
  }

  @Test func `a filter without end is refused`() async throws {
    var filter = EntityFilter.all
    for _ in 0..<100 { filter = .not(filter) }
    let deep = filter
    await #expect(throws: IntentError.self) { try await ids(deep) }
  }
}
