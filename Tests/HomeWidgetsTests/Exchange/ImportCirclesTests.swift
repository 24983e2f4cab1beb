import Testing

@testable import HomeWidgets

@Suite("Circles of an import", .timeLimit(.minutes(2)))
struct ImportCirclesTests {
  private static func id(_ number: Int) -> ToDoID { ToDoID(bits: UInt64(number)) }

  /// Returns the dependencies that are left out, by the index of the waiting to-do; to-dos are
  /// named by their numbers.
  private static func edges(
    _ blockers: [[Int]],
    here: [Int: [Int]] = [:]
  ) -> [Int: [String]] {
    let dependencies = here.map { (id($0.key), $0.value.map(id)) }
    return ImportCircles(
      blockers.indices.map(String.init),
      blockers.map { $0.map(String.init) },
      id: { Int($0).map(id) },
      here: Dictionary(uniqueKeysWithValues: dependencies)
    ).edges
  }

  @Test(arguments: [
    ([[1], [2], [0, 3], []], [:], [2: ["0"]]),
    ([[0]], [:], [0: ["0"]]),
    // Through to-dos that are here: the file's last dependency on the way is the one.
    ([[10]], [10: [0]], [0: ["10"]]),
    ([[10], [11]], [10: [1], 11: [0]], [1: ["11"]]),
    ([[10, 12]], [10: [11], 11: [0], 12: [11]], [0: ["10", "12"]]),
    // No circle, and one that is not the file's.
    ([[10], [10]], [10: [11], 11: []], [:]),
    ([[10]], [10: [11], 11: [10]], [:]),
  ])
  func `the closing dependency of the file is left out`(
    blockers: [[Int]],
    here: [Int: [Int]],
    left: [Int: [String]]
  ) {
    #expect(Self.edges(blockers, here: here) == left)
  }

  @Test func `a chain as long as the file is looked at without a stack`() {
    let count = 200_000
    let blockers = (0..<count).map { [($0 + 1) % count] }
    #expect(Self.edges(blockers) == [count - 1: ["0"]])
  }

  private static func task(_ number: Int, after: [Int] = []) -> String {
    let uuid = { (number: Int) in
      "00000000-0000-4000-8000-\(String(repeating: "0", count: 12 - String(number).count))\(number)"
    }
    let depends =
      after.isEmpty
      ? "" : ",\"depends\":[\(after.map { "\"\(uuid($0))\"" }.joined(separator: ","))]"
    return """
      {"uuid":"\(uuid(number))","description":"task \(number)","status":"pending",\
      "entry":"20260101T000000Z"\(depends)}
      """
  }

  @Test func `a circle through to-dos that are here is cut before the first write and told`()
    async throws
  {
    let desk = try await ExchangeDesk()
    try await desk.importing(text: Self.task(2), as: "1.json")
    try await desk.importing(text: Self.task(1, after: [2]), as: "2.json")
    // The circle is in the third group that is written.
    let others = (3..<603).map { Self.task($0) }
    let text = (others + [Self.task(2, after: [1])]).joined(separator: "\n")
    try desk.write(text, to: "3.json")
    let options = ImportOptions(isDryRun: true)
    #expect(try await desk.importing("3.json", options).lines.last?.contains("left out") == true)
    let report = try await desk.importing("3.json")
    #expect(report.sentence == "Imported 600 to-dos, updated 1.")
    #expect(report.lines.contains { $0.contains("“task 2”") && $0.contains("left out") })
    #expect(try await desk.record("task 2").blockedBy == [])
    #expect(try await desk.importing("3.json").sentence == "Nothing new, 601 unchanged.")
    // The file keeps what it says.
    #expect(try await desk.exporting(to: "3.json").contains("\"depends\""))
  }
}
