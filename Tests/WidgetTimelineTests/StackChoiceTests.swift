import Moments
import SeededNumbers
import Testing

@testable import WidgetTimeline

@Suite("Who is in front of a stack", .timeLimit(.minutes(2)))
struct StackChoiceTests {
  private typealias Relevance = StackMember.Relevance

  /// Returns the instant a number of minutes after 1970-01-01 00:00 UTC.
  private static func at(_ minutes: Double) -> Instant {
    Instant(microseconds: Int64(minutes * 60_000_000))
  }

  /// Returns a member of a stack; each entry has its minute, its score, and the minutes for which
  /// the score is valid.
  private static func member(
    _ id: Int64,
    of provider: String? = nil,
    greatest: Double = 0,
    made: Double? = nil,
    _ entries: [(Double, Double, Double)]
  ) -> StackMember {
    StackMember(
      id: id,
      provider: provider ?? "\(id)",
      greatest: greatest,
      made: made.map(at),
      relevances: entries.map { Relevance(date: at($0), score: $1, duration: $2 * 60) }
    )
  }

  /// Returns the ids of the front members at these minutes.
  private static func fronts(
    _ choice: StackChoice,
    _ minutes: [Double]
  ) -> [Int64] {
    minutes.map { choice.members[choice.front(at: at($0)).place].id }
  }

  struct Situation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let members: [StackMember]
    let minutes: [Double]
    let expected: [Int64]
  }

  static let situations = [
    // WK-109
    Situation(
      testDescription: "nobody is relevant: the first of the user's order",
      members: [member(1, []), member(2, [])],
      minutes: [-1e6, 0, 1e6],
      expected: [1, 1, 1]
    ),
    // WK-109
    Situation(
      testDescription: "who alone is relevant comes to the front, and leaves it",
      members: [member(1, []), member(2, [(10, 5, 20)])],
      minutes: [9.99, 10, 29.99, 30],
      expected: [1, 2, 2, 1]
    ),
    // WK-106
    Situation(
      testDescription: "scores count as parts of what their own provider gives at most",
      members: [member(1, [(0, 100, 0), (10, 40, 0)]), member(2, [(0, 0.3, 0), (10, 0.9, 0)])],
      minutes: [0, 9, 10, 50],
      expected: [1, 1, 2, 2]
    ),
    // WK-106
    Situation(
      testDescription: "the greatest score of the past counts too",
      members: [member(1, greatest: 100, [(0, 5, 0)]), member(2, greatest: 8, [(0, 4, 0)])],
      minutes: [0, 10],
      expected: [2, 2]
    ),
    // WK-106
    Situation(
      testDescription: "members of one kind share a scale",
      members: [member(1, of: "to-do", [(0, 3, 0)]), member(2, of: "to-do", [(0, 9, 0)])],
      minutes: [0],
      expected: [2]
    ),
    // WK-107
    Situation(
      testDescription:
        "a score of 0 or less is not shown for its own sake, and ends what was before",
      members: [member(1, []), member(2, [(0, 5, 0), (10, 0, 0), (20, 1, 0), (30, -4, 0)])],
      minutes: [5, 10, 20, 30],
      expected: [2, 1, 2, 1]
    ),
    // WK-108
    Situation(
      testDescription: "a duration of 0 holds until the next entry that has a relevance",
      members: [member(1, [(0, 1, 0)]), member(2, [(0, 2, 0), (600, 1, 0)])],
      minutes: [0, 599, 600],
      expected: [1, 1, 1]
    ),
    // WK-108
    Situation(
      testDescription: "the last entry with a relevance decides, also after its duration",
      members: [member(1, []), member(2, [(0, 5, 300), (10, 4, 5)])],
      minutes: [9, 14, 15, 60],
      expected: [2, 2, 1, 1]
    ),
    // WK-109
    Situation(
      testDescription: "equal ones keep the user's order",
      members: [member(1, []), member(2, [(0, 7, 0)]), member(3, [(0, 1, 0)])],
      minutes: [0, 100],
      expected: [2, 2]
    ),
    Situation(
      testDescription: "who has come to the front stays for a minute",
      members: [member(1, [(10.5, 9, 20)]), member(2, [(10, 5, 40)])],
      minutes: [10, 10.5, 10.99, 11, 30.49, 30.5],
      expected: [2, 2, 2, 1, 1, 2]
    ),
    Situation(
      testDescription: "who is over within a minute is never shown in another one's",
      members: [member(1, []), member(2, [(10, 5, 10)]), member(3, [(10.1, 1, 0.5)])],
      minutes: [10, 10.2, 10.8, 19, 20],
      expected: [2, 2, 2, 2, 1]
    ),
    Situation(
      testDescription: "a timeline that was made a moment ago brings nobody to the front anew",
      members: [member(1, [(10.9, 9, 20)]), member(2, made: 10.5, [(10.5, 5, 40)])],
      minutes: [10.5, 10.89, 10.9],
      expected: [2, 2, 1]
    ),
    Situation(
      testDescription: "what is not a number and what lasts for ever trap nowhere",
      members: [
        member(1, [(0, .nan, 0), (1, .infinity, 0)]), member(2, [(0, 1e308, 1e300)]),
        member(3, greatest: .nan, [(0, 1, -5)]),
      ],
      minutes: [0, 1, 1e9],
      expected: [2, 2, 2]
    ),
  ]

  @Test(arguments: situations)
  func `the front is who matters most`(situation: Situation) {
    let choice = StackChoice(situation.members)
    #expect(Self.fronts(choice, situation.minutes) == situation.expected)
  }

  @Test func `the next change is known beforehand`() {
    let choice = StackChoice([Self.member(1, []), Self.member(2, [(10, 5, 20), (60, 5, 0)])])
    var changes: [Instant] = []
    var now = Self.at(0)
    while let next = choice.front(at: now).until {
      changes.append(next)
      now = next
    }
    #expect(changes == [Self.at(10), Self.at(30), Self.at(60)])
    #expect(choice.front(at: Self.at(0)).since == nil)
    #expect(choice.front(at: Self.at(45)).since == Self.at(30))
  }

  @Test func `who is turned to by hand stays until the time is over`() {
    // WK-109: the user's choice holds for a time
    let members = [Self.member(1, [(0, 9, 0)]), Self.member(2, [(5, 1, 1)]), Self.member(3, [])]
    let kept = StackChoice.Kept(member: 3, since: Self.at(2), until: Self.at(12))
    let choice = StackChoice(members, kept: kept)
    #expect(Self.fronts(choice, [2, 5, 11.99, 12]) == [3, 3, 3, 1])
    #expect(choice.front(at: Self.at(3)).until == Self.at(12))
    let gone = StackChoice.Kept(member: 4, since: Self.at(2), until: Self.at(12))
    #expect(StackChoice(members, kept: gone) == StackChoice(members))
  }

  @Test func `a part is told only while its member is relevant`() {
    let choice = StackChoice([Self.member(1, greatest: 10, [(10, 5, 20)])])
    #expect([9.0, 10, 29, 30].map { choice.part(of: 0, at: Self.at($0)) } == [nil, 0.5, 0.5, nil])
  }
}

/// Compares the choice with a simple model that examines each second.
@Suite("A stack beside a naive model", .timeLimit(.minutes(2)))
struct StackModelTests {
  private static let seconds = 1_200

  /// Returns the index of the front member for each second, by examining every entry.
  private static func model(_ members: [StackMember]) -> [Int] {
    func part(_ place: Int, _ second: Int) -> Double {
      let member = members[place]
      let greatest =
        members.filter { $0.provider == member.provider }
        .flatMap { $0.relevances.map(\.score) + [$0.greatest] }.max() ?? 0
      let now = Instant(secondsSince1970: Int64(second))
      guard let last = member.relevances.last(where: { $0.date <= now }), last.score > 0 else {
        return 0
      }
      let age = Double(Int64(second) - last.date.secondsSince1970)
      return last.duration > 0 && age >= last.duration ? 0 : last.score / greatest
    }
    var (front, since) = (0, -1_000)
    return (0..<seconds).map { second in
      let parts = members.indices.map { part($0, second) }
      let best = parts.firstIndex(of: parts.max() ?? 0) ?? 0
      if best != front, second - since >= 60 { (front, since) = (best, second) }
      return front
    }
  }

  @Test(arguments: 0..<200)
  func `the choice is the model's at each second, and changes when it said`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let members = (0..<(1 + numbers.below(StackChoice.mostMembers))).map { id in
      let dates = Set((0..<numbers.below(8)).map { _ in 1 + numbers.below(Self.seconds) })
      return StackMember(
        id: Int64(id),
        provider: "\(numbers.below(4))",
        greatest: Double(numbers.below(3) * 10),
        relevances: dates.sorted().map { date in
          .init(
            date: Instant(secondsSince1970: Int64(date)),
            score: Double(numbers.below(7) - 1),
            duration: Double(numbers.oneIn(2) ? 0 : numbers.below(200))
          )
        }
      )
    }
    let choice = StackChoice(members)
    let expected = Self.model(members)
    var next = choice.front(at: Instant(secondsSince1970: 0)).until
    for second in 0..<Self.seconds {
      let now = Instant(secondsSince1970: Int64(second))
      let front = choice.front(at: now)
      #expect(front.place == expected[second], "at second \(second)")
      if second > 0, front.place != expected[second - 1] { #expect(next == now) }
      next = front.until
    }
  }
}
