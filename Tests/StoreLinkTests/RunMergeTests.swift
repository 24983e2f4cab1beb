public import SharedStore
import Testing

@testable import StoreLink

@Suite("One machine's runs behind the log", .timeLimit(.minutes(2)))
struct RunMergeTests {
  private static let rules: MergeRules = [
    "todos": [
      "tags": .lines, "modified": .greatest, "follows": .once, "after": .reference("todos"),
    ]
  ]
  private static let milk = RecordName("todos", "milk")

  private static func run(
    _ id: String,
    by machine: Int64,
    at made: Int64,
    knowing known: Int = 1,
    key: String? = nil,
    undoing reverses: [String] = [],
    _ changes: [LinkedChange] = []
  ) -> LinkedRun {
    LinkedRun(
      id: id,
      key: key,
      machine: machine,
      made: made,
      known: known,
      reverses: reverses,
      changes: changes
    )
  }

  private static func edit(
    _ column: String,
    _ before: StoreValue,
    _ after: StoreValue,
    of record: RecordName = milk
  ) -> LinkedChange {
    LinkedChange(record, before: [column: before], after: [column: after])
  }

  private static let columns: [String: StoreValue] = [
    "name": "Milk", "tags": "shop", "done": 0, "modified": 1, "follows": .null, "after": .null,
  ]
  private static let added = run(
    "added",
    by: 1,
    at: 1,
    knowing: 0,
    [LinkedChange(milk, before: nil, after: columns)]
  )
  private static let removal = LinkedChange(milk, before: columns, after: nil)

  /// Returns a history in which machine 1 adds the to-do, followed by its runs that machine 2 does
  /// not know.
  private static func log(_ runs: LinkedRun...) -> LinkHistory {
    var history = LinkHistory(rules)
    for run in [added] + runs { history.append(run) }
    return history
  }

  private static func merged(_ run: LinkedRun, behind history: LinkHistory) throws -> MergedRun {
    try #require(RunMerge.merged([run], behind: history).first)
  }

  // LK-4
  @Test(
    arguments: [
      // Nobody else has touched it.
      ("done", 0, "name", 9, 5, StoreValue?.some("Oat milk"), nil),
      // The same value leaves nothing.
      ("name", "Oat milk", "name", 9, 5, nil, nil),
      // The one made later stands, whichever is merged first.
      ("name", "Soy milk", "name", 9, 5, "Oat milk", "replaced"),
      ("name", "Soy milk", "name", 5, 9, nil, "lost"),
    ] as [(String, StoreValue, String, Int64, Int64, StoreValue?, String?)]
  )
  func `of one column the value that was made later stands`(
    _ otherColumn: String,
    _ other: StoreValue,
    _ column: String,
    _ made: Int64,
    _ otherMade: Int64,
    _ expected: StoreValue?,
    _ told: String?
  ) throws {
    let before = try #require(Self.columns[otherColumn])
    let theirs = Self.run("theirs", by: 1, at: otherMade, [Self.edit(otherColumn, before, other)])
    let mine = Self.run("mine", by: 2, at: made, [Self.edit(column, "Milk", "Oat milk")])
    let merged = try Self.merged(mine, behind: Self.log(theirs))
    #expect(merged.run.changes.first?.after?[column] == expected)
    let outcome = merged.outcomes.first.map { String("\($0)".prefix { $0 != "(" }) }
    #expect(outcome == told)
    if told == "lost" {
      let kept = MergedRun.Outcome.lost(Self.milk, column: "name", value: "Oat milk", to: "theirs")
      #expect(merged.outcomes == [kept])
    }
  }

  @Test func `a value that others have changed and changed back is no conflict`() throws {
    let log = Self.log(
      Self.run("theirs", by: 1, at: 9, [Self.edit("name", "Milk", "Soy milk")]),
      Self.run(
        "back",
        by: 1,
        at: 10,
        knowing: 2,
        undoing: ["theirs"],
        [
          Self.edit("name", "Soy milk", "Milk")
        ]
      )
    )
    let mine = Self.run("mine", by: 2, at: 5, [Self.edit("name", "Milk", "Oat milk")])
    let merged = try Self.merged(mine, behind: log)
    #expect(merged == MergedRun(mine, []))
  }

  @Test func `lines merge by lines, and the greater of two instants stands in silence`() throws {
    let theirs = Self.run(
      "theirs",
      by: 1,
      at: 9,
      [
        Self.edit("tags", "shop", "shop\nurgent"), Self.edit("modified", 1, 9),
      ]
    )
    let mine = Self.run(
      "mine",
      by: 2,
      at: 5,
      [
        Self.edit("tags", "shop", "home"), Self.edit("modified", 1, 5),
      ]
    )
    let merged = try Self.merged(mine, behind: Self.log(theirs))
    #expect(merged.run.changes == [Self.edit("tags", "shop\nurgent", "home\nurgent")])
    #expect(merged.outcomes.isEmpty)
  }

  // LK-4
  @Test func `an edit brings back what another has removed, as it was then`() throws {
    let theirs = Self.run("theirs", by: 1, at: 9, [Self.edit("done", 0, 1)])
    var last = Self.columns
    last["done"] = 1
    let removal = LinkedChange(Self.milk, before: last, after: nil)
    let log = Self.log(theirs, Self.run("gone", by: 1, at: 10, knowing: 2, [removal]))
    let mine = Self.run("mine", by: 2, at: 5, [Self.edit("name", "Milk", "Oat milk")])
    let merged = try Self.merged(mine, behind: log)
    #expect(merged.outcomes == [.broughtBack(Self.milk, removedBy: "gone")])
    last["name"] = "Oat milk"
    #expect(merged.run.changes == [LinkedChange(Self.milk, before: nil, after: last)])
  }

  // LK-4
  @Test func `what was removed twice comes back as it was at its last removal`() throws {
    var back = Self.columns
    back["done"] = 1
    let log = Self.log(
      Self.run("gone", by: 1, at: 3, [Self.removal]),
      Self.run("back", by: 1, at: 4, [LinkedChange(Self.milk, before: nil, after: back)]),
      Self.run("gone again", by: 1, at: 5, [LinkedChange(Self.milk, before: back, after: nil)])
    )
    let mine = Self.run("mine", by: 2, at: 6, [Self.edit("name", "Milk", "Oat milk")])
    let merged = try Self.merged(mine, behind: log)
    #expect(merged.outcomes == [.broughtBack(Self.milk, removedBy: "gone again")])
    back["name"] = "Oat milk"
    #expect(merged.run.changes == [LinkedChange(Self.milk, before: nil, after: back)])
  }

  // LK-4
  @Test(
    arguments: [("name", "Oat milk", true), ("modified", 9, false)] as [(String, StoreValue, Bool)]
  )
  func `a removal gives way to an edit that it did not know`(
    _ column: String,
    _ value: StoreValue,
    _ isKept: Bool
  ) throws {
    let before = try #require(Self.columns[column])
    let theirs = Self.run("theirs", by: 1, at: 3, [Self.edit(column, before, value)])
    let mine = Self.run("mine", by: 2, at: 5, [Self.removal])
    let merged = try Self.merged(mine, behind: Self.log(theirs))
    #expect(merged.run.changes.isEmpty == isKept)
    #expect(merged.outcomes == (isKept ? [.kept(Self.milk, editedBy: "theirs")] : []))
  }

  @Test func `two machines that complete a repeated to-do make one next one`() throws {
    func next(_ name: String) -> LinkedChange {
      let values = Self.columns.merging(["follows": "milk"]) { $1 }
      return LinkedChange(RecordName("todos", name), before: nil, after: values)
    }
    let log = Self.log(
      Self.run("theirs", by: 1, at: 3, [Self.edit("done", 0, 1), next("first")])
    )
    let mine = [
      Self.run("mine", by: 2, at: 5, [Self.edit("done", 0, 1), next("second")]),
      // What this machine does with its own means the other one's.
      Self.run(
        "later",
        by: 2,
        at: 6,
        [
          Self.edit("name", "Milk", "Bread", of: RecordName("todos", "second")),
          Self.edit("after", .null, "second", of: Self.milk),
        ]
      ),
    ]
    let merged = RunMerge.merged(mine, behind: log)
    let (first, second) = (RecordName("todos", "first"), RecordName("todos", "second"))
    #expect(merged.map(\.outcomes) == [[.joined(second, with: first, column: "follows")], []])
    #expect(merged[0].run.changes.isEmpty)
    #expect(
      merged[1].run.changes == [
        Self.edit("name", "Milk", "Bread", of: first), Self.edit("after", .null, "first"),
      ]
    )
  }

  // LK-5
  @Test func `an undo is asked again, and dropped where another has changed the record`() throws {
    let own = Self.run("own", by: 2, at: 2, [Self.edit("done", 0, 1)])
    let undo = Self.run("undo", by: 2, at: 6, knowing: 2, undoing: ["own"])
    let alone = try Self.merged(undo, behind: Self.log(own))
    #expect(alone.run.changes == [Self.edit("done", 1, 0)])
    let theirs = Self.run("theirs", by: 1, at: 3, knowing: 2, [Self.edit("name", "Milk", "Tea")])
    let refused = try Self.merged(undo, behind: Self.log(own, theirs))
    #expect(refused.run.changes.isEmpty)
    #expect(refused.outcomes == [.undoRefused(Self.milk, changedBy: "theirs")])
    let twice = try Self.merged(
      Self.run("again", by: 2, at: 7, knowing: 2, undoing: ["own"]),
      behind: Self.log(own, alone.run)
    )
    #expect(twice.outcomes == [.undoWithoutRun("own")])
    // A redo takes the undo back.
    let redo = Self.run("redo", by: 2, at: 8, knowing: 3, undoing: ["undo"])
    let back = try Self.merged(redo, behind: Self.log(own, alone.run))
    #expect(back.run.changes == [Self.edit("done", 0, 1)])
  }

  @Test func `a run whose key another machine has used answers as that one did`() throws {
    let theirs = Self.run("theirs", by: 1, at: 3, key: "k", [Self.edit("done", 0, 1)])
    let mine = Self.run("mine", by: 2, at: 5, key: "k", [Self.edit("done", 0, 1)])
    let merged = try Self.merged(mine, behind: Self.log(theirs))
    #expect(merged.outcomes == [.answered(by: "theirs")])
    #expect(!merged.isAppended)
    #expect(merged.run.changes.isEmpty)
  }

  // LK-3
  @Test func `the same runs behind a longer log are merged from what they meant`() throws {
    let mine = Self.run("mine", by: 2, at: 5, [Self.edit("name", "Milk", "Oat milk")])
    let later = Self.run("theirs", by: 1, at: 9, [Self.edit("name", "Milk", "Soy milk")])
    #expect(try Self.merged(mine, behind: Self.log(later)).run.changes.isEmpty)
    let back = Self.run(
      "back",
      by: 1,
      at: 10,
      knowing: 2,
      undoing: ["theirs"],
      [
        Self.edit("name", "Soy milk", "Milk")
      ]
    )
    #expect(try Self.merged(mine, behind: Self.log(later, back)).run == mine)
  }
}

extension StoreValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
}

extension StoreValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
}
