import Moments
import Testing
import WidgetTimeline

@testable import SharedStore
@testable import widgetctl

@Suite("Stacks in words", .timeLimit(.minutes(2)))
struct StackWordsTests {
  /// Returns a stack of widgets, whose scores are given by their ids; `nil` if there are none.
  private func stack(_ scores: [Int64: Double]) -> PlacedStack? {
    let ids = scores.keys.sorted()
    let members = ids.map { id in
      StackMember(
        id: id,
        provider: "\(id)",
        relevances: [.init(date: .earliest, score: scores[id] ?? 0)]
      )
    }
    guard !members.isEmpty else { return nil }
    let choice = StackChoice(members)
    let widgets = ids.map { id in
      PlacedWidget(
        id: id,
        shortID: "\(id)",
        extensionName: "E",
        kind: "kind\(id)",
        family: 1,
        configuration: [],
        position: id,
        name: nil
      )
    }
    let now = Instant(microseconds: 0)
    return PlacedStack(name: "day", members: widgets, choice: choice, front: choice.front(at: now))
  }

  /// The scores by id, the ids of widgets that support a single line, and the expected words.
  @Test(
    arguments: [
      ([1: 0, 2: 5, 3: 0], [1, 2, 3], nil),
      ([1: 0, 2: 5, 3: 4], [2], nil),
      // The next that matters, not the next in order.
      ([1: 0, 2: 5, 3: 4], [1, 3], "3 (kind3), as 2 (kind2) has no size inline"),
      ([1: 0, 2: 5, 3: 0], [1, 3], "1 (kind1), as 2 (kind2) has no size inline"),
      ([1: 0, 2: 5], [], "none of them has the size inline"),
    ] as [([Int64: Double], [Int64], String?)]
  )
  func `one line is of who matters most among those that come in one`(
    _ scores: [Int64: Double],
    _ able: [Int64],
    _ words: String?
  ) throws {
    let all = try #require(stack(scores))
    let inLine = stack(scores.filter { able.contains($0.key) })
    #expect(StackWords(stack: all, now: 0, zone: .utc).line(inLine) == words)
  }
}
