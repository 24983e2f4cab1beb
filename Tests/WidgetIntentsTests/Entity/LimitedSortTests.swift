import Foundation
import SeededNumbers
import Testing

@testable import WidgetIntents

@Suite("The first entities in an order", .timeLimit(.minutes(5)))
struct LimitedSortTests {
  private let rule = ValueComparison(
    IntentContext(now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
  )

  private func entity(_ number: Int, rank: IntentValue) -> EntityValue {
    EntityValue(
      type: "Thing",
      id: String(number),
      title: "",
      properties: [.init(name: "rank", value: rank)]
    )
  }

  @Test(arguments: [nil, 0, 1, 7, 100, 5_000], [[], [false], [true]] as [[Bool]])
  func `they are the first of all of them sorted`(limit: Int?, directions: [Bool]) {
    var numbers = SplitMix64(seed: 7)
    let sorts = directions.map { EntitySort(property: "rank", isDescending: $0) }
    let ranks: [IntentValue] = (0..<1_000).map { _ in
      let rank = Int.random(in: 0...40, using: &numbers)
      return rank == 0 ? .none : .int(rank)
    }
    var first = LimitedSort<Int>(by: sorts, limit: limit, rule)
    for (number, rank) in ranks.enumerated() {
      first.insert(number, at: entity(number, rank: rank))
    }
    let order = EntityOrder(sorts, rule)
    let expected = ranks.indices.sorted { left, right in
      if order.precedes([ranks[left]], [ranks[right]]) { return true }
      if order.precedes([ranks[right]], [ranks[left]]) { return false }
      return left < right
    }
    let sorted = first.sorted()
    #expect(sorted == Array(expected.prefix(limit ?? .max)))
  }

  @Test func `without an order the first that come settle it`() {
    var first = LimitedSort<Int>(by: [], limit: 2, rule)
    #expect(!first.isSettled)
    for number in 0..<2 { first.insert(number, at: entity(number, rank: .none)) }
    #expect(first.isSettled)
    #expect(LimitedSort<Int>(by: [], limit: 0, rule).isSettled)
    #expect(!LimitedSort<Int>(by: [], limit: nil, rule).isSettled)
  }
}
